//! The player of Renju against the judge, and against plain searches.

mod maker;
mod opening;
mod plain;
mod position;
mod thinking;
mod vcf;
mod vct;

//! The player of Renju against the judge, and against plain searches.

mod attacks;
mod balance;
mod book;
mod forced;
mod hard;
mod maker;
mod network;
mod opening;
mod plain;
mod position;
mod solver;
mod thinking;
mod today;
mod vcf;
mod vct;

//! Closed sets of values that have names outside the program.

/// Makes an enum with a name for each value: `ALL`, `IDS`, `id` and `from_id`.
macro_rules! closed {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $value:ident = $id:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$doc])* $value,)* }

        impl $name {
            /// Every value.
            pub const ALL: [Self; Self::IDS.len()] = [$(Self::$value,)*];
            /// The names of the values.
            pub const IDS: &'static [&'static str] = &[$($id,)*];

            /// The name of the value.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$value => $id,)* }
            }

            /// The value with this name.
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.id() == id)
            }
        }
    };
}

pub(crate) use closed;

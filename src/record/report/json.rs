//! Reports as JSON. What they say are names and words of ours, in which nothing has to be escaped.

/// An object that is being written.
#[derive(Default)]
pub struct Object(String);

impl Object {
    fn key(&mut self, key: &str) {
        self.0 += if self.0.is_empty() { "{\"" } else { ",\"" };
        self.0 += key;
        self.0 += "\":";
    }

    /// A word, or `null`.
    pub fn word(&mut self, key: &str, word: Option<&str>) {
        self.key(key);
        match word {
            Some(word) => self.quote(word),
            None => self.0 += "null",
        }
    }

    /// A number.
    pub fn number(&mut self, key: &str, number: usize) {
        self.key(key);
        self.0 += &number.to_string();
    }

    /// A list of words.
    pub fn list(&mut self, key: &str, words: &[String]) {
        self.key(key);
        self.0.push('[');
        for (place, word) in words.iter().enumerate() {
            self.0 += if place == 0 { "" } else { "," };
            self.quote(word);
        }
        self.0.push(']');
    }

    /// An object inside.
    pub fn object(&mut self, key: &str, inner: Self) {
        self.key(key);
        self.0 += &inner.end();
    }

    /// All of it.
    pub fn end(self) -> String {
        self.0 + "}"
    }

    fn quote(&mut self, word: &str) {
        self.0.push('"');
        self.0 += word;
        self.0.push('"');
    }
}

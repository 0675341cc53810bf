# Sourced by scripts/play, scripts/build and scripts/test: finds or installs the pinned tools.
#
# Tools live in one per-user cache folder keyed by version and shared by all clones, never in
# the repo. A tool of the right version that is already on the PATH is used as it is.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/goishi
mkdir -p "$cache"

TRUNK_VERSION=0.21.14
WASM_BINDGEN_VERSION=0.2.126 # the same number stands in Cargo.toml and Trunk.toml
BINARYEN_VERSION=132

say() { printf '\033[1m==>\033[0m %s\n' "$*"; }
stop() { printf '\033[1merror:\033[0m %s\n' "$*" >&2; exit 1; }
has() { command -v "$1" >/dev/null 2>&1; }

# Runs a long command quietly, counts the crates it compiles, and shows its output only if it fails.
with_progress() {
  local log=$cache/last-install.log
  "$@" 2>&1 | tee "$log" | awk '
    /^ *Compiling / { n++; if (n % 25 == 0) { printf "    %d crates compiled, now %s\n", n, $2; fflush() } }
    /^ *(Updating|Downloading|Building|Finished|Installed) / { print "    " $0; fflush() }' && return 0
  tail -n 30 "$log" >&2
  return 1
}

# cargo_tool NAME VERSION COMMAND [cargo install options...]: COMMAND of that version is on the PATH afterwards.
cargo_tool() {
  local name=$1 version=$2 command=$3 folder=$cache/$1-$2
  shift 3
  PATH=$folder/bin:$PATH
  "$command" --version 2>/dev/null | grep -qwF "$version" && return
  (
    flock 9
    [ -x "$folder/bin/$command" ] && exit
    say "Building $name $version, once per machine (some minutes)"
    rm -rf "$folder.part"
    # The tool's own speed hardly matters; how long it takes to build does.
    CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
      CARGO_TARGET_DIR="$cache/build-$name" \
      with_progress cargo install --locked --version "$version" --root "$folder.part" "$@" "$name" ||
      stop "$name $version could not be built; install it by hand with 'cargo install --locked $name --version $version'."
    rm -rf "$cache/build-$name" "$folder"
    mv "$folder.part" "$folder"
  ) 9>"$cache/$name.lock" || exit 1
}

npm_tool() { # NAME VERSION COMMAND
  local name=$1 version=$2 command=$3 folder=$cache/$1-$2
  PATH=$folder/node_modules/.bin:$PATH
  "$command" --version 2>/dev/null | grep -qwF "$version" && return
  (
    flock 9
    say "Fetching $name $version, once per machine"
    mkdir -p "$folder"
    npm install --silent --no-save --prefix "$folder" "$name@$version.0.0" ||
      stop "$name $version could not be fetched; install wasm-opt $version by hand and put it on the PATH."
  ) 9>"$cache/$name.lock" || exit 1
}

# debian_package COMMAND PACKAGE...: COMMAND is there afterwards.
debian_package() {
  local command=$1
  shift
  has "$command" && return
  has apt-get || stop "'$command' is missing and there is no apt-get: install $* by hand."
  local as_root=""
  [ "$(id -u)" = 0 ] || as_root="sudo -n"
  say "Installing $*"
  export DEBIAN_FRONTEND=noninteractive
  { $as_root apt-get update -qq && $as_root apt-get install -y -qq --no-install-recommends "$@"; } >"$cache/last-install.log" 2>&1 ||
    { tail -n 5 "$cache/last-install.log" >&2; stop "apt-get could not install $*: install them by hand."; }
  has "$command" || stop "'$command' is still missing after installing $*: install it by hand."
}

need_rust() {
  has cargo || stop "cargo is missing: install Rust with rustup."
  local target=wasm32-unknown-unknown
  [ -d "$(rustc --print sysroot)/lib/rustlib/$target" ] && return
  has rustup || stop "the target $target is missing and there is no rustup: install that target by hand."
  say "Adding the Rust target $target"
  rustup target add "$target" || stop "rustup could not add $target: install that target by hand."
}

need_node() { has node && has npm || stop "node or npm is missing: install Node.js 18 or newer."; }

# What building the page needs.
need_builders() {
  need_rust
  need_node
  cargo_tool trunk "$TRUNK_VERSION" trunk --no-default-features
  cargo_tool wasm-bindgen-cli "$WASM_BINDGEN_VERSION" wasm-bindgen
  npm_tool binaryen "$BINARYEN_VERSION" wasm-opt
  export PATH
}

# What testing it needs on top: a browser with its driver, and a font for the kanji in screenshots.
need_browser() {
  debian_package chromium chromium fonts-noto-cjk
  debian_package chromedriver chromium-driver
}

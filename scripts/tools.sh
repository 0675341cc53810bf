# shellcheck shell=bash
# Sourced by the other scripts: finds or installs the pinned tools, and asks nothing.
#
# Tools live in one per-user cache folder keyed by version and shared by all clones, never in
# the repo. A tool of the right version that is already on the PATH is used as it is.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/goishi
log=$cache/last-install.log

say() { printf '==> %s\n' "$*"; }
stop() { printf 'error: %s\n' "$*" >&2; exit 1; }
has() { command -v "$1" >/dev/null 2>&1; }

mkdir -p "$cache" || stop "the folder $cache cannot be made: set XDG_CACHE_HOME to a folder that can be written to."
# rustup puts cargo here, but only login shells are told so.
has cargo || PATH=$PATH:${CARGO_HOME:-$HOME/.cargo}/bin

# pinned FILE PATTERN: the version that stands in FILE where PATTERN has its group. Cargo and
# trunk read these versions there, so a second copy here could only go wrong.
pinned() {
  local version
  version=$(sed -n "s/$2.*/\1/p" "$root/$1")
  [ -n "$version" ] || stop "$1 pins no version in a line like '$2'."
  echo "$version"
}
TRUNK_VERSION=0.21.14
WASM_BINDGEN_VERSION=$(pinned Cargo.toml '^wasm-bindgen = .*"=\([0-9.]*\)"')

# version_is COMMAND VERSION: whether COMMAND is there and reports that VERSION.
version_is() {
  local words
  words=$("$1" --version 2>/dev/null </dev/null) && [[ " $words " == *" $2 "* ]]
}

# Two clones may want the same tool at the same time; the second waits on file 9 for the first.
wait_for_turn() { if has flock; then flock 9; fi; }

# Prints what cargo's progress bar says, a line for every tenth of the way: the bar itself is
# for a terminal, and a log would be full of it. (read, because tr, sed and awk wait for whole blocks.)
report_progress() {
  local chunk next=0 bar='([0-9]+)/([0-9]+): '
  while IFS= read -r -d $'\r' chunk || [ -n "$chunk" ]; do
    [[ $chunk =~ $bar ]] || continue
    local done=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]}
    ((done * 10 >= next * all)) || continue
    echo "    $done of $all crates compiled"
    next=$((done * 10 / all + 1))
  done
}

# with_progress COMMAND...: runs it with its output in the log, shown only if it fails.
with_progress() {
  CARGO_TERM_PROGRESS_WHEN=always CARGO_TERM_PROGRESS_WIDTH=80 CARGO_TERM_COLOR=never \
    "$@" 2>&1 </dev/null | tee "$log" | report_progress && return
  tail -n 15 "$log" >&2
  return 1
}

# cargo_tool NAME VERSION COMMAND [cargo install options...]: COMMAND of that version is on the PATH afterwards.
cargo_tool() {
  local name=$1 version=$2 command=$3 folder=$cache/$1-$2
  shift 3
  PATH=$folder/bin:$PATH
  version_is "$command" "$version" && return
  (
    wait_for_turn
    [ -x "$folder/bin/$command" ] || build_tool "$name" "$version" "$folder" "$@"
  ) 9>"$cache/$name.lock" || exit 1
  hash -r
  version_is "$command" "$version" || stop "$folder/bin/$command does not run: remove $folder and try again."
}

# These tools work for a second and take minutes to build: without optimisation it is half as long.
build_tool() {
  local name=$1 version=$2 folder=$3
  shift 3
  say "Building $name $version, once per machine (some minutes)"
  rm -rf "$folder.part"
  CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    CARGO_PROFILE_RELEASE_STRIP=true CARGO_TARGET_DIR="$cache/build-$name" \
    with_progress cargo install --locked --version "$version" --root "$folder.part" "$@" "$name" ||
    stop "$name $version could not be built: see above, or install it by hand with 'cargo install --locked $name --version $version'."
  rm -rf "$cache/build-$name" "$folder"
  mv "$folder.part" "$folder"
}

# npm_fetch NAME VERSION: the package is in the cache folder afterwards.
npm_fetch() {
  local folder=$cache/$1-$2
  say "Fetching $1 $2, once per machine"
  mkdir -p "$folder"
  npm install --no-save --no-audit --no-fund --prefix "$folder" "$1@$2" >"$log" 2>&1 </dev/null || {
    tail -n 5 "$log" >&2
    return 1
  }
}

# debian_package COMMAND PACKAGE...: COMMAND is there afterwards.
debian_package() {
  local command=$1
  shift
  has "$command" && return
  has apt-get || stop "'$command' is missing and there is no apt-get: install $* by hand."
  local as_root=(env)
  [ "$(id -u)" = 0 ] || as_root=(sudo -n env)
  [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null || stop "'$command' is missing: install it by hand with 'sudo apt-get install $*'."
  say "Installing $*"
  local apt=("${as_root[@]}" DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300)
  # An update that fails for one of several sources is no reason to stop; the install tells.
  "${apt[@]}" update >"$log" 2>&1 </dev/null || true
  "${apt[@]}" install -y --no-install-recommends "$@" >>"$log" 2>&1 </dev/null ||
    { tail -n 5 "$log" >&2; stop "apt-get could not install $*: install them by hand."; }
  hash -r
  has "$command" || stop "'$command' is still missing after installing $*: install it by hand."
}

# rustc has no linker of its own, and a few crates hold C.
need_linker() { debian_package cc gcc libc6-dev; }

need_rust() {
  has cargo || stop "cargo is missing: install Rust with rustup."
  cargo --version >/dev/null 2>&1 || stop "cargo does not run: install a toolchain with 'rustup default stable'."
  need_linker
  [ -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown" ] || rustup_add target wasm32-unknown-unknown
}

need_lints() {
  cargo fmt --version >/dev/null 2>&1 || rustup_add component rustfmt
  cargo clippy --version >/dev/null 2>&1 || rustup_add component clippy
}

# rustup_add KIND NAME, KIND being target or component.
rustup_add() {
  has rustup || stop "the Rust $1 $2 is missing and there is no rustup: install it by hand."
  say "Adding the Rust $1 $2"
  rustup "$1" add "$2" </dev/null || stop "rustup could not add the $1 $2: install it by hand with 'rustup $1 add $2'."
}

# The crates of Cargo.lock, after which nothing here needs the network: trunk is told not to use it.
need_crates() {
  (cd "$root" && { cargo fetch --locked --offline --quiet 2>/dev/null || cargo fetch --locked; } </dev/null) ||
    stop "the crates of Cargo.lock could not be fetched: connect to the network once and run 'cargo fetch --locked' by hand."
}

need_node() {
  { has node && has npm; } || stop "node or npm is missing: install Node.js 20 or newer with npm."
  [ "$(node -p 'parseInt(process.versions.node)')" -ge 20 ] || stop "node $(node --version) is too old: install Node.js 20 or newer."
}

# What building the page needs.
need_builders() {
  need_rust
  need_node
  cargo_tool trunk "$TRUNK_VERSION" trunk --no-default-features
  cargo_tool wasm-bindgen-cli "$WASM_BINDGEN_VERSION" wasm-bindgen
  need_node_modules
  export PATH
}

# What testing it needs on top: a browser with its driver, the one without windows, and a font for the kanji in screenshots.
need_browser() {
  debian_package chromium chromium fonts-noto-cjk
  debian_package chromedriver chromium-driver
  debian_package chromium-headless-shell chromium-headless-shell
  CHROMIUM=$(command -v chromium)
  CHROMEDRIVER=$(command -v chromedriver)
  HEADLESS_SHELL=$(command -v chromium-headless-shell)
  export CHROMIUM CHROMEDRIVER HEADLESS_SHELL
}

# The engines that the page is tried in besides: Firefox, and WebKit with its driver and a screen that nobody sees.
need_other_browsers() {
  debian_package firefox-esr firefox-esr
  debian_package WebKitWebDriver webkit2gtk-driver
  debian_package Xvfb xvfb
}

# The Markdown engines that the package is tried with and npm does not have: those of Jekyll, Hugo and MkDocs.
need_markdown_engines() {
  debian_package kramdown kramdown ruby-kramdown-parser-gfm
  debian_package hugo hugo
  debian_package markdown_py python3-markdown
}

# The packages of package.json (esbuild, TypeScript, biome, binaryen, Playwright), anew only when the lock file is not the one installed.
need_node_modules() {
  need_node
  PATH=$root/node_modules/.bin:$PATH
  cmp -s "$root/package-lock.json" "$root/node_modules/.installed-lock" && return
  say "Fetching the packages of package.json"
  # Not npm ci: it fails where a registry lacks a package that is optional and for another platform.
  (cd "$root" && npm install --no-save --prefer-offline --no-audit --no-fund) >"$log" 2>&1 </dev/null || {
    tail -n 5 "$log" >&2
    stop "the packages of package.json could not be fetched: connect to the network once and run 'npm install' by hand."
  }
  cp "$root/package-lock.json" "$root/node_modules/.installed-lock"
}

# What all scripts share: a JDK, a display, the system packages, Maven.
# Read with `.`; expects $root to be the folder of the project.

JAVA_LEAST=25

fail() {
  printf '%s\n' "$*" >&2
  exit 2
}

# --- Names of files ----------------------------------------------------------------------------

# In a locale without any but ASCII letters Java can name no file that has others; every Linux has
# one with all of them that changes nothing else.
if [ "$(locale charmap 2>/dev/null)" = ANSI_X3.4-1968 ]; then
  LC_ALL=C.UTF-8
  export LC_ALL
fi

# --- JDK ---------------------------------------------------------------------------------------

# Prints the major version of the JDK in a folder; nothing if there is none.
jdk_version() {
  [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] || return 0
  if [ -r "$1/release" ]; then
    sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release"
  else
    "$1/bin/java" -version 2>&1 | sed -n '1s/.*"\([0-9]*\).*/\1/p'
  fi
}

is_new_enough() {
  version=$(jdk_version "$1")
  [ -n "$version" ] && [ "$version" -ge "$JAVA_LEAST" ]
}

# Follows links by hand: readlink -f is not on every system.
folder_of_java_on_path() {
  java=$(command -v java) || return 0
  while [ -L "$java" ]; do
    link=$(readlink "$java")
    case $link in
      /*) java=$link ;;
      *) java=$(dirname -- "$java")/$link ;;
    esac
  done
  dirname -- "$(dirname -- "$java")"
}

# Sets and exports JAVA_HOME to a JDK that is new enough.
find_jdk() {
  for home in "${JAVA_HOME:-}" "$(folder_of_java_on_path)" \
    /usr/lib/jvm/* /usr/java/* /opt/java/* /opt/jdk* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
    "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
    "/c/Program Files/Java"/* "/c/Program Files/Eclipse Adoptium"/*; do
    if [ -n "$home" ] && is_new_enough "$home"; then
      JAVA_HOME=$home
      export JAVA_HOME
      return 0
    fi
  done
  fail "JDK $JAVA_LEAST or newer is needed, and none was found (JAVA_HOME, PATH, the usual folders).
Install one, for example Eclipse Temurin $JAVA_LEAST (https://adoptium.net), or set JAVA_HOME."
}

# --- System packages ---------------------------------------------------------------------------

is_linux() {
  [ "$(uname -s)" = Linux ]
}

# A real display: JavaFX draws through X11 there; elsewhere the desktop is always there.
has_display() {
  ! is_linux || [ -n "${DISPLAY:-}" ]
}

has_library() {
  for folder in /usr/lib/*-linux-gnu* /usr/lib64 /usr/lib /lib/*-linux-gnu*; do
    [ -e "$folder/$1" ] && return 0
  done
  return 1
}

has_driver() {
  for folder in /usr/lib/*-linux-gnu*/dri /usr/lib64/dri /usr/lib/dri; do
    [ -d "$folder" ] && return 0
  done
  return 1
}

# Prints the Debian packages that are missing for what the arguments name: build, display.
missing_packages() {
  for need in "$@"; do
    case $need in
      build) command -v mvn >/dev/null 2>&1 || printf 'maven ' ;;
      display)
        command -v Xvfb >/dev/null 2>&1 || printf 'xvfb '
        has_library libgtk-3.so.0 || printf 'libgtk-3-0 '
        has_driver || printf 'libgl1-mesa-dri '
        ;;
    esac
  done
}

# Installs what is missing where that can be done without asking, else says what to do.
need() {
  missing=$(missing_packages "$@")
  [ -n "$missing" ] || return 0
  if may_install; then
    install_packages && return 0
  fi
  if command -v apt-get >/dev/null 2>&1; then
    fail "Missing: $missing
Install with: sudo apt-get install $missing"
  fi
  fail "Missing: $missing(Debian's names); install them with your package manager."
}

may_install() {
  [ "${COLLISION_BENCH_INSTALL:-yes}" != no ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1
}

install_packages() {
  printf 'Installing %s(COLLISION_BENCH_INSTALL=no prevents it)\n' "$missing" >&2
  packages_log=$(mktemp) || return 1
  at_exit 'rm -f "$packages_log"'
  # shellcheck disable=SC2086 # one word a package
  { apt-get update && apt-get install -y --no-install-recommends $missing; } >"$packages_log" 2>&1 && return 0
  tail -n 5 "$packages_log" >&2
  return 1
}

# --- What is undone when the script ends, however it ends ----------------------------------------

undo=
at_exit() {
  undo="$1; $undo"
}
trap 'eval "$undo"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# --- Display -----------------------------------------------------------------------------------

servers=
at_exit 'kill $servers 2>/dev/null'

# Starts a virtual display for as long as this script runs, and prints its number into a file; with
# a number it takes that one, and fails where somebody has it.
xvfb() {
  : >"$1"
  # Without auto-repeat (-r): where the machine is slow, a key would be typed more than once.
  Xvfb ${2:+":$2"} -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp -noreset -r 3>"$1" >/dev/null 2>&1 &
  servers="$! $servers"
  while [ ! -s "$1" ]; do
    if ! kill -0 "${servers%% *}" 2>/dev/null; then
      servers=${servers#* }
      return 1
    fi
    sleep 0.05
  done
}

# Starts a virtual display and exports DISPLAY.
start_display() {
  need display
  number=$(mktemp)
  at_exit 'rm -f "$number"'
  xvfb "$number" || fail "The virtual display (Xvfb) did not start."
  DISPLAY=:$(cat "$number")
  export DISPLAY
}

# Starts as many virtual displays: their numbers are $displays with 1, 2 and so on behind it. Exports
# DISPLAY, the first.
start_displays() {
  need display
  number=$(mktemp)
  at_exit 'rm -f "$number"'
  displays=10
  i=0
  while [ "$i" -lt "$1" ]; do
    i=$((i + 1))
    if ! xvfb "$number" "$displays$i"; then
      displays=$((displays + 1))
      i=0
      [ "$displays" -lt 100 ] || fail "The virtual displays (Xvfb) did not start."
    fi
  done
  DISPLAY=:${displays}1
  export DISPLAY
}

# Runs a command in a process of its own, so that a signal to this script ends it too.
run_to_the_end() {
  "$@" &
  child=$!
  at_exit 'kill "$child" 2>/dev/null'
  wait "$child"
}

# --- Maven -------------------------------------------------------------------------------------

# Replaces this shell by Maven; call it in a subshell.
exec_maven() {
  # Maven 3.8's own libraries use what newer JDKs warn of.
  MAVEN_OPTS="${MAVEN_OPTS:-} --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED"
  export MAVEN_OPTS
  exec mvn --batch-mode --file "$root/pom.xml" "$@"
}

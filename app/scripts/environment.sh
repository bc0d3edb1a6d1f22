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

folder_of_java_on_path() {
  java=$(command -v java) || return 0
  dirname -- "$(dirname -- "$(readlink -f -- "$java")")"
}

# Sets and exports JAVA_HOME to a JDK that is new enough; fails if there is none.
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
  return 1
}

# --- System packages ---------------------------------------------------------------------------

# The libraries that JavaFX links to, with Debian's names of their packages. Those bring all others, and Mesa's drivers;
# packages-test holds them to that.
LIBRARIES='libgtk-3.so.0=libgtk-3-0 libXtst.so.6=libxtst6 libXxf86vm.so.1=libxxf86vm1 libGL.so.1=libgl1'

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
  (
    IFS=:
    for folder in ${LD_LIBRARY_PATH:-}; do
      [ -e "$folder/$1" ] && exit
    done
    exit 1
  )
}

# Sets $missing to what is missing of the parts that the arguments name: jdk, build, libraries (what a window needs on
# the display that there is), display (a virtual display, and what draws on it), python. By Debian's names, each with a space
# behind it; the JDK is jdk, since not every Debian has a package of it.
find_missing() {
  missing=
  for part in "$@"; do
    case $part in
      jdk) find_jdk || missing="${missing}jdk " ;;
      build) command -v mvn >/dev/null 2>&1 || missing="${missing}maven " ;;
      python) command -v python3 >/dev/null 2>&1 || missing="${missing}python3 " ;;
      libraries) find_missing_libraries ;;
      display)
        ! is_linux || command -v Xvfb >/dev/null 2>&1 || missing="${missing}xvfb "
        find_missing_libraries
        ;;
    esac
  done
}

find_missing_libraries() {
  is_linux || return 0
  for library in $LIBRARIES; do
    has_library "${library%=*}" || missing="$missing${library#*=} "
  done
}

# Sees to it that all parts are there that the arguments name, as find_missing has them: installs what is missing where
# that can be done without asking, else names all of it and ends.
need() {
  find_missing "$@"
  [ -n "$missing" ] || return 0
  if may_install && install_packages; then
    find_missing "$@"
  fi
  [ -z "$missing" ] || fail "$(advice)"
}

may_install() {
  [ "${COLLISION_BENCH_INSTALL:-yes}" != no ] && [ "$(id -u)" = 0 ] && has_apt
}

has_apt() {
  command -v apt-get >/dev/null 2>&1
}

# Puts the package of the oldest JDK that is new enough into $missing, in the place of jdk; fails where apt knows none.
name_jdk_package() {
  [ "$missing" != "${missing#jdk }" ] || return 0
  version=$(apt-cache search --names-only '^openjdk-[0-9]+-jdk-headless$' 2>/dev/null |
    awk -F- -v least="$JAVA_LEAST" '$2 >= least { print $2 }' | sort -n | head -n 1)
  [ -n "$version" ] && missing="openjdk-$version-jdk-headless ${missing#jdk }"
}

install_packages() {
  packages_log=$(temporary) || exit
  at_exit 'rm -f "$packages_log"'
  printf 'Updating the list of packages\n' >&2
  # Where that fails, the old list may do.
  LC_ALL=C apt-get update >"$packages_log" 2>&1
  name_jdk_package || return 1
  printf 'Installing %s(COLLISION_BENCH_INSTALL=no prevents it)\n' "$missing" >&2
  # shellcheck disable=SC2086 # one word a package
  apt_status=$({ { LC_ALL=C DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing
    echo $? >&3; } </dev/null 2>&1 | show_apt >>"$packages_log"; } 3>&1)
  [ "$apt_status" != 0 ] || return 0
  tail -n 5 "$packages_log" >&2
  return 1
}

# Copies apt's lines, and shows on standard error what it does.
show_apt() {
  shown=
  while IFS= read -r line; do
    printf '%s\n' "$line"
    case $line in
      *" newly installed,"*) count=${line%" newly installed,"*} ;;
      "Need to get "*) show "Downloading ${line#"Need to get "}" ;;
      "Unpacking "*) show "Unpacking ${count##* } packages" ;;
      "Setting up "*) show "Setting them up" ;;
    esac
  done
}

# Shows a line once.
show() {
  case $shown in
    *"$1"*) return ;;
  esac
  printf '%s\n' "$1" >&2
  shown="$shown$1,"
}

# Prints what is missing, and how to come by it.
advice() {
  ! has_apt || name_jdk_package
  missing=${missing% }
  printf 'Missing: %s\n' "$missing" |
    sed "s/ jdk$/ a JDK ($JAVA_LEAST or newer)/; s/ jdk / a JDK ($JAVA_LEAST or newer), /"
  case $missing in
    jdk*) advice_on_jdk ;;
  esac
  rest=${missing#jdk}
  rest=${rest# }
  if [ -z "$rest" ]; then
    return
  elif ! has_apt; then
    printf 'Install with your package manager (the names are those in Debian): %s\n' "$rest"
  elif may_install && [ "$rest" != "$missing" ]; then
    printf 'Then run this again, which installs the rest.\n'
  elif [ "$(id -u)" = 0 ]; then
    printf 'Install with: apt-get install %s\n' "$rest"
  else
    printf 'Install with: sudo apt-get install %s\n' "$rest"
  fi
}

advice_on_jdk() {
  if ! is_linux; then
    where='Install a JDK'
  elif [ "$(id -u)" = 0 ]; then
    where='Unpack a JDK in /usr/lib/jvm'
  else
    where='Unpack a JDK in ~/.jdks'
  fi
  printf '%s (for example Eclipse Temurin %s, https://adoptium.net), or set JAVA_HOME to one.\n' "$where" "$JAVA_LEAST"
}

# --- What is undone when the script ends, however it ends ----------------------------------------

undo=
at_exit() {
  undo="$1; $undo"
}
trap 'eval "$undo"' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# Makes a file, or with -d a folder, for things that nobody keeps, and prints its name.
temporary() {
  mktemp "$@" 2>/dev/null || fail "No temporary file can be made in ${TMPDIR:-/tmp}; set TMPDIR to a folder that can be written."
}

# --- Display -----------------------------------------------------------------------------------

servers=
at_exit 'kill $servers 2>/dev/null'

# Starts a virtual display for as long as this script runs, and prints its number into a file; with
# a number it takes that one, and fails where somebody has it.
xvfb() {
  : >"$1"
  # Where the machine is slow, auto-repeat would type a key more than once. -r turns it off, but two minutes without a
  # key turn it on again (AccessX); then it begins as late as can be (-ardelay, in milliseconds).
  Xvfb ${2:+":$2"} -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp -noreset -r -ardelay 65535 3>"$1" >/dev/null 2>&1 &
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
  number=$(temporary) || exit
  at_exit 'rm -f "$number"'
  xvfb "$number" || fail "The virtual display (Xvfb) did not start."
  DISPLAY=:$(cat "$number")
  export DISPLAY
}

# Starts as many virtual displays: their numbers are $displays with 1, 2 and so on behind it. Exports
# DISPLAY, the first.
start_displays() {
  number=$(temporary) || exit
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

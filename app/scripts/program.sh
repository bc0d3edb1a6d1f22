# The program as app/run starts it, in app/target/program. Read with `.` after environment.sh.
#
#   current         the name of the folder of the last build
#   build.NAME/     a build; once it is there, nothing in it changes but that its caches come
#     jars/         the program and all that it needs
#     begun         when its building began: what is newer is not in it
#     cache         what Java learned in a training run, which makes it start quicker
#     text-cache    the same for the bench alone, a half as large
#     cache-of      the place and the JDK that the caches are for
#     training      held locked by the run that makes the caches

target=$root/app/target
program=$target/program

# --- Builds ------------------------------------------------------------------------------------

# Sets $build to the folder of the last build; fails if there is none.
find_build() {
  build=$program/$(cat "$program/current" 2>/dev/null) && [ -f "$build/begun" ]
}

is_up_to_date() {
  find_build && [ -z "$(cd "$root" && find pom.xml geometry/pom.xml geometry/methods/pom.xml app/bench/pom.xml \
    app/pom.xml geometry/src/main geometry/methods/src/main app/bench/src/main app/src/main -newer "$build/begun" -print 2>/dev/null | head -n 1)" ]
}

# Ends where the program has to be built and cannot be.
require_writable_target() {
  can_write || fail "The program has to be built, and $target cannot be written.
Build it where it can be written, or copy the folder to such a place."
}

# Builds the program if any of its sources is newer than the last build, and sets $build.
build() {
  is_up_to_date && return 0
  require_writable_target
  run_to_the_end with_lock "$target/build.lock" "$root/app/scripts/build" || exit 2
  find_build
}

# Replaces this shell by a command under a lock that no dead process can hold; call it in a subshell.
with_lock() { # FILE COMMAND...
  exec "$JAVA_HOME/bin/java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "$root/app/scripts/Lock.java" "$@"
}

can_write() {
  mkdir -p "$program" 2>/dev/null && trial=$(mktemp "$program/trial.XXXXXX" 2>/dev/null) && rm -f "$trial"
}

# Makes an empty file that says when a build began, and prints its name. Unlike mktemp's own, it may be read and copied
# by others.
begin_build() {
  begun=$(mktemp "$program/begun.XXXXXX") && chmod =rw "$begun" && printf '%s\n' "$begun"
}

# Removes what an earlier build packaged, so that nothing of it is taken for part of the next.
forget_packages() {
  rm -rf "$1/modules" "$1"/app-*.jar
}

# Makes what Maven packaged in a folder the last build. Those before the last but one are removed.
publish() { # FOLDER BEGUN
  new=$program/build.${2##*.}
  mkdir "$new" &&
    cp -R "$1/modules" "$new/jars" &&
    cp "$1"/app-*.jar "$new/jars" &&
    "$JAVA_HOME/bin/java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "$root/app/scripts/Modernize.java" "$new/jars" &&
    mv "$2" "$new/begun" || return 1
  last=$(cat "$program/current" 2>/dev/null)
  basename "$new" >"$program/current.new" && mv "$program/current.new" "$program/current" || return 1
  for old in "$program"/build.*; do
    case ${old##*/} in
      "${new##*/}" | "$last") ;;
      *) rm -rf "$old" ;;
    esac
  done
}

# --- Starting ----------------------------------------------------------------------------------

# Options of Java about memory and compilation, which cache it takes, and a folder in the place of one in the home folder.
memory=
cache=cache
home_cache=

# Without a home, Java takes the folder `?` for one.
can_keep_at_home() {
  [ -w "${HOME:-}" ]
}

# Makes a temporary folder for what JavaFX, Mesa, fontconfig and dconf would keep in the home folder.
make_home_cache() {
  home_cache=$(temporary -d) || exit
  at_exit 'rm -rf "$home_cache"'
  XDG_CACHE_HOME=$home_cache
  export XDG_CACHE_HOME
}

# Calls a command with Java, its options and a main class behind it; the rest are the program's arguments. The class is
# named as its module and the rest of its name: app.cli.Main, or bench.command.Main, which knows no JavaFX.
# Whatever Java has to say for itself is on standard error, and nothing about its cache.
with_java() { # COMMAND MAIN ARGUMENT...
  command=$1
  main=$2
  shift 2
  # What is written as it comes is little at a time, and garbage at once: a small place for what is new keeps it little.
  module=collisionbench.${main%%.*}
  set -- --module-path "$build/jars" --module "$module/collisionbench.$main" "$@"
  if [ "$module" = collisionbench.app ]; then
    set -- -Dprism.forceGPU=true --enable-native-access=javafx.graphics \
      ${home_cache:+"-Djavafx.cachedir=$home_cache"} "$@"
  fi
  set -- $memory -XX:+DisplayVMOutputToStderr -Xlog:disable -Xlog:all=warning,aot*=off,cds*=off:stderr \
    -Dcollisionbench.command=app/run -Dcollisionbench.target="$target" -Dcollisionbench.findings=app/target/fuzz "$@"
  if has_cache; then
    # The checksum costs a fiftieth of a second; without it Java crashes on a damaged cache.
    set -- -XX:AOTCache="$build/$cache" -XX:+VerifySharedSpaces "$@"
  fi
  $command "$JAVA_HOME/bin/java" "$@"
}

# --- Cache -------------------------------------------------------------------------------------

place() {
  printf '%s\n' "$root" "$JAVA_HOME"
}

# Makes the caches of the build in $build; in a subshell.
make_cache() {
  with_lock "$build/training" nice -n 19 "$root/app/scripts/train" "$build"
}

has_cache() {
  [ -f "$build/$cache" ] && [ "$(cat "$build/cache-of" 2>/dev/null)" = "$(place)" ]
}

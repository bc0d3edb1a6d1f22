import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/// Packages the program for the system that this runs on: `java Package.java APP BUILD VERSION TIME`,
/// where APP is the folder of the module, BUILD its build folder, in which Maven has put all jars, and
/// TIME that of all files, so that two builds are the same but for their caches.
///
/// In `APP/target/packages` it makes an image of the window with a run time of its own and the package
/// of the system (`.deb`, `.dmg` or `.msi`); an image of the bench without its window, and its
/// archive; and puts beside them the jar for those who have a JDK, the library, and all licences. Each image
/// has a cache of what it needs to start. On Linux it needs `strip` of binutils, and `fakeroot`.
final class Package {

  private static final String NAME = "collision-bench";
  private static final boolean WINDOWS = isSystem("windows");
  private static final boolean MAC = isSystem("mac");
  private static final boolean LINUX = isSystem("linux");

  private static final String SYSTEM =
      (WINDOWS ? "windows" : MAC ? "macos" : "linux") + "-" + System.getProperty("os.arch");

  /// The version of a program for macOS, which may not begin with 0.
  private static final String FIRST = "1.0.0";

  /// Without how often each method ran, which is an eleventh of a cache and helps no short command.
  private static final List<String> UNTRAINED =
      List.of(
          "-XX:+UnlockDiagnosticVMOptions", "-XX:-AOTRecordTraining", "-XX:-AOTReplayTraining");

  /// What is in every image: what compiles methods in Java files.
  private static final String COMPILER = "jdk.compiler";

  /// Files of a run time that the program does not use.
  private static final String UNUSED =
      "**/ct.sym,**/jrt-fs.jar,**/classlist,**/classes*.jsa,**/public_suffix_list.dat,**/libsimdsort.so";

  /// Messages of the JDK other than in English, and libraries, which are files instead.
  private static final String UNUSED_RESOURCES =
      "**_de.class,**_ja.class,/java.base/**_zh_*.class,/jdk.compiler/**_zh_CN.class"
          + ",/javafx.*/*.so,/javafx.*/*.dll,/javafx.*/*.dylib";

  /// Commands of a run time that are of use to the program.
  private static final Set<String> KEPT = Set.of("java", "java.exe");

  /// Options that are part of every image. What Java says of itself is on standard error, and nothing
  /// about its cache.
  private static final String ALWAYS =
      "-Xlog:disable -Xlog:all=warning,aot*=off,cds*=off:stderr -XX:+VerifySharedSpaces"
          + " -XX:+UseSerialGC ";

  /// The launchers in `package` say how thoroughly each command is compiled.
  private static final String BENCH = ALWAYS + "-Xmn16m";

  private static final String WINDOW =
      ALWAYS
          + "-Xms64m -Xmn48m -XX:SurvivorRatio=1 -XX:TargetSurvivorRatio=90 -Dprism.forceGPU=true"
          + " --enable-native-access=javafx.graphics";

  private final Path app;
  private final Path build;
  private final String version;
  private final Instant time;
  private final Path packages;
  private final Path jars;
  private final Path work;

  private Package(Path app, Path build, String version, Instant time) throws IOException {
    this.app = app;
    this.build = build;
    this.version = version;
    this.time = time;
    packages = app.resolve("target/packages");
    work = Files.createTempDirectory("collision-bench-packages");
    jars = work.resolve("jars");
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path app = Path.of(arguments[0]).toAbsolutePath();
    Path build = Path.of(arguments[1]).toAbsolutePath();
    new Package(app, build, arguments[2], Instant.parse(arguments[3])).make();
  }

  private static boolean isSystem(String name) {
    return System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith(name);
  }

  private void make() throws IOException, InterruptedException {
    delete(packages);
    Files.createDirectories(packages);
    try {
      copyModules();
      window();
      headless();
      copy("bench", NAME, ".jar");
      copy("../geometry", "geometry", ".jar", "-sources.jar", "-javadoc.jar");
      Files.copy(build.resolve("licenses.txt"), packages.resolve("licenses.txt"));
    } finally {
      delete(work);
    }
    tell("In " + packages);
  }

  /// Copies what was built of another module.
  private void copy(String module, String name, String... endings) throws IOException {
    Path built = app.resolve(module).resolve(app.relativize(build));
    for (String ending : endings) {
      String file = name + "-" + version + ending;
      Files.copy(built.resolve(file), packages.resolve(file));
    }
  }

  /// The jars that are modules; JavaFX has some that only name those of a system.
  private void copyModules() throws IOException {
    Files.createDirectories(jars);
    String own = "app-" + version + ".jar";
    Files.copy(build.resolve(own), jars.resolve(own));
    try (Stream<Path> files = Files.list(build.resolve("modules"))) {
      for (Path jar : files.filter(Package::isModule).toList()) {
        Files.copy(jar, jars.resolve(jar.getFileName()));
      }
    }
    Modernize.main(new String[] {jars.toString()});
  }

  private static boolean isModule(Path jar) {
    return jar.toString().endsWith(".jar")
        && ModuleFinder.of(jar).findAll().stream()
            .map(ModuleReference::descriptor)
            .anyMatch(module -> !module.isAutomatic());
  }

  private void window() throws IOException, InterruptedException {
    tell("The window");
    String program = "collisionbench.app/collisionbench.app.cli.";
    Path runtime = work.resolve("runtime");
    link(runtime, "collisionbench.app,jdk.localedata", WINDOW, "--include-locales", "en,zh");
    unpackLibraries(runtime.resolve(WINDOWS ? "bin" : "lib"));
    List<String> image = jpackage("app-image");
    image.addAll(List.of("--runtime-image", runtime.toString(), "--module", program + "Main"));
    image.addAll(List.of("--java-options", "-XX:AOTCache=$APPDIR/cache"));
    if (LINUX) {
      image.addAll(List.of("--icon", icon().toString()));
    }
    jpackage(image);
    Path made = packages.resolve(MAC ? NAME + ".app" : NAME);
    Path inside = made.resolve(MAC ? "Contents" : LINUX ? "lib" : "");
    Path own = inside.resolve(MAC ? "runtime/Contents/Home" : "runtime");
    stamp(made);
    train(own, inside.resolve("app/cache"), List.of(), program + "Training", work.toString());
    if (MAC) {
      run(List.of("codesign", "--force", "--deep", "--sign", "-", made.toString()));
    }
    stamp(made);
    installer(made);
  }

  /// Puts the libraries of JavaFX where it looks first; it unpacks them in the home otherwise, which
  /// takes time and may not be writable.
  private void unpackLibraries(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(jars)) {
      for (Path jar : files.filter(file -> file.toString().contains("javafx-")).toList()) {
        try (FileSystem inside = FileSystems.newFileSystem(jar);
            Stream<Path> libraries = Files.list(inside.getPath("/"))) {
          for (Path library : libraries.filter(Package::isLibrary).toList()) {
            Path target = folder.resolve(library.getFileName().toString());
            if (Files.notExists(target)) { // Windows has libraries of C that the JDK has, too.
              Files.copy(library, target);
            }
          }
        }
      }
    }
  }

  private static boolean isLibrary(Path file) {
    return file.toString().matches(".*\\.(?:so|dll|dylib)");
  }

  private Path icon() {
    return app.resolve("src/main/resources/collisionbench/app/window/icon-256.png");
  }

  private void installer(Path image) throws IOException, InterruptedException {
    List<String> options = jpackage(MAC ? "dmg" : WINDOWS ? "msi" : "deb");
    Path license = app.resolve("../geometry/src/main/resources/META-INF/LICENSE").normalize();
    options.addAll(List.of("--app-image", image.toString(), "--license-file", license.toString()));
    if (WINDOWS) {
      options.addAll(List.of("--win-menu", "--win-shortcut", "--win-dir-chooser"));
    }
    if (LINUX) {
      options.addAll(
          List.of(
              "--linux-shortcut",
              "--linux-menu-group",
              "Development",
              "--linux-app-category",
              "devel",
              // Its file `control` names what JavaFX loads, on Debian 12 and 13 and on Ubuntu; jpackage
              // would add what these need here, by names that other systems do not have.
              "--resource-dir",
              files("").toString()));
    }
    jpackage(options);
  }

  /// {@return a file of those beside this program}
  private Path files(String name) {
    return app.resolve("scripts/package").resolve(name);
  }

  private List<String> jpackage(String type) {
    return new ArrayList<>(
        List.of(
            "--type",
            type,
            "--name",
            NAME,
            "--app-version",
            MAC && version.startsWith("0.") ? FIRST : version,
            "--vendor",
            "Collision Bench",
            "--description",
            "Test bench for collision tests",
            "--copyright",
            "2026, the authors of Collision Bench",
            "--temp",
            work.resolve(type).toString(),
            "--dest",
            packages.toString()));
  }

  private void headless() throws IOException, InterruptedException {
    tell("The bench without its window");
    String program = "collisionbench.bench/collisionbench.bench.command.";
    String name = NAME + "-headless-" + version + "-" + SYSTEM;
    Path image = packages.resolve(name);
    link(image, "collisionbench.bench", BENCH);
    Path launcher = image.resolve("bin").resolve(WINDOWS ? NAME + ".bat" : NAME);
    Files.copy(files(launcher.getFileName().toString()), launcher);
    boolean _ = launcher.toFile().setExecutable(true, false);
    stamp(image);
    train(image, image.resolve("lib/cache"), UNTRAINED, program + "Training");
    stamp(image);
    List<String> tar = new ArrayList<>(List.of("tar", "-czf", name + ".tar.gz"));
    if (LINUX) {
      tar.addAll(List.of("--sort=name", "--owner=0", "--group=0", "--numeric-owner"));
    }
    tar.add(name);
    run(tar);
  }

  /// Makes a run time that has some modules and what they need.
  private void link(Path image, String modules, String java, String... more)
      throws IOException, InterruptedException {
    List<String> options =
        new ArrayList<>(
            List.of(
                "--module-path",
                jars.toString(),
                "--add-modules",
                modules + "," + COMPILER,
                "--strip-debug",
                "--no-header-files",
                "--no-man-pages",
                "--exclude-files",
                UNUSED,
                "--exclude-resources",
                UNUSED_RESOURCES,
                "--compress",
                "zip-9",
                "--add-options",
                java,
                "--output",
                image.toString()));
    options.addAll(List.of(more));
    requireDone(
        ToolProvider.findFirst("jlink")
            .orElseThrow()
            .run(System.out, System.err, options.toArray(String[]::new)),
        "jlink");
    if (LINUX) {
      run(List.of("strip", image.resolve("lib/server/libjvm.so").toString()));
    }
    try (Stream<Path> commands = Files.list(image.resolve("bin"))) {
      for (Path command : commands.filter(file -> !isKept(file)).toList()) {
        Files.delete(command);
      }
    }
  }

  /// On Windows the libraries are among the commands.
  private static boolean isKept(Path command) {
    String name = command.getFileName().toString();
    return KEPT.contains(name) || name.endsWith(".dll") || Files.isDirectory(command);
  }

  /// Makes a cache of what a run time needs to start, by a run for training.
  private void train(
      Path runtime, Path cache, List<String> options, String training, String... arguments)
      throws IOException, InterruptedException {
    Path record = work.resolve("record");
    for (List<String> step :
        List.of(
            List.of("-XX:AOTMode=record"),
            List.of("-XX:AOTMode=create", "-XX:AOTCache=" + cache))) {
      List<String> command = new ArrayList<>(List.of(runtime.resolve("bin/java").toString()));
      command.addAll(options);
      command.addAll(step);
      command.addAll(List.of("-XX:AOTConfiguration=" + record, "--module", training));
      command.addAll(List.of(arguments));
      run(command);
    }
    Files.delete(record);
  }

  private void jpackage(List<String> arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin/jpackage").toString()));
    command.addAll(arguments);
    run(command);
  }

  /// Runs a program in the folder of the packages.
  private void run(List<String> command) throws IOException, InterruptedException {
    ProcessBuilder program =
        new ProcessBuilder(command).inheritIO().directory(packages.toFile());
    // The time of files in a Debian package.
    program.environment().put("SOURCE_DATE_EPOCH", String.valueOf(time.getEpochSecond()));
    requireDone(program.start().waitFor(), command.getFirst());
  }

  /// Gives all files of a tree the same time.
  private void stamp(Path tree) throws IOException {
    try (Stream<Path> files = Files.walk(tree)) {
      for (Path file : files.filter(file -> !Files.isSymbolicLink(file)).toList()) {
        Files.setLastModifiedTime(file, FileTime.from(time));
      }
    }
  }

  private static void requireDone(int status, String what) {
    if (status != 0) {
      throw new IllegalStateException(what + " ended with status " + status);
    }
  }

  private static void delete(Path tree) throws IOException {
    if (Files.exists(tree)) {
      try (Stream<Path> files = Files.walk(tree)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  private static void tell(String sentence) {
    System.out.println(sentence);
  }
}

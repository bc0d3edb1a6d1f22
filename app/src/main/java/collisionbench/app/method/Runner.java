package collisionbench.app.method;

import collisionbench.app.method.host.JavaHost;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Runs a file of functions as a program.
enum Runner {
  PYTHON(".py") {
    @Override
    List<String> prefix(String file) throws ProgramException {
      return List.of(
          interpreter(file, "python3", "python", "py"), RunnerScript.file("runner.py").toString());
    }
  },
  JAVASCRIPT(".mjs", ".js") {
    @Override
    List<String> prefix(String file) throws ProgramException {
      return List.of(interpreter(file, "node"), RunnerScript.file("runner.mjs").toString());
    }
  },
  JAVA(".java", ".jar") {
    @Override
    List<String> prefix(String file) {
      List<String> java = new ArrayList<>();
      java.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      java.add("-XX:+UseSerialGC");
      java.addAll(host());
      return java;
    }
  };

  @SuppressWarnings("ImmutableEnumChecker") // unmodifiable
  private final List<String> endings;

  Runner(String... endings) {
    this.endings = List.of(endings);
  }

  /// {@return the runner for a file by its extension, or empty}
  static Optional<Runner> of(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return Stream.of(values()).filter(r -> r.endings.stream().anyMatch(name::endsWith)).findFirst();
  }

  /// {@return the command line for a file and its arguments}
  List<String> command(List<String> fileAndArguments) throws ProgramException {
    List<String> command = new ArrayList<>(prefix(fileAndArguments.getFirst()));
    command.addAll(fileAndArguments);
    return command;
  }

  abstract List<String> prefix(String file) throws ProgramException;

  private static String interpreter(String file, String... names) throws ProgramException {
    return Stream.of(names)
        .flatMap(name -> SearchPath.find(name).stream())
        .findFirst()
        .map(Path::toString)
        .orElseThrow(() -> new ProgramException(file, ProgramReason.NO_RUNNER, names[0]));
  }

  /// {@return the options that start the host of Java methods in the same way as this program: from
  /// modules, an image, or a class path}
  private static List<String> host() {
    String module = JavaHost.class.getModule().getName();
    String name = JavaHost.class.getName();
    if (module == null) {
      return List.of("-classpath", System.getProperty("java.class.path"), name);
    }
    List<String> options = new ArrayList<>();
    String path = System.getProperty("jdk.module.path");
    if (path != null) {
      options.addAll(List.of("--module-path", path));
    }
    if (ModuleFinder.ofSystem().find("jdk.compiler").isPresent()) {
      options.addAll(List.of("--add-modules", "jdk.compiler"));
    }
    options.addAll(List.of("--module", module + "/" + name));
    return options;
  }
}

package collisionbench.bench.method;

import collisionbench.bench.method.host.JavaHost;
import collisionbench.methods.method.Pair;
import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Runs a file of functions as a program.
enum Runner {
  PYTHON("runner.py", ".py"),
  JAVASCRIPT("runner.mjs", ".mjs", ".js"),
  JAVA("", ".java", ".jar");

  /// The name of a pair as that of a function.
  private static final Pattern FUNCTION =
      Pattern.compile(
          Pair.all().stream()
              .map(pair -> pair.name().replace('-', '_'))
              .collect(Collectors.joining("|", "\\b(", ")\\b")));

  private final String script;

  @SuppressWarnings("ImmutableEnumChecker") // unmodifiable
  private final List<String> endings;

  /// @param script the resource that an interpreter runs with a file; empty if it runs none
  Runner(String script, String... endings) {
    this.script = script;
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

  private List<String> prefix(String file) throws ProgramException {
    return switch (this) {
      case PYTHON -> interpreter(file, "python3", PythonInterpreter.of(Path.of(file)));
      case JAVASCRIPT -> interpreter(file, "node", SearchPath.find("node"));
      case JAVA -> {
        List<String> java = new ArrayList<>();
        java.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        java.add("-XX:+UseSerialGC");
        java.addAll(host());
        yield java;
      }
    };
  }

  private List<String> interpreter(String file, String name, Optional<Path> found)
      throws ProgramException {
    Path path = found.orElseThrow(() -> new ProgramException(file, "program.no-runner", name));
    return List.of(path.toString(), script());
  }

  /// {@return the file of the script that an interpreter runs}
  String script() {
    return RunnerScript.file(script).toString();
  }

  /// {@return the runner for a file that an interpreter is given, as in `venv/bin/python mine.py`;
  /// empty if the file is a program itself, which introduces its methods}
  static Optional<Runner> of(Path interpreter, Path file) {
    String name = String.valueOf(interpreter.getFileName()).toLowerCase(Locale.ROOT);
    return of(file)
        .filter(runner ->
            switch (runner) {
              case PYTHON -> name.startsWith("py");
              case JAVASCRIPT -> name.startsWith("node");
              case JAVA -> false;
            })
        .filter(_ -> holdsFunctions(file));
  }

  private static boolean holdsFunctions(Path file) {
    try {
      String text = Files.readString(file, StandardCharsets.ISO_8859_1);
      return !text.contains("collisionBench") && FUNCTION.matcher(text).find();
    } catch (IOException _) {
      return false;
    }
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

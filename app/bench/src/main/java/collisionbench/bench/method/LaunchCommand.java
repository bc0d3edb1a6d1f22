package collisionbench.bench.method;

import collisionbench.bench.storage.FileName;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.ProgramName;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// How to start a program: a file of functions that the bench has a runner for, or a command line.
///
/// @param text as the user typed it
/// @param folder the working directory; empty for that of the bench
/// @param words the command line to execute; the first is the full path of a file
/// @param files the files to watch: the program, and the first argument that is a file
public record LaunchCommand(String text, Path folder, List<String> words, List<Path> files) {

  private static final Path HERE = Path.of("");

  public LaunchCommand {
    words = List.copyOf(words);
    files = List.copyOf(files);
  }

  /// {@return the command for a typed text: a file, or a program with arguments, which may be
  /// quoted}
  ///
  /// @throws ProgramException if it cannot be started
  public static LaunchCommand of(String text) throws ProgramException {
    return of(text, HERE);
  }

  /// {@return the command in a working directory}
  ///
  /// Its first word is found on the search path alone, unless it is a path, as in `./mine`, or a
  /// file of functions. So no file that appears in a folder takes the place of a program.
  ///
  /// @throws ProgramException if it cannot be started
  public static LaunchCommand of(String text, Path folder) throws ProgramException {
    if (!folder.equals(HERE) && !Files.isDirectory(folder)) {
      throw new ProgramException(
          text.strip(), "program.no-folder", PlainText.brief(folder.toString()));
    }
    List<String> words = new ArrayList<>(words(text, folder));
    if (words.isEmpty() || words.getFirst().isBlank()) {
      throw new ProgramException("", "program.no-command");
    }
    String typed = words.getFirst();
    Path program = find(typed, folder).orElseThrow(() -> missing(typed, folder));
    words.set(0, program.toString());
    Optional<Runner> runner = Runner.of(program);
    if (runner.isPresent()) {
      return new LaunchCommand(text, folder, runner.get().command(words), List.of(program));
    }
    requireExecutable(typed, program);
    List<Path> watched = watched(typed, words, folder);
    addScript(program, words, folder);
    return new LaunchCommand(text, folder, words, watched);
  }

  /// Puts the runner before a file of functions that is the first argument of an interpreter, apart
  /// from options.
  private static void addScript(Path interpreter, List<String> words, Path folder) {
    int first = 1;
    while (first < words.size() && words.get(first).startsWith("-")) {
      first++;
    }
    int at = first;
    if (at < words.size()) {
      file(folder, words.get(at))
          .flatMap(file -> Runner.of(interpreter, file))
          .ifPresent(runner -> words.add(at, runner.script()));
    }
  }

  /// {@return the words of a text, which is a single one if it names a file with blanks}
  private static List<String> words(String text, Path folder) {
    String whole = text.strip();
    List<String> words = CommandWords.split(text);
    boolean isFile =
        file(folder, whole).isPresent()
            && (Path.of(whole).isAbsolute() || find(words.getFirst(), folder).isEmpty());
    return isFile ? List.of(whole) : words;
  }

  private static Optional<Path> find(String program, Path folder) {
    Optional<Path> there = file(folder, program).map(Path::toAbsolutePath);
    return isPath(program) || there.flatMap(Runner::of).isPresent()
        ? there
        : SearchPath.find(program);
  }

  private static boolean isPath(String program) {
    return program.contains("/") || program.contains(File.separator);
  }

  /// {@return its short name: that of the last watched file, or of the program}
  public String name() {
    Path named = files.isEmpty() ? Path.of(words.getFirst()) : files.getLast();
    return String.valueOf(named.getFileName());
  }

  /// {@return the command line that is executed, quoted so that its words can be told apart}
  public String line() {
    return CommandWords.join(words);
  }

  /// {@return whether it is the runner with a file of functions that need not be compiled}
  boolean isScript() {
    return words.stream().anyMatch(RunnerScript::isOne);
  }

  /// {@return the interpreter, if it was found beside the file}
  public Optional<Path> interpreterBeside() {
    Path program = Path.of(words.getFirst());
    boolean isBeside =
        files.stream()
            .map(file -> file.toAbsolutePath().resolveSibling(PythonInterpreter.BESIDE))
            .anyMatch(program::startsWith);
    return isBeside && namesFunctions() ? Optional.of(program) : Optional.empty();
  }

  /// {@return whether it runs a file of functions with an interpreter instead of the runner}
  boolean isWithoutRunner() {
    boolean isRun = isScript() || namesFunctions();
    return !isRun && !files.isEmpty() && Runner.of(files.getLast()).isPresent();
  }

  private boolean namesFunctions() {
    return Stream.of(text.strip(), CommandWords.split(text).getFirst())
        .flatMap(word -> file(folder, word).stream())
        .anyMatch(file -> Runner.of(file).isPresent());
  }

  private static ProgramException missing(String program, Path folder) {
    Optional<Path> there = FileName.path(program).map(folder::resolve);
    if (there.filter(Files::isDirectory).isPresent()) {
      return new ProgramException(program, "program.folder");
    }
    if (there.filter(Files::isRegularFile).isEmpty()) {
      return new ProgramException(program, "program.not-found");
    }
    return unfit(program, there.get())
        .orElseGet(() -> new ProgramException(program, "program.in-folder", program));
  }

  private static void requireExecutable(String program, Path file) throws ProgramException {
    Optional<ProgramException> unfit = unfit(program, file);
    if (unfit.isPresent()) {
      throw unfit.get();
    }
  }

  /// {@return why a file cannot be executed; empty if it can}
  private static Optional<ProgramException> unfit(String program, Path file) {
    return Files.isExecutable(file)
        ? Optional.empty()
        : Optional.of(
            Template.of(file)
                .map(source ->
                    new ProgramException(
                        program,
                        "program.source",
                        source.language(),
                        KebabCase.of(source),
                        ProgramName.COMMAND))
                .orElseGet(() -> new ProgramException(program, "program.not-executable")));
  }

  /// {@return the program, unless it is from the search path, and the first argument that is a
  /// file}
  private static List<Path> watched(String typed, List<String> words, Path folder) {
    Stream<Path> program = file(folder, typed).filter(_ -> isPath(typed)).stream();
    Stream<Path> arguments =
        words.stream().skip(1).flatMap(word -> file(folder, word).stream()).limit(1);
    return Stream.concat(program, arguments).toList();
  }

  /// {@return the file that a word names in a folder; empty if it names none}
  static Optional<Path> file(Path folder, String word) {
    return FileName.path(word).map(folder::resolve).filter(Files::isRegularFile);
  }

  /// {@return the process builder}
  ///
  /// It turns off the output buffering of Python.
  ProcessBuilder builder() throws IOException {
    ProcessBuilder builder = new ProcessBuilder(words);
    if (!folder.equals(HERE)) {
      builder.directory(folder.toFile());
    }
    builder.environment().put("PYTHONUNBUFFERED", "1");
    return builder;
  }
}

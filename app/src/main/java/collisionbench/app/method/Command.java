package collisionbench.app.method;

import collisionbench.app.text.PlainText;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// How a program is started: a file of functions that the bench has a runner for, or a command.
///
/// @param text as the user typed it
/// @param folder where it runs; empty for the folder in which the bench was started
/// @param words what is executed
/// @param files what is watched: the program, and the first argument that is a file
public record Command(String text, Path folder, List<String> words, List<Path> files) {

  private static final Path HERE = Path.of("");

  public Command {
    words = List.copyOf(words);
    files = List.copyOf(files);
  }

  /// {@return the command that a user typed: a file, or a program with arguments, which may be
  /// quoted}
  ///
  /// @throws ProgramException if it cannot be started
  public static Command of(String text) throws ProgramException {
    return of(text, HERE);
  }

  /// {@return the same in a folder, where relative paths begin}
  ///
  /// @throws ProgramException if it cannot be started
  public static Command of(String text, Path folder) throws ProgramException {
    if (!folder.equals(HERE) && !Files.isDirectory(folder)) {
      throw new ProgramException(
          text.strip(), ProgramReason.NO_FOLDER, PlainText.brief(folder.toString()));
    }
    Optional<Path> whole = file(folder, text.strip());
    List<String> words =
        new ArrayList<>(whole.isPresent() ? List.of(text.strip()) : CommandWords.split(text));
    if (words.isEmpty() || words.getFirst().isBlank()) {
      throw new ProgramException("", ProgramReason.NO_COMMAND);
    }
    Optional<Path> program = file(folder, words.getFirst());
    // The system looks for a relative one in the folder of the bench.
    program.ifPresent(file -> words.set(0, file.toString()));
    Optional<Runner> runner = program.flatMap(Runner::of);
    if (runner.isPresent()) {
      return new Command(text, folder, runner.get().command(words), List.of(program.get()));
    }
    requireProgram(words.getFirst(), folder);
    return new Command(text, folder, words, watched(words, folder));
  }

  /// {@return what the user calls it: the name of the file that matters}
  public String name() {
    return files.isEmpty() ? words.getFirst() : String.valueOf(files.getLast().getFileName());
  }

  /// {@return whether it runs a file of functions as it is, with an interpreter}
  boolean isWithoutRunner() {
    boolean isRun =
        Stream.of(text.strip(), CommandWords.split(text).getFirst())
            .flatMap(word -> file(folder, word).stream())
            .anyMatch(file -> Runner.of(file).isPresent());
    return !isRun && !files.isEmpty() && Runner.of(files.getLast()).isPresent();
  }

  private static void requireProgram(String program, Path folder) throws ProgramException {
    boolean isPath = program.contains("/") || program.contains(File.separator);
    if (isPath || file(folder, program).isPresent()) {
      requireExecutable(program, folder);
    } else if (onPath(program).isEmpty()) {
      throw new ProgramException(program, ProgramReason.NOT_FOUND);
    }
  }

  private static void requireExecutable(String program, Path folder) throws ProgramException {
    Path file = path(program).map(folder::resolve).orElseThrow(() -> notFound(program));
    if (Files.isDirectory(file)) {
      throw new ProgramException(program, ProgramReason.FOLDER);
    }
    if (!Files.isRegularFile(file)) {
      throw notFound(program);
    }
    if (!Files.isExecutable(file)) {
      throw new ProgramException(program, ProgramReason.NOT_EXECUTABLE);
    }
  }

  private static ProgramException notFound(String program) {
    return new ProgramException(program, ProgramReason.NOT_FOUND);
  }

  /// {@return where the system finds a program by its name}
  static Optional<Path> onPath(String program) {
    String folders = System.getenv().getOrDefault("PATH", "");
    return Stream.of(folders.split(File.pathSeparator))
        .flatMap(folder -> candidates(folder, program))
        .filter(Files::isRegularFile)
        .filter(Files::isExecutable)
        .findFirst();
  }

  /// Windows finds `python` as `python.exe`.
  private static Stream<Path> candidates(String folder, String program) {
    String endings = System.getenv().getOrDefault("PATHEXT", "").toLowerCase(Locale.ROOT);
    return Stream.concat(Stream.of(""), Stream.of(endings.split(";")))
        .distinct()
        .flatMap(ending -> path(folder + File.separator + program + ending).stream());
  }

  private static List<Path> watched(List<String> words, Path folder) {
    Stream<Path> arguments =
        words.stream().skip(1).flatMap(word -> file(folder, word).stream()).limit(1);
    return Stream.concat(file(folder, words.getFirst()).stream(), arguments).toList();
  }

  /// {@return the file that a word names in a folder; empty if it names none}
  static Optional<Path> file(Path folder, String word) {
    return path(word).map(folder::resolve).filter(Files::isRegularFile);
  }

  /// {@return the path that a text is, if it is one}
  static Optional<Path> path(String text) {
    try {
      return Optional.of(Path.of(text));
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }

  /// {@return what starts it}
  ///
  /// Python would hold its answers back when it writes to a pipe.
  ProcessBuilder builder() throws IOException {
    ProcessBuilder builder = new ProcessBuilder(words);
    if (!folder.equals(HERE)) {
      builder.directory(folder.toFile());
    }
    builder.environment().put("PYTHONUNBUFFERED", "1");
    return builder;
  }
}

package collisionbench.app.method;

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
/// @param words what is executed, in the folder in which the bench was started
/// @param files what is watched: the program, and the first argument that is a file
public record Command(String text, List<String> words, List<Path> files) {

  public Command {
    words = List.copyOf(words);
    files = List.copyOf(files);
  }

  /// {@return the command that a user typed: a file, or a program with arguments, which may be
  /// quoted}
  ///
  /// @throws ProgramException if it cannot be started
  public static Command of(String text) throws ProgramException {
    List<String> words = isFile(text) ? List.of(text.strip()) : CommandWords.split(text);
    if (words.isEmpty()) {
      throw new ProgramException(text, ProgramReason.NO_COMMAND);
    }
    String first = words.getFirst();
    if (isFile(first)) {
      Optional<Runner> runner = Runner.of(Path.of(first));
      if (runner.isPresent()) {
        return new Command(text, runner.get().command(words), List.of(Path.of(first)));
      }
    }
    requireProgram(first);
    return new Command(text, words, watched(words));
  }

  /// {@return what the user calls it: the name of the file that matters}
  public String name() {
    return files.isEmpty() ? words.getFirst() : String.valueOf(files.getLast().getFileName());
  }

  private static void requireProgram(String program) throws ProgramException {
    boolean isPath = program.contains("/") || program.contains(File.separator);
    if (isPath || isFile(program)) {
      requireExecutable(program);
    } else if (onPath(program).isEmpty()) {
      throw new ProgramException(program, ProgramReason.NOT_FOUND);
    }
  }

  private static void requireExecutable(String program) throws ProgramException {
    Path file = path(program).orElseThrow(() -> notFound(program));
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

  private static List<Path> watched(List<String> words) {
    List<Path> files = new ArrayList<>();
    if (isFile(words.getFirst())) {
      files.add(Path.of(words.getFirst()));
    }
    words.stream().skip(1).filter(Command::isFile).findFirst().map(Path::of).ifPresent(files::add);
    return files;
  }

  private static boolean isFile(String word) {
    return path(word.strip()).filter(Files::isRegularFile).isPresent();
  }

  private static Optional<Path> path(String text) {
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
    builder.environment().put("PYTHONUNBUFFERED", "1");
    return builder;
  }
}

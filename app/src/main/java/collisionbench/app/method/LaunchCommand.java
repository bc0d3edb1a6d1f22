package collisionbench.app.method;

import collisionbench.app.text.KebabCase;
import collisionbench.app.text.PlainText;
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
/// @param words the command line to execute
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
  /// @throws ProgramException if it cannot be started
  public static LaunchCommand of(String text, Path folder) throws ProgramException {
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
    // The system would resolve a relative path against the folder of the bench.
    program.ifPresent(file -> words.set(0, file.toString()));
    Optional<Runner> runner = program.flatMap(Runner::of);
    if (runner.isPresent()) {
      return new LaunchCommand(text, folder, runner.get().command(words), List.of(program.get()));
    }
    requireProgram(words.getFirst(), folder);
    return new LaunchCommand(text, folder, words, watched(words, folder));
  }

  /// {@return its short name: that of the last watched file}
  public String name() {
    return files.isEmpty() ? words.getFirst() : String.valueOf(files.getLast().getFileName());
  }

  /// {@return whether it runs a file of functions with an interpreter instead of the runner}
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
    } else if (SearchPath.find(program).isEmpty()) {
      throw new ProgramException(program, ProgramReason.NOT_FOUND);
    }
  }

  private static void requireExecutable(String program, Path folder) throws ProgramException {
    Path file = SearchPath.path(program).map(folder::resolve).orElseThrow(() -> notFound(program));
    if (Files.isDirectory(file)) {
      throw new ProgramException(program, ProgramReason.FOLDER);
    }
    if (!Files.isRegularFile(file)) {
      throw notFound(program);
    }
    if (!Files.isExecutable(file)) {
      throw Template.of(file)
          .map(source ->
              new ProgramException(
                  program, ProgramReason.SOURCE, source.language(), KebabCase.of(source)))
          .orElseGet(() -> new ProgramException(program, ProgramReason.NOT_EXECUTABLE));
    }
  }

  private static ProgramException notFound(String program) {
    return new ProgramException(program, ProgramReason.NOT_FOUND);
  }

  private static List<Path> watched(List<String> words, Path folder) {
    Stream<Path> arguments =
        words.stream().skip(1).flatMap(word -> file(folder, word).stream()).limit(1);
    return Stream.concat(file(folder, words.getFirst()).stream(), arguments).toList();
  }

  /// {@return the file that a word names in a folder; empty if it names none}
  static Optional<Path> file(Path folder, String word) {
    return SearchPath.path(word).map(folder::resolve).filter(Files::isRegularFile);
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

package collisionbench.bench.command;

import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.ProgramName;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// All commands of a program.
///
/// @param window opens when no command is given
/// @param painter draws the pictures of pages
/// @param drawing the commands that draw
/// @param converters registers the converters of their options
public record Commands(
    Window window,
    ScenePainter painter,
    List<BenchCommand> drawing,
    UnaryOperator<CommandLine> converters) {

  /// The commands that draw nothing.
  public static final Commands WITHOUT_PICTURES =
      new Commands(
          (_, _) -> {
            throw new CommandException("this program has no window");
          },
          new NoPictures(),
          List.of(),
          UnaryOperator.identity());

  /// The commands of the window's program that draw.
  private static final Set<String> DRAWING = Set.of("map", "render", "gallery");

  private record NoPictures() implements ScenePainter {

    private static final String WHY = "this program draws nothing";

    @Override
    public void paint(Scene scene, Path file) throws CommandException {
      throw new CommandException(WHY);
    }

    @Override
    public void map(AnswerMap map, Scene scene, Path file) throws CommandException {
      throw new CommandException(WHY);
    }
  }

  public Commands {
    drawing = List.copyOf(drawing);
  }

  /// Runs one command with the streams of this process.
  ///
  /// @return its exit status
  public int run(String[] args, PrintWriter err) {
    OutputStreams.Standard out =
        new OutputStreams.Standard(new FileOutputStream(FileDescriptor.out));
    PrintWriter printer = new PrintWriter(out, false, System.out.charset());
    int status = run(args, printer, err);
    printer.flush();
    Optional<IOException> unwritten = out.failure();
    if (unwritten.isPresent()) {
      Failures.print(err, "standard output could not be written: " + unwritten.get().getMessage());
      return Status.FAILED;
    }
    return status;
  }

  /// Runs one command.
  ///
  /// @return its exit status
  public int run(String[] args, PrintWriter out, PrintWriter err) {
    RootCommand root = new RootCommand(window);
    Failures failures = new Failures(root);
    String first = args.length > 0 ? args[0] : "";
    if (drawing.isEmpty() && DRAWING.contains(first)) {
      Failures.print(
          err, NoPictures.WHY + "; " + first + " is a command of the package with the window");
      return Status.FAILED;
    }
    CommandLine commands = commandLine(root, failures, first).setOut(out).setErr(err);
    try {
      return commands.execute(args);
    } catch (OutOfMemoryError | StackOverflowError tooMuch) {
      return failures.failed(tooMuch, err);
    }
  }

  private CommandLine commandLine(RootCommand root, Failures failures, String first) {
    CommandLine commands = new CommandLine(root);
    named(first, failures).forEach(commands::addSubcommand);
    commands
        .setCommandName(ProgramName.COMMAND)
        .setExpandAtFiles(false)
        .setExecutionStrategy(BenchCommand::refuseEmptyAndRun)
        .setParameterExceptionHandler(failures::unreadableCommandLine)
        .setExecutionExceptionHandler(
            (failed, command, _) -> failures.failed(failed, command.getErr()));
    return converters.apply(Converters.register(commands));
  }

  /// {@return the command of a name, or all if there is none: to read the options of the others
  /// takes a sixth of a short check}
  private List<BenchCommand> named(String name, Failures failures) {
    List<BenchCommand> all = all(failures);
    List<BenchCommand> one = all.stream().filter(command -> isNamed(command, name)).toList();
    return one.isEmpty() ? all : one;
  }

  /// Help is about the others, and so never alone.
  private static boolean isNamed(BenchCommand command, String name) {
    return !(command instanceof RootCommand.Help)
        && command.getClass().getAnnotation(Command.class).name().equals(name);
  }

  /// {@return all commands in the order of the help}
  private List<BenchCommand> all(Failures failures) {
    return Stream.of(
            List.of(new ListCommand(), new CheckCommand(failures, painter)),
            drawing,
            List.of(
                new FuzzCommand(),
                new ScoreCommand(painter),
                new SuiteCommand(),
                new MethodsCommand(),
                new RootCommand.Help()))
        .flatMap(List::stream)
        .toList();
  }
}

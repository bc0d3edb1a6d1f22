package collisionbench.app.cli;

import collisionbench.app.snapshot.Toolkit;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import picocli.CommandLine;

/// Starts the program.
public final class Main {

  private Main() {}

  /// Runs one command and exits with its status.
  public static void main(String[] args) {
    OutputStreams.Standard out =
        new OutputStreams.Standard(new FileOutputStream(FileDescriptor.out));
    PrintWriter err = new PrintWriter(System.err, true, System.err.charset());
    PrintWriter printer = new PrintWriter(out, false, System.out.charset());
    int status = run(args, printer, err, new StageWindow(err), new SnapshotPictures());
    printer.flush();
    Optional<IOException> unwritten = out.failure();
    if (unwritten.isPresent()) {
      Failures.print(err, "standard output could not be written: " + unwritten.get().getMessage());
      status = Status.FAILED;
    }
    Toolkit.stop();
    System.exit(status);
  }

  /// Runs one command.
  ///
  /// @return its exit status
  static int run(
      String[] args,
      PrintWriter out,
      PrintWriter err,
      RootCommand.Window window,
      Pictures pictures) {
    RootCommand root = new RootCommand(window);
    Failures failures = new Failures(root);
    CommandLine commands = commands(root, failures, pictures).setOut(out).setErr(err);
    try {
      return commands.execute(args);
    } catch (OutOfMemoryError | StackOverflowError tooMuch) {
      return failures.failed(tooMuch, err);
    }
  }

  private static CommandLine commands(RootCommand root, Failures failures, Pictures pictures) {
    CommandLine commands =
        new CommandLine(root)
            .addSubcommand(new ListCommand())
            .addSubcommand(new CheckCommand(failures, pictures))
            .addSubcommand(new RenderCommand(pictures))
            .addSubcommand(new GalleryCommand(pictures))
            .addSubcommand(new FuzzCommand())
            .addSubcommand(new ScoreCommand(pictures))
            .addSubcommand(new SuiteCommand())
            .addSubcommand(new MethodsCommand())
            .addSubcommand(new RootCommand.Help())
            .setCommandName(Failures.PROGRAM)
            .setExpandAtFiles(false)
            .setExecutionStrategy(BenchCommand::refuseEmptyAndRun)
            .setParameterExceptionHandler(failures::unreadableCommandLine)
            .setExecutionExceptionHandler(
                (failed, command, _) -> failures.failed(failed, command.getErr()));
    return LookOptions.register(Converters.register(commands));
  }
}

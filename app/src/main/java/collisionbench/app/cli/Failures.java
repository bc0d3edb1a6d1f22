package collisionbench.app.cli;

import collisionbench.app.preset.SceneFileException;
import collisionbench.app.text.PlainText;
import java.io.PrintWriter;
import picocli.CommandLine;

/// Turns whatever goes wrong into a sentence on standard error and an exit status.
final class Failures {

  /// What the program is called; the script that starts it says how.
  static final String PROGRAM = System.getProperty("collisionbench.command", "collision-bench");

  private final RootCommand root;

  Failures(RootCommand root) {
    this.root = root;
  }

  /// Says on `err` that something could not be done to its end.
  ///
  /// @param what it was about
  void tell(PrintWriter err, String what, Throwable failure) {
    print(err, what + ": " + sentence(failure));
    trace(failure, err);
  }

  /// {@return the exit status of a command that the machine would not do}
  int outOfMemory(Error failure, PrintWriter err) {
    print(err, sentence(failure));
    trace(failure, err);
    return Status.FAILED;
  }

  static void print(PrintWriter err, String sentence) {
    err.println(PlainText.escape(PROGRAM + ": " + sentence));
    err.flush();
  }

  int unreadableCommandLine(CommandLine.ParameterException failure, String[] args) {
    CommandLine command = failure.getCommandLine();
    PrintWriter err = command.getErr();
    print(err, String.valueOf(failure.getMessage()));
    CommandLine.UnmatchedArgumentException.printSuggestions(failure, err);
    err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
    trace(failure, err);
    return Status.FAILED;
  }

  int failedCommand(Exception failure, CommandLine command, CommandLine.ParseResult parsed) {
    PrintWriter err = command.getErr();
    print(err, sentence(failure));
    trace(failure, err);
    return Status.FAILED;
  }

  /// {@return what to say of a failure}
  static String sentence(Throwable failure) {
    return switch (failure) {
      case CommandException stated -> stated.getMessage();
      case SceneFileException stated -> stated.getMessage();
      case OutOfMemoryError _, StackOverflowError _ ->
          "not enough memory: Java may use "
              + (Runtime.getRuntime().maxMemory() >> 20)
              + " MiB here";
      default -> "internal error: " + failure + " (--verbose shows where)";
    };
  }

  private void trace(Throwable failure, PrintWriter err) {
    if (root.verbose()) {
      failure.printStackTrace(err);
    }
    err.flush();
  }
}

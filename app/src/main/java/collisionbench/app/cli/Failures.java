package collisionbench.app.cli;

import collisionbench.app.preset.SceneFileException;
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

  static void print(PrintWriter err, String sentence) {
    err.println(Plain.of(PROGRAM + ": " + sentence));
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

  private static String sentence(Exception failure) {
    return switch (failure) {
      case CommandException stated -> stated.getMessage();
      case SceneFileException stated -> stated.getMessage();
      default -> "a fault of the program: " + failure + " (--verbose says where)";
    };
  }

  private void trace(Exception failure, PrintWriter err) {
    if (root.verbose()) {
      failure.printStackTrace(err);
    }
    err.flush();
  }
}

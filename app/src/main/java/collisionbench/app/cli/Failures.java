package collisionbench.app.cli;

import collisionbench.app.folder.SceneCheckException;
import collisionbench.app.folder.SceneOutcome;
import collisionbench.app.folder.SceneState;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.text.Language;
import collisionbench.app.text.PlainText;
import java.io.PrintWriter;
import picocli.CommandLine;

/// Turns failures into a sentence on standard error and an exit status.
final class Failures {

  /// The name of the program in messages, set by the script that starts it.
  static final String PROGRAM = System.getProperty("collisionbench.command", "collision-bench");

  private final RootCommand root;

  Failures(RootCommand root) {
    this.root = root;
  }

  /// Prints that work on something failed.
  ///
  /// @param subject what the work was about, such as the name of a scene
  void report(PrintWriter err, String subject, Throwable failure) {
    print(err, subject + ": " + sentence(failure));
    trace(failure, err);
  }

  /// Prints that memory ran out.
  ///
  /// @return the exit status
  int outOfMemory(Error failure, PrintWriter err) {
    print(err, sentence(failure));
    trace(failure, err);
    return Status.FAILED;
  }

  static void print(PrintWriter err, String sentence) {
    err.println(PlainText.escape(PROGRAM + ": " + sentence));
    err.flush();
  }

  /// Prints why a scene counts as a failure.
  static void print(PrintWriter err, SceneOutcome outcome) {
    SceneState state = outcome.state();
    String name = state == SceneState.UNREADABLE ? "" : outcome.listed().name() + ": ";
    if (state.isFailure()) {
      outcome.sentences(Language.ENGLISH).forEach(sentence -> print(err, name + sentence));
    }
    if (state == SceneState.NOT_AS_EXPECTED && outcome.omitted() > 0) {
      print(err, name + "and " + outcome.omitted() + " more violations");
    }
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

  /// {@return the sentence that describes a failure}
  static String sentence(Throwable failure) {
    return switch (failure) {
      case CommandException stated -> stated.getMessage();
      case SceneFileException stated -> stated.getMessage();
      case SceneCheckException stated -> stated.getMessage();
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

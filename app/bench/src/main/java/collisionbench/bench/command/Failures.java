package collisionbench.bench.command;

import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.folder.SceneState;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.NearMiss;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.ProgramName;
import collisionbench.bench.text.ReasonException;
import java.io.File;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;

/// Turns failures into a sentence on standard error and an exit status.
public final class Failures {

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

  /// Prints why a command failed.
  ///
  /// @return the exit status
  int failed(Throwable failure, PrintWriter err) {
    print(err, sentence(failure));
    trace(failure, err);
    return Status.FAILED;
  }

  public static void print(PrintWriter err, String sentence) {
    err.println(PlainText.escape(ProgramName.COMMAND + ": " + sentence));
    err.flush();
  }

  /// Prints why a scene counts as a failure.
  public static void print(PrintWriter err, SceneOutcome outcome) {
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
    Optional<String> mistyped = mistyped(failure.getCommandLine(), args);
    print(err, mistyped.orElse(String.valueOf(failure.getMessage())));
    if (mistyped.isEmpty()) {
      CommandLine.UnmatchedArgumentException.printSuggestions(failure, err);
    }
    err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
    trace(failure, err);
    return Status.FAILED;
  }

  /// {@return a sentence about a first word that is nearly a command; empty if it is something
  /// else}
  private static Optional<String> mistyped(CommandLine failed, String[] args) {
    CommandLine main = failed;
    while (main.getParent() != null) {
      main = main.getParent();
    }
    List<String> commands = List.copyOf(main.getSubcommands().keySet());
    return Stream.of(args)
        .limit(1)
        .filter(word -> !word.startsWith("-"))
        .filter(word -> !commands.contains(word) && !BuiltInScenes.keys().contains(word))
        .filter(word -> !new File(word).exists())
        .filter(word -> !NearMiss.hint(word, commands).isEmpty())
        .map(word -> word + ": no such command" + NearMiss.hint(word, commands))
        .findFirst();
  }

  /// {@return the sentence that describes a failure}
  public static String sentence(Throwable failure) {
    return switch (failure) {
      case ReasonException stated -> stated.getMessage();
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

package collisionbench.bench.command;

import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/// A command; [#call] returns its exit status.
public abstract class BenchCommand implements Callable<Integer> {

  @Spec private @Nullable CommandSpec spec;

  /// {@return the picocli command line of this command}
  protected final CommandLine commandLine() {
    return Objects.requireNonNull(spec).commandLine();
  }

  /// {@return the writer for results}
  protected final PrintWriter out() {
    return commandLine().getOut();
  }

  /// {@return the writer for failures}
  protected final PrintWriter err() {
    return commandLine().getErr();
  }

  /// Rejects a number of cases below 1.
  final void requireCases(long cases) {
    if (cases < 1) {
      throw new CommandLine.ParameterException(
          commandLine(), "--cases: expected a number of at least 1, found " + cases);
    }
  }

  /// Runs the command that was parsed, unless an option is empty: an empty path would mean the
  /// current folder, and an empty list no work.
  ///
  /// @return its exit status
  static int refuseEmptyAndRun(CommandLine.ParseResult parsed) {
    for (CommandLine command : parsed.asCommandLineList()) {
      for (OptionSpec option : command.getParseResult().matchedOptions()) {
        refuseEmpty(command, option);
      }
    }
    return new CommandLine.RunLast().execute(parsed);
  }

  private static void refuseEmpty(CommandLine command, OptionSpec option) {
    List<String> values = option.stringValues();
    if (values.isEmpty() || values.stream().anyMatch(String::isBlank)) {
      throw new CommandLine.ParameterException(
          command, option.longestName() + ": expected " + option.paramLabel() + ", found nothing");
    }
  }
}

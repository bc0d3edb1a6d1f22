package collisionbench.app.cli;

import java.io.PrintWriter;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// A command; [#call] returns its exit status.
abstract class BenchCommand implements Callable<Integer> {

  @Spec private @Nullable CommandSpec spec;

  /// {@return the picocli command line of this command}
  final CommandLine commandLine() {
    return Objects.requireNonNull(spec).commandLine();
  }

  /// {@return the writer for results}
  final PrintWriter out() {
    return commandLine().getOut();
  }

  /// {@return the writer for failures}
  final PrintWriter err() {
    return commandLine().getErr();
  }

  /// Rejects a number of cases below 1.
  final void requireCases(long cases) {
    if (cases < 1) {
      throw new CommandLine.ParameterException(
          commandLine(), "--cases: expected a number of at least 1, found " + cases);
    }
  }
}

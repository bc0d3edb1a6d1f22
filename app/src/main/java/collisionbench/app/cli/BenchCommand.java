package collisionbench.app.cli;

import java.io.PrintWriter;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// A command: does what it is asked to, and gives the exit status.
abstract class BenchCommand implements Callable<Integer> {

  @Spec private @Nullable CommandSpec spec;

  /// {@return what picocli knows of it}
  final CommandLine commandLine() {
    return Objects.requireNonNull(spec).commandLine();
  }

  /// {@return where results go}
  final PrintWriter out() {
    return commandLine().getOut();
  }

  /// {@return where failures go}
  final PrintWriter err() {
    return commandLine().getErr();
  }

  /// Refuses to try no cases.
  final void requireCases(long cases) {
    if (cases < 1) {
      throw new CommandLine.ParameterException(
          commandLine(), "--cases: expected a number of at least 1, found " + cases);
    }
  }
}

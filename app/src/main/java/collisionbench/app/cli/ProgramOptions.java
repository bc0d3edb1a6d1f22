package collisionbench.app.cli;

import collisionbench.app.method.Patience;
import collisionbench.methods.method.builtin.Methods;
import java.io.PrintWriter;
import java.time.Duration;
import picocli.CommandLine.Option;

/// The options for programs that run as methods.
final class ProgramOptions {

  private static final int MOST_COPIES = 64;

  @Option(
      names = "--patience",
      defaultValue = "1s",
      paramLabel = "TIME",
      description =
          "How long a program may take for an answer, such as 1s or 200ms (default:"
              + " ${DEFAULT-VALUE}).")
  private Duration answer = Patience.USUAL.answer();

  @Option(
      names = "--copies",
      defaultValue = "1",
      paramLabel = "N",
      description =
          "How many processes of each program are asked at once (default: ${DEFAULT-VALUE}).")
  private int copies = 1;

  /// {@return the methods that a command line may name, including programs}
  ///
  /// @param err takes a warning about a program that is often wrong on ordinary inputs
  NamedMethods methods(PrintWriter err) throws CommandException {
    if (copies < 1 || copies > MOST_COPIES) {
      throw new CommandException(
          "--copies: expected a whole number from 1 to " + MOST_COPIES + ", found " + copies);
    }
    return new NamedMethods(Methods.catalogue(), patience(), copies, err, Progress.on(err));
  }

  Patience patience() {
    return Patience.USUAL.withAnswer(answer);
  }
}

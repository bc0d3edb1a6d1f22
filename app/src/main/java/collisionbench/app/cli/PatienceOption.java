package collisionbench.app.cli;

import collisionbench.app.method.Patience;
import java.time.Duration;
import picocli.CommandLine.Option;

/// How long commands wait for programs.
final class PatienceOption {

  @Option(
      names = "--patience",
      converter = DurationConverter.class,
      defaultValue = "1s",
      paramLabel = "TIME",
      description =
          "How long a program may take for an answer, such as 1s or 200ms (default:"
              + " ${DEFAULT-VALUE}).")
  private Duration answer = Patience.USUAL.answer();

  Patience patience() {
    return Patience.USUAL.withAnswer(answer);
  }
}

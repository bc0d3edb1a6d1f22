package collisionbench.app.method;

import java.time.Duration;

/// The timeouts of a program.
///
/// @param start the timeout for its first line
/// @param script the timeout for the first line of a script whose functions are asked
/// @param answer the timeout for one answer
public record Patience(Duration start, Duration script, Duration answer) {

  /// The timeouts of campaigns.
  public static final Patience USUAL =
      new Patience(Duration.ofSeconds(10), Duration.ofSeconds(5), Duration.ofSeconds(1));

  public Patience {
    if (!start.isPositive() || !script.isPositive() || !answer.isPositive()) {
      throw new IllegalArgumentException(
          "patience must be positive: " + start + ", " + script + ", " + answer);
    }
  }

  /// Timeouts that are the same for all programs.
  Patience(Duration start, Duration answer) {
    this(start, start, answer);
  }

  /// {@return the timeout for the first line of a program}
  Duration first(LaunchCommand command) {
    return command.isScript() ? script : start;
  }

  /// {@return these timeouts with another one for answers}
  public Patience withAnswer(Duration other) {
    return new Patience(start, script, other);
  }
}

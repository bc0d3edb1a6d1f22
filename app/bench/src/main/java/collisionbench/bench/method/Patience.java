package collisionbench.bench.method;

import java.time.Duration;

/// How long and how often a program may be silent.
///
/// @param start the timeout for its first line
/// @param script the timeout for the first line of a script whose functions are asked
/// @param answer the timeout for one answer
/// @param timeoutsInARow after this many consecutive timeouts a method is no longer asked
/// @param timeouts after this many timeouts in all a method is no longer asked
public record Patience(
    Duration start, Duration script, Duration answer, int timeoutsInARow, int timeouts) {

  /// The limits of campaigns.
  public static final Patience USUAL =
      new Patience(Duration.ofSeconds(10), Duration.ofSeconds(5), Duration.ofSeconds(1), 3, 10);

  /// The limits in the window. A user who drags through a place where a method hangs sees it answer
  /// again behind that place.
  public static final Patience INTERACTIVE =
      new Patience(USUAL.start, USUAL.script, USUAL.answer, 20, 1000);

  public Patience {
    if (!start.isPositive() || !script.isPositive() || !answer.isPositive()) {
      throw new IllegalArgumentException(
          "patience must be positive: " + start + ", " + script + ", " + answer);
    }
  }

  /// {@return the timeout for the first line of a program}
  Duration first(LaunchCommand command) {
    return command.isScript() ? script : start;
  }

  /// {@return these timeouts with another one for answers}
  public Patience withAnswer(Duration other) {
    return new Patience(start, script, other, timeoutsInARow, timeouts);
  }
}

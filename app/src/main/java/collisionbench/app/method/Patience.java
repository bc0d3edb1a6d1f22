package collisionbench.app.method;

import java.time.Duration;

/// How long the bench waits for a program.
///
/// @param start for its first line
/// @param answer for one answer
public record Patience(Duration start, Duration answer) {

  /// For campaigns.
  public static final Patience USUAL = new Patience(Duration.ofSeconds(10), Duration.ofSeconds(1));

  public Patience {
    if (!start.isPositive() || !answer.isPositive()) {
      throw new IllegalArgumentException("patience must be positive: " + start + ", " + answer);
    }
  }

  /// {@return the same with another patience for answers}
  public Patience withAnswer(Duration other) {
    return new Patience(start, other);
  }
}

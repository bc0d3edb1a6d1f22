package collisionbench.app.method;

import java.time.Duration;

/// The timeouts of a program.
///
/// @param start the timeout for its first line
/// @param answer the timeout for one answer
public record Patience(Duration start, Duration answer) {

  /// The timeouts of campaigns.
  public static final Patience USUAL = new Patience(Duration.ofSeconds(10), Duration.ofSeconds(1));

  public Patience {
    if (!start.isPositive() || !answer.isPositive()) {
      throw new IllegalArgumentException("patience must be positive: " + start + ", " + answer);
    }
  }

  /// {@return these timeouts with another one for answers}
  public Patience withAnswer(Duration other) {
    return new Patience(start, other);
  }
}

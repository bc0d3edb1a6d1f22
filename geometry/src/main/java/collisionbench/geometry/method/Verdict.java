package collisionbench.geometry.method;

import java.util.OptionalDouble;

/// What a method says of two shapes.
public sealed interface Verdict {

  /// It decides.
  ///
  /// @param overlap whether the two closed shapes have a point in common; touching is contact
  /// @param distance the gap, or minus the depth, if the method has one
  record Decided(boolean overlap, OptionalDouble distance) implements Verdict {

    public Decided {
      distance = distance.isPresent() ? OptionalDouble.of(distance.getAsDouble() + 0.0) : distance;
    }
  }

  /// It does not decide.
  ///
  /// @param reason why, to follow a colon
  record Undecided(String reason) implements Verdict {}

  /// {@return a yes or no without a distance}
  static Verdict of(boolean overlap) {
    return new Decided(overlap, OptionalDouble.empty());
  }

  /// {@return a yes or no with the signed distance}
  static Verdict of(boolean overlap, double distance) {
    return new Decided(overlap, OptionalDouble.of(distance));
  }

  /// {@return that the pair is not one that the method answers}
  static Verdict unanswered() {
    return new Undecided("the method does not answer this pair");
  }
}

package collisionbench.geometry.plane.core;

/// All numbers from `min` to `max`; none if they are the wrong way round.
public record Interval(double min, double max) {

  /// No number.
  public static final Interval NONE =
      new Interval(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);

  /// {@return the least interval that has this one and a number}
  public Interval and(double value) {
    return new Interval(Math.min(min, value), Math.max(max, value));
  }

  /// {@return the middle of what the two share, or of the gap between them}
  public double middleOfShared(Interval other) {
    return 0.5 * (Math.max(min, other.min) + Math.min(max, other.max));
  }

  /// {@return how far the two are apart; 0 if they share a number}
  public double gap(Interval other) {
    return Math.max(0, Math.max(min, other.min) - Math.min(max, other.max));
  }

  /// {@return all numbers whose negatives are in this one}
  public Interval mirrored() {
    return new Interval(-max, -min);
  }

  /// {@return this interval moved by `by`}
  public Interval plus(double by) {
    return new Interval(min + by, max + by);
  }
}

package collisionbench.methods.exact;

import java.math.BigInteger;
import java.util.Optional;

/// The function `a t^2 + b t + c`, with `a` at least 0.
record Parabola(BigInteger a, BigInteger b, BigInteger c) {

  static Parabola linear(BigInteger slope, BigInteger atZero) {
    return new Parabola(BigInteger.ZERO, slope, atZero);
  }

  Parabola plus(Parabola other) {
    return new Parabola(a.add(other.a), b.add(other.b), c.add(other.c));
  }

  Parabola minus(BigInteger number) {
    return new Parabola(a, b, c.subtract(number));
  }

  /// {@return minus this linear function}
  Parabola negated() {
    return linear(b.negate(), c.negate());
  }

  /// {@return the square of this linear function}
  Parabola squared() {
    return new Parabola(b.pow(2), b.multiply(c).shiftLeft(1), c.pow(2));
  }

  /// {@return the part of an interval where this is at most 0}
  Optional<RootInterval> notAbove(RootInterval interval) {
    return switch (a.signum() + Math.abs(b.signum())) {
      case 0 -> c.signum() <= 0 ? Optional.of(interval) : Optional.empty();
      default -> a.signum() == 0 ? belowLine(interval) : betweenRoots(interval);
    };
  }

  private Optional<RootInterval> belowLine(RootInterval interval) {
    Root zero = Root.ratio(c.negate(), b);
    return b.signum() > 0 ? interval.until(zero) : interval.since(zero);
  }

  private Optional<RootInterval> betweenRoots(RootInterval interval) {
    BigInteger delta = b.pow(2).subtract(a.multiply(c).shiftLeft(2));
    if (delta.signum() < 0) {
      return Optional.empty();
    }
    BigInteger one = BigInteger.ONE;
    Root first = new Root(b.negate(), one.negate(), delta, a.shiftLeft(1));
    Root last = new Root(b.negate(), one, delta, a.shiftLeft(1));
    return interval.since(first).flatMap(later -> later.until(last));
  }
}

package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Vec2;

/// A vector in exact numbers.
record DyadicVec(Dyadic x, Dyadic y) {

  static DyadicVec of(Vec2 v) {
    return new DyadicVec(Dyadic.of(v.x()), Dyadic.of(v.y()));
  }

  /// {@return exactly `to - from`}
  static DyadicVec between(Vec2 from, Vec2 to) {
    DyadicVec start = of(from);
    DyadicVec end = of(to);
    return new DyadicVec(end.x.minus(start.x), end.y.minus(start.y));
  }

  Dyadic dot(DyadicVec other) {
    return x.times(other.x).plus(y.times(other.y));
  }

  Dyadic cross(DyadicVec other) {
    return x.times(other.y).minus(y.times(other.x));
  }

  Dyadic lengthSquared() {
    return dot(this);
  }
}

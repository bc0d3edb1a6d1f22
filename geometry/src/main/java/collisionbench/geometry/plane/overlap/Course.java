package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Vec2;

/// A direction, in doubles that are at most nine roundings off, and exactly; of any length.
sealed interface Course permits Course.Step, Edge {

  double x();

  double y();

  DyadicVec exact();

  /// {@return a bound of `|x| + |y|` and of what its error is relative to}
  double size();

  /// The way from one point to another.
  record Step(Vec2 from, Vec2 to) implements Course {

    @Override
    public double x() {
      return to.x() - from.x();
    }

    @Override
    public double y() {
      return to.y() - from.y();
    }

    @Override
    public DyadicVec exact() {
      return DyadicVec.between(from, to);
    }

    @Override
    public double size() {
      return Math.abs(x()) + Math.abs(y());
    }
  }
}

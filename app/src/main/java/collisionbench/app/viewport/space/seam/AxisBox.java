package collisionbench.app.viewport.space.seam;

import collisionbench.geometry.space.Vec3;

/// An axis-aligned box.
record AxisBox(Vec3 low, Vec3 high) {

  static AxisBox around(Vec3 a, Vec3 b, Vec3 c) {
    return new AxisBox(lowest(lowest(a, b), c), highest(highest(a, b), c));
  }

  AxisBox and(AxisBox other) {
    return new AxisBox(lowest(low, other.low), highest(high, other.high));
  }

  /// {@return the intersection; inverted if it is empty}
  AxisBox within(AxisBox other) {
    return new AxisBox(highest(low, other.low), lowest(high, other.high));
  }

  boolean meets(AxisBox other) {
    return low.x() <= other.high.x()
        && other.low.x() <= high.x()
        && low.y() <= other.high.y()
        && other.low.y() <= high.y()
        && low.z() <= other.high.z()
        && other.low.z() <= high.z();
  }

  boolean contains(Vec3 point) {
    return low.x() <= point.x()
        && point.x() <= high.x()
        && low.y() <= point.y()
        && point.y() <= high.y()
        && low.z() <= point.z()
        && point.z() <= high.z();
  }

  /// {@return the longest side}
  double size() {
    Vec3 sides = high.minus(low);
    return Math.max(sides.x(), Math.max(sides.y(), sides.z()));
  }

  /// {@return one half, split across the longest side}
  AxisBox half(boolean upper) {
    Vec3 middle = low.towards(high, 0.5);
    Vec3 sides = high.minus(low);
    double size = size();
    boolean x = sides.x() == size;
    boolean y = !x && sides.y() == size;
    boolean z = !x && !y;
    Vec3 cut = upper ? low : high;
    Vec3 at =
        new Vec3(x ? middle.x() : cut.x(), y ? middle.y() : cut.y(), z ? middle.z() : cut.z());
    return upper ? new AxisBox(at, high) : new AxisBox(low, at);
  }

  private static Vec3 lowest(Vec3 a, Vec3 b) {
    return new Vec3(Math.min(a.x(), b.x()), Math.min(a.y(), b.y()), Math.min(a.z(), b.z()));
  }

  private static Vec3 highest(Vec3 a, Vec3 b) {
    return new Vec3(Math.max(a.x(), b.x()), Math.max(a.y(), b.y()), Math.max(a.z(), b.z()));
  }
}

package collisionbench.methods.method.article;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The box along the axes that two points span.
record BoundingBox(Vec3 a, Vec3 b) {

  /// {@return the edges to draw: four along each axis}
  Stream<Drawing> edges() {
    return IntStream.range(0, 8)
        .boxed()
        .flatMap(i ->
            IntStream.of(1, 2, 4)
                .filter(axis -> (i & axis) == 0 && !corner(i).equals(corner(i | axis)))
                .mapToObj(axis -> new Drawing.Segment("", corner(i), corner(i | axis))));
  }

  /// {@return how far another box is from this one along x, y and z, from corner to corner; `g` is
  /// the widest}
  Drawing[] gapsTo(BoundingBox other) {
    Vec3 before = other.min().minus(max());
    Vec3 behind = min().minus(other.max());
    boolean x = before.x() >= behind.x();
    boolean y = before.y() >= behind.y();
    boolean z = before.z() >= behind.z();
    Vec3 from = corner(x, y, z);
    Vec3 to = other.corner(!x, !y, !z);
    Vec3 alongX = new Vec3(to.x(), from.y(), from.z());
    Vec3 alongY = new Vec3(to.x(), to.y(), from.z());
    double gapX = Math.max(before.x(), behind.x());
    double gapY = Math.max(before.y(), behind.y());
    double gapZ = Math.max(before.z(), behind.z());
    double widest = Math.max(gapX, Math.max(gapY, gapZ));
    return new Drawing[] {
      new Drawing.Segment(gap("g_x", gapX == widest), from, alongX),
      new Drawing.Segment(gap("g_y", gapY == widest), alongX, alongY),
      new Drawing.Segment(gap("g_z", gapZ == widest), alongY, to)
    };
  }

  private static String gap(String letter, boolean widest) {
    return widest ? "g = " + letter : letter;
  }

  private Vec3 min() {
    return new Vec3(Math.min(a.x(), b.x()), Math.min(a.y(), b.y()), Math.min(a.z(), b.z()));
  }

  private Vec3 max() {
    return new Vec3(Math.max(a.x(), b.x()), Math.max(a.y(), b.y()), Math.max(a.z(), b.z()));
  }

  /// {@return the corner with the greater coordinate along each of some axes}
  private Vec3 corner(boolean x, boolean y, boolean z) {
    Vec3 min = min();
    Vec3 max = max();
    return new Vec3(x ? max.x() : min.x(), y ? max.y() : min.y(), z ? max.z() : min.z());
  }

  /// A bit for each axis: whether it is the corner at b.
  private Vec3 corner(int i) {
    return new Vec3(
        (i & 1) == 0 ? a.x() : b.x(), (i & 2) == 0 ? a.y() : b.y(), (i & 4) == 0 ? a.z() : b.z());
  }
}

package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;

/// A segment and a solid box, in the box's frame.
///
/// Outside, the nearest points; the normal is the way between them, or the direction that is least
/// off where they overhang the gap that it sees (`SegmentNormals`). Inside, or as near as rounding,
/// the axis that sees most (`SegmentInBox`).
final class SegmentBox {

  private SegmentBox() {}

  /// @param a the segment or capsule
  static Separation3 between(Shape3 a, Box b) {
    Simplex core = Simplex.of(a);
    SegmentInBox local = SegmentInBox.of(core, b);
    double nearest = local.nearest();
    Vec3 way = local.way(nearest);
    Separation3 ofCore =
        way.length() > Normals.ROUNDING * local.size()
            ? outside(core, b, local, nearest, way)
            : inside(core, b, local);
    return ofCore.grownBy(Simplex.radius(a), 0);
  }

  private static Separation3 outside(
      Simplex core, Box b, SegmentInBox local, double nearest, Vec3 way) {
    double apart = way.length();
    double overhang = apart - local.gap(way.times(1 / apart));
    Normals normals = new SegmentNormals(local, way);
    int index = overhang > Normals.OVERHANG * local.size() ? normals.leastOff() : Normals.WAY;
    Vec3 direction = normals.of(index);
    double t = index == Normals.WAY ? nearest : local.moved(direction.times(apart)).nearest();
    return at(t, core, apart, direction, b);
  }

  private static Separation3 inside(Simplex core, Box b, SegmentInBox local) {
    Vec3 direction = Direction.unit(local.axis(local.widest()));
    double distance = Math.min(0, local.gap(direction));
    return at(local.moved(direction.times(distance)).nearest(), core, distance, direction, b);
  }

  private static Separation3 at(double t, Simplex core, double distance, Vec3 direction, Box b) {
    Vec3 point = t == 1 ? core.second() : core.first().towards(core.second(), t);
    Vec3 normal = Direction.unit(b.orientation().apply(direction));
    return new Separation3(distance, point, point.plus(distance, normal), normal);
  }
}

package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

/// The directions of which one is the normal of two shapes that are apart: the way between their
/// nearest points, that way squared up to an edge, and separating axes.
///
/// # What rounding may do
///
/// Roundings `u` of the coordinates tilt the way between points `d` apart by up to `u / d`. Where
/// edges are nearly parallel they tilt it by more: where along them the nearest points are makes no
/// difference to the distance. An edge that begins in one of the points, and that the true way is
/// square to, then overhangs the gap: by 1e-8 of the size where that is the distance as well.
///
/// The directions that no edge of two nearest features overhangs are a cone, with the true way in
/// it. So the point of the cone nearest to the tilted way is tilted by no more than twice as much.
/// It is the way itself, the way squared up to one edge, or a direction that is square to two: a
/// separating axis.
///
/// Of those it is the one that is least off. A direction is off by what it does not see of the
/// distance, or by how far the two shapes miss one another after they have moved that distance
/// along it, whichever is more. A tilt of `e` takes `d e^2 / 2` from what it sees, which rounding
/// hides where `d` is large, but `d e` is missed.
interface Normals {

  /// What rounding may make of a distance of zero, relative to all lengths.
  double ROUNDING = 0x1p-48;

  /// What rounding may take from a gap, relative to all lengths.
  double OVERHANG = 0x1p-50;

  /// The number of the way between the nearest points; those of others begin at 0.
  int WAY = -1;

  /// {@return how far the nearest points are apart}
  double apart();

  /// {@return how many directions there are beside the way}
  int count();

  /// {@return the direction of that number; unit, not a number if there is none}
  Vec3 of(int index);

  /// {@return the gap that a direction sees}
  double gap(Vec3 normal);

  /// {@return how far the shapes are apart, or are again, after one has moved the distance along a
  /// direction}
  double missed(Vec3 normal);

  /// {@return the number of the direction that is least off; of equal ones the first, the way
  /// before all}
  default int leastOff() {
    int best = WAY;
    double least = Double.POSITIVE_INFINITY;
    for (int i = WAY; i < count(); i++) {
      Vec3 normal = of(i);
      double overhang = apart() - gap(normal);
      double off = overhang < least ? Math.max(overhang, missed(normal)) : overhang;
      if (off < least) {
        least = off;
        best = i;
      }
    }
    return best;
  }

  /// {@return the part across an edge of a way that is nearly square to it; unit}
  ///
  /// @param edge 0, 1 or 2 for an edge along x, y or z; above that along `along`
  static Vec3 squaredUp(Vec3 way, int edge, Vec3 along) {
    Vec3 part =
        switch (edge) {
          case 0 -> new Vec3(way.x(), 0, 0);
          case 1 -> new Vec3(0, way.y(), 0);
          case 2 -> new Vec3(0, 0, way.z());
          default -> along.times(way.dot(along) / along.lengthSquared());
        };
    return Direction.unit(way.minus(part));
  }
}

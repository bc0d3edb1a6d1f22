package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

/// The way between nearest points, squared up to an edge.
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
final class Square {

  /// What rounding may make of a distance of zero, relative to all lengths.
  static final double ROUNDING = 0x1p-48;

  /// What rounding may take from a gap, relative to all lengths.
  static final double OVERHANG = 0x1p-50;

  /// No edge: the way as it is.
  static final int NONE = -1;

  /// As the number of a direction: the way as it is. More than there are of others.
  static final int WAY = 31;

  private Square() {}

  /// {@return the part of the way across an edge}
  ///
  /// @param edge 0, 1 or 2 for an edge along x, y or z; above that along `along`
  /// @param way nearly square to the edge
  static Vec3 to(int edge, Vec3 along, Vec3 way) {
    double ofAlong = way.dot(along) / along.lengthSquared();
    double part = edge > 2 ? ofAlong : 0;
    return new Vec3(
        (edge == 0 ? 0 : way.x()) - part * along.x(),
        (edge == 1 ? 0 : way.y()) - part * along.y(),
        (edge == 2 ? 0 : way.z()) - part * along.z());
  }
}

package collisionbench.geometry.space.sweep;

import collisionbench.geometry.space.Vec3;

/// All points within a distance of a triangle, which has its first corner at the origin: the prism
/// between two faces, and a capsule about each edge. (Ericson, Real-Time Collision Detection,
/// 5.5.6.)
///
/// @param u from the first corner to the second
/// @param v from the first corner to the third; `u` again for a segment
/// @param radius the distance
record GrownTriangle(Vec3 u, Vec3 v, double radius) {

  /// {@return the time at which a point outside enters on a straight way, up to rounding; infinity
  /// or NaN if it does not, or if the way is along an edge}
  double entry(Vec3 from, Vec3 motion) {
    Vec3 normal = u.cross(v);
    double squared = normal.lengthSquared();
    double height = from.dot(normal);
    double fall = -Math.signum(height) * motion.dot(normal);
    double time = (Math.abs(height) - radius * Math.sqrt(squared)) / fall;
    Vec3 foot = from.plus(time, motion);
    double ofB = foot.cross(v).dot(normal);
    double ofC = u.cross(foot).dot(normal);
    boolean isAboveFace = ofB >= 0 && ofC >= 0 && ofB + ofC <= squared;
    return isAboveFace
        ? time
        : earliest(
            intoCapsule(u, from, motion),
            intoCapsule(v, from, motion),
            intoCapsule(v.minus(u), from.minus(u), motion));
  }

  /// {@return the time of entry into the capsule about an edge that starts at the origin}
  private double intoCapsule(Vec3 edge, Vec3 from, Vec3 motion) {
    double ee = edge.lengthSquared();
    double em = edge.dot(motion);
    double ef = edge.dot(from);
    double mm = motion.lengthSquared();
    double mf = motion.dot(from);
    double beyond = from.lengthSquared() - radius * radius;
    double time = lesserRoot(ee * mm - em * em, ee * mf - ef * em, ee * beyond - ef * ef);
    double along = ef + time * em;
    return along > 0 && along < ee ? time : intoBall(along > 0 ? from.minus(edge) : from, motion);
  }

  private double intoBall(Vec3 from, Vec3 motion) {
    return lesserRoot(
        motion.lengthSquared(), motion.dot(from), from.lengthSquared() - radius * radius);
  }

  /// {@return the lesser root of `a t^2 + 2 b t + c`; infinity if there is none}
  private static double lesserRoot(double a, double b, double c) {
    double square = b * b - a * c;
    return square >= 0 ? (-b - Math.sqrt(square)) / a : Double.POSITIVE_INFINITY;
  }

  /// {@return the earliest time; NaN if the first is}
  private static double earliest(double a, double b, double c) {
    double first = b < a ? b : a;
    return c < first ? c : first;
  }
}

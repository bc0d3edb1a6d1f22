package collisionbench.geometry.gjk;

import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.Stream;

/// EPA: grows a polytope inside the Minkowski difference until its face nearest to the origin is
/// one of the difference itself.
///
/// The offset of that face is a lower bound of the depth, how far the difference reaches along its
/// normal an upper one. Every step adds a corner that is exactly outside the polytope, of which
/// there are finitely many. The polytope need not hold the origin to begin with.
final class Epa3 {

  private Epa3() {}

  /// {@return minus the depth of two cores; 0, up to rounding, along a normal of their difference
  /// if that is flat}
  ///
  /// @param nearest what GJK came to: the witness if the difference is flat
  /// @param distance an upper bound of the cores' distance, 0 or next to it: what is left of it
  ///   where the origin is outside the difference by some last bits
  /// @param limit the most steps
  static Bracket3 of(Difference3 difference, Feature3 nearest, double distance, int limit) {
    Vertex3 p = difference.support(Vec3.Y);
    Vertex3 q = furthest(difference, Vec3.ZERO, p);
    Vec3 along = q.at().minus(p.at()).unit();
    if (along.equals(Vec3.ZERO)) {
      return flat(difference, nearest, distance, List.of(Vec3.Y));
    }
    Vertex3 r = furthest(difference, along, p);
    Vec3 normal = Exact3.normal(p.at(), q.at(), r.at());
    if (normal.equals(Vec3.ZERO)) {
      return flat(difference, nearest, distance, perpendiculars(along));
    }
    Vertex3 s = difference.support(normal);
    if (Exact3.side(p.at(), q.at(), r.at(), s.at()) == 0) {
      s = difference.support(normal.negated());
    }
    if (Exact3.side(p.at(), q.at(), r.at(), s.at()) == 0) {
      return flat(difference, nearest, distance, List.of(normal));
    }
    return grown(difference, distance, Polytope3.of(p, q, r, s), limit);
  }

  private static Bracket3 grown(
      Difference3 difference, double distance, Polytope3 start, int limit) {
    double tolerance = difference.tolerance();
    Polytope3 polytope = start;
    for (int i = 1; ; i++) {
      Face3 face = polytope.nearest();
      Vertex3 next = difference.support(face.normal());
      double reach = next.at().dot(face.normal());
      boolean met = reach - face.offset() <= tolerance || face.side(next) <= 0;
      if (met || i == limit) {
        double atMost = face.offset() >= 0 ? -face.offset() : distance;
        return new Bracket3(
            -reach, atMost, face.normal(), polytope.nearest(face, tolerance).pointA(), i);
      }
      polytope = polytope.with(next);
    }
  }

  /// Of the directions in which a flat difference has no width, and their opposites, the one that
  /// sees most.
  private static Bracket3 flat(
      Difference3 difference, Feature3 nearest, double distance, List<Vec3> normals) {
    Vec3 best = normals.getFirst();
    double least = difference.reach(best);
    for (Vec3 normal : normals) {
      for (Vec3 way : List.of(normal, normal.negated())) {
        double reach = difference.reach(way);
        best = reach < least ? way : best;
        least = Math.min(reach, least);
      }
    }
    return new Bracket3(-least, distance, best, nearest.pointA(), 1);
  }

  /// {@return of the corners furthest along the axes, or along the perpendiculars of `along`, the
  /// one furthest from the line through `from` along it; if it is zero, from `from`}
  private static Vertex3 furthest(Difference3 difference, Vec3 along, Vertex3 from) {
    List<Vec3> ways =
        along.equals(Vec3.ZERO) ? List.of(Vec3.X, Vec3.Y, Vec3.Z) : perpendiculars(along);
    return ways.stream()
        .flatMap(way -> Stream.of(way, way.negated()))
        .map(difference::support)
        .reduce(from, (a, b) -> off(along, from, b) > off(along, from, a) ? b : a);
  }

  private static double off(Vec3 along, Vertex3 from, Vertex3 to) {
    Vec3 way = to.at().minus(from.at());
    return along.equals(Vec3.ZERO) ? way.lengthSquared() : way.cross(along).lengthSquared();
  }

  /// {@return two unit vectors perpendicular to a unit vector and to each other}
  private static List<Vec3> perpendiculars(Vec3 along) {
    Vec3 other = Math.abs(along.y()) < 0.75 ? Vec3.Y : Vec3.X;
    Vec3 first = other.plus(-other.dot(along), along).unit();
    return List.of(first, along.cross(first).unit());
  }
}

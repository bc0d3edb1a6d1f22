package collisionbench.geometry.gjk;

import collisionbench.geometry.gjk.Iteration.Next;
import collisionbench.geometry.gjk.Iteration.Phase;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// EPA in space (van den Bergen, 2001): grows a polytope inside the Minkowski difference until its
/// face nearest to the origin is one of the difference itself.
///
/// The offset of that face is a lower bound of the depth, how far the difference reaches along its
/// normal an upper one. Every iteration adds the vertex that is furthest along the normal.
///
/// Where the textbook's EPA breaks, and what becomes of it here:
/// - GJK may end with a simplex without volume, from which nothing grows. So EPA starts from a
///   tetrahedron of its own, as wide as it finds one; it need not hold the origin.
/// - A difference without volume has no depth but 0, along its normal, and that is not decided.
/// - Rounding takes a face for seen that is not, or the other way round, where they are nearly in
///   one plane: the hull is then dented by rounding. What is in the plane counts as seen, so that
///   at least no face is without area.
/// - The normal of a needle is mostly rounding, and so is what is found along it. The bounds hold
///   for any normal; but they may not meet, and the distance remains open.
final class Epa3 {

  /// Of the tolerance: how far from a face's plane a point may be and still be in it.
  private static final double ROUNDING = 0x1p-3;

  private Epa3() {}

  /// {@return bounds of the depth of two cores, both negative; around 0, along a normal of their
  /// difference, if that is flat}
  ///
  /// @param found what GJK came to
  /// @param limit the most iterations
  static Bracket of(Difference difference, Bracket found, int limit, Trace trace) {
    List<Vertex> corners = new ArrayList<>(List.of(difference.support(Vec3.Y)));
    while (corners.size() < 4) {
      List<Vec3> ways = across(corners);
      Vertex origin = corners.getFirst();
      Vertex widest =
          ways.stream()
              .flatMap(way -> Stream.of(difference.support(way), difference.support(way.negated())))
              .max(Comparator.comparingDouble(vertex -> width(ways, origin, vertex)))
              .orElseThrow();
      if (width(ways, origin, widest) <= difference.tolerance()) {
        return flat(difference, found, ways);
      }
      corners.add(widest);
    }
    Polytope start = Polytope.of(corners.get(0), corners.get(1), corners.get(2), corners.get(3));
    return grown(difference, found, start, limit, trace);
  }

  /// {@return unit directions across one, two or three corners, none of which has a width along
  /// them}
  private static List<Vec3> across(List<Vertex> corners) {
    if (corners.size() == 1) {
      return List.of(Vec3.Y, Vec3.X, Vec3.Z);
    }
    if (corners.size() == 3) {
      return List.of(Feature.normal(corners.get(0), corners.get(1), corners.get(2)));
    }
    Vec3 along = corners.get(1).at().minus(corners.get(0).at()).unit();
    Vec3 first = along.cross(Math.abs(along.y()) < 0.75 ? Vec3.Y : Vec3.X).unit();
    return List.of(first, along.cross(first).unit());
  }

  private static double width(List<Vec3> ways, Vertex from, Vertex to) {
    return ways.stream()
        .mapToDouble(way -> Math.abs(to.at().minus(from.at()).dot(way)))
        .max()
        .orElseThrow();
  }

  /// Of the directions in which a flat difference has no width, and their opposites, the one along
  /// which it reaches least.
  private static Bracket flat(Difference difference, Bracket found, List<Vec3> ways) {
    Vec3 best =
        ways.stream()
            .flatMap(way -> Stream.of(way, way.negated()))
            .min(Comparator.comparingDouble(way -> difference.support(way).at().dot(way) + 0.0))
            .orElseThrow();
    double reach = difference.support(best).at().dot(best);
    return new Bracket(-reach, Math.max(-reach, found.atMost()), best, found.pointA(), 0);
  }

  private static Bracket grown(
      Difference difference, Bracket outside, Polytope start, int limit, Trace trace) {
    double tolerance = difference.tolerance();
    Polytope polytope = start;
    for (int i = 1; ; i++) {
      Face face = polytope.nearest();
      Vertex support = difference.support(face.normal());
      double reach = support.at().dot(face.normal());
      double atMost = face.offset() >= 0 ? -face.offset() : outside.atMost();
      boolean closed = reach - face.offset() <= tolerance;
      boolean stuck = i == limit || polytope.holds(support);
      Vec3 pointA = closed || stuck ? polytope.nearestAlong(face, tolerance).pointA() : Vec3.ZERO;
      Bracket found = new Bracket(-reach, atMost, face.normal(), pointA, i);
      if (trace.isAsked()) {
        Next next = closed ? Next.CLOSED : stuck ? Next.STUCK : Next.GO_ON;
        trace.add(new Iteration(Phase.EPA, found, face.corners(), support, 0, tolerance, next));
      }
      if (closed || stuck) {
        return found;
      }
      polytope = polytope.with(support, ROUNDING * tolerance);
    }
  }
}

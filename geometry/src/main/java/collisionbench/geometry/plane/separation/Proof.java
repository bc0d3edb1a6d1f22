package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;
import java.util.Comparator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Whether two points of cores that are apart are the nearest ones. They are if nothing of A is
/// further along the normal than its point, and nothing of B less far than its own: then no two
/// points are nearer. Rounding of the lengths is allowed for, so an edge that is shorter than a
/// hundred-millionth of the distance may be tilted by as little.
///
/// Of a sector above half a turn it is asked of one half, from an edge to the bisector: each is
/// convex. Which half is nearer a search can tell by the distances.
///
/// A search that compares distances takes for nearest what rounding or underflow does not tell from
/// it: an end for the point of an edge that is a billionth beside it, or anything at all where all
/// is nearer than the root of the least double. The distance is right but for rounding even so; the
/// normal may lead anywhere.
///
/// All points here are from an `origin`.
final class Proof {

  /// What rounding may make of where a core ends, relative to how far that is.
  private static final double ROUNDING = 0x1p-49;

  private Proof() {}

  /// {@return whether `way` is the nearest from A to B but for rounding}
  static boolean holds(Shape2 a, Shape2 b, Vec2 origin, Separation2 way) {
    return error(a, b, origin, way) == 0;
  }

  /// {@return how far the two end from where they should in the direction of the normal; 0 if
  /// rounding may have made it}
  private static double error(Shape2 a, Shape2 b, Vec2 origin, Separation2 way) {
    Vec2 p = way.pointA();
    End endA = End.of(a, origin, p, way.normal(), 0);
    End endB = End.of(b, origin, p, way.normal().negated(), -way.distance());
    // A point of an arc is rounded itself, that of a corner is not.
    double ofPoint = Corners.hasArc(a) ? Math.abs(p.x()) + Math.abs(p.y()) : 0;
    double size = Math.abs(way.distance()) + ofPoint + endA.length() + endB.length();
    return Math.max(0, endA.off() + endB.off() - ROUNDING * size);
  }

  /// Where a core ends in a direction; of a wide sector the half that is less off.
  ///
  /// @param off how far from where it should
  /// @param length what that is rounded by is a part of
  private record End(double off, double length) {

    /// @param p the point that the core is measured from
    /// @param at where it should end from there
    static End of(Shape2 core, Vec2 origin, Vec2 p, Vec2 direction, double at) {
      End best = new End(Double.POSITIVE_INFINITY, 0);
      for (int half = 0; half < Features.halves(core); half++) {
        End end = ofHalf(core, half, origin, p, direction, at);
        best = end.off < best.off ? end : best;
      }
      return best;
    }

    private static End ofHalf(
        Shape2 core, int half, Vec2 origin, Vec2 p, Vec2 direction, double at) {
      boolean arc = Features.hasArcAlong(core, half, direction);
      double most = Double.NEGATIVE_INFINITY;
      double length = 0;
      for (int i = 0; i < Features.corners(core); i++) {
        Vec2 corner = Features.corner(core, i, origin).minus(p);
        // The arc is about the first corner.
        double beyond = arc && i == 0 ? ((Sector) core).radius() : 0;
        double reach = corner.dot(direction) + beyond;
        if (reach > most && Features.hasCorner(core, half, i)) {
          most = reach;
          length = Math.abs(corner.x()) + Math.abs(corner.y()) + beyond;
        }
      }
      return new End(Math.abs(most - at), length);
    }
  }

  /// {@return that way from a corner of one core to an edge of the other which proves itself best,
  /// of all that rounding does not tell from the one found; of several that do, the shortest}
  ///
  /// Of a corner that is on an edge but for rounding neither side is known.
  static Separation2 best(CornerAndEdge nearest, Vec2 origin) {
    Shape2 a = nearest.cornered();
    Shape2 b = nearest.edged();
    Separation2 found = nearest.wayOfTiny(origin);
    Vec2 p = found.pointA();
    double size = Features.size(a, origin, p) + Features.size(b, origin, p);
    double tolerance = Penetration.FACE * size;
    return Stream.concat(ways(a, b, origin), ways(b, a, origin).map(Separation2::swapped))
        .filter(way -> Math.abs(way.distance() - found.distance()) <= tolerance)
        .flatMap(way ->
            Math.abs(way.distance()) <= tolerance ? Stream.of(way, way.facing(-1)) : Stream.of(way))
        .min(
            Comparator.<Separation2>comparingDouble(way -> error(a, b, origin, way))
                .thenComparingDouble(way -> Math.abs(way.distance())))
        .orElse(found);
  }

  /// {@return all from a corner to an edge, but for those from or to an arc that faces elsewhere}
  private static Stream<Separation2> ways(Shape2 cornered, Shape2 edged, Vec2 origin) {
    return IntStream.range(0, Features.cornersAndArc(cornered))
        .boxed()
        .flatMap(corner ->
            IntStream.range(0, Features.edges(edged))
                .mapToObj(edge -> new CornerAndEdge(cornered, corner, edged, edge)))
        .flatMap(pair -> Stream.of(pair.wayOfTiny(origin)).filter(way -> pair.faces(way.normal())));
  }
}

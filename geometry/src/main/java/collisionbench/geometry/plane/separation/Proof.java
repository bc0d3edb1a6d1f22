package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;
import collisionbench.geometry.plane.separation.Separation2.Maker;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

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
  ///
  /// Too long to be copied, and by numbers: a separation handed to it would have to be put on the
  /// heap (decision 005). Polygons, with most corners, are asked for them directly.
  private static double error(
      Shape2 a, Shape2 b, Vec2 origin, double px, double py, double distance, double x, double y) {
    double error = 0;
    // A point of an arc is rounded itself, that of a corner is not.
    double size = Math.abs(distance) + (Corners.hasArc(a) ? Math.abs(px) + Math.abs(py) : 0);
    for (int i = 0; i < 2; i++) {
      boolean ofA = i == 0;
      Shape2 core = ofA ? a : b;
      double towardX = ofA ? x : -x;
      double towardY = ofA ? y : -y;
      double end = ofA ? 0 : -distance;
      double least = Double.POSITIVE_INFINITY;
      double lengthOfLeast = 0;
      int halves = Features.halves(core);
      for (int half = 0; half < halves; half++) {
        double most = Double.NEGATIVE_INFINITY;
        double length = 0;
        if (core instanceof Polygon polygon) {
          List<Vec2> corners = polygon.vertices();
          for (int j = 0; j < corners.size(); j++) {
            Vec2 corner = corners.get(j);
            double cornerX = corner.x() - origin.x() - px;
            double cornerY = corner.y() - origin.y() - py;
            double reach = cornerX * towardX + cornerY * towardY;
            if (reach > most) {
              most = reach;
              length = Math.abs(cornerX) + Math.abs(cornerY);
            }
          }
        } else {
          boolean arc = Features.hasArcAlong(core, half, towardX, towardY);
          double radius = arc ? ((Sector) core).radius() : 0;
          int corners = Features.corners(core);
          for (int j = 0; j < corners; j++) {
            Vec2 corner = Features.corner(core, j, origin);
            double cornerX = corner.x() - px;
            double cornerY = corner.y() - py;
            // The arc is about the first corner.
            double beyond = j == 0 ? radius : 0;
            double reach = cornerX * towardX + cornerY * towardY + beyond;
            if (reach > most && Features.hasCorner(halves, half, j)) {
              most = reach;
              length = Math.abs(cornerX) + Math.abs(cornerY) + beyond;
            }
          }
        }
        double off = Math.abs(most - end);
        if (off < least) {
          least = off;
          lengthOfLeast = length;
        }
      }
      error += least;
      size += lengthOfLeast;
    }
    return Math.max(0, error - ROUNDING * size);
  }

  /// {@return what `maker` makes of that way from a corner of one core to an edge of the other
  /// which proves itself best, of all that rounding does not tell from the one found; of several
  /// that do, the shortest}
  ///
  /// Of a corner that is on an edge but for rounding neither side is known.
  ///
  /// @param corner of A, in the way found
  /// @param edge of B, in the way found
  static <T extends @Nullable Object> T best(
      Shape2 a,
      int corner,
      Shape2 b,
      int edge,
      Vec2 origin,
      boolean touch,
      boolean swapped,
      Maker<T> maker) {
    Separation2 found = Features.wayOfTiny(a, corner, b, edge, origin);
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
        .orElse(found)
        .grown(Corners.radius(a), Corners.radius(b))
        .moved(origin)
        .made(touch, swapped, maker);
  }

  private static Stream<Separation2> ways(Shape2 cornered, Shape2 edged, Vec2 origin) {
    return IntStream.range(0, Features.cornersAndArc(cornered))
        .boxed()
        .flatMap(corner ->
            IntStream.range(0, Features.edges(edged))
                .mapToObj(edge -> way(cornered, corner, edged, edge, origin))
                .flatMap(Optional::stream));
  }

  /// None if one of the two is an arc that faces elsewhere.
  private static Optional<Separation2> way(
      Shape2 cornered, int corner, Shape2 edged, int edge, Vec2 origin) {
    Separation2 way = Features.wayOfTiny(cornered, corner, edged, edge, origin);
    boolean faces =
        Features.facesFromCorner(cornered, corner, way.normal())
            && Features.facesFromEdge(edged, edge, way.normal().negated());
    return faces ? Optional.of(way) : Optional.empty();
  }

  private static double error(Shape2 a, Shape2 b, Vec2 origin, Separation2 way) {
    Vec2 p = way.pointA();
    Vec2 normal = way.normal();
    return error(a, b, origin, p.x(), p.y(), way.distance(), normal.x(), normal.y());
  }
}

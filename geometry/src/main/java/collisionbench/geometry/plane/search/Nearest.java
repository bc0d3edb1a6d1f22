package collisionbench.geometry.plane.search;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Difference;
import collisionbench.geometry.plane.core.Difference.Gap;
import collisionbench.geometry.plane.core.Difference.Witness;
import collisionbench.geometry.plane.core.Frame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The nearest points of two cores, in doubles: those along the direction with the widest gap. If
/// the cores overlap, that is the direction of least depth.
///
/// @param distance between the points; negative if the cores overlap
/// @param pointA the point of A
/// @param direction unit, from A to B
/// @param size the sum of the magnitudes of all coordinates
public record Nearest(double distance, Vec2 pointA, Vec2 direction, double size) {

  /// The distance behind a side within which a corner still belongs to it, relative to the size.
  private static final double CLOSE = 1e-14;

  /// {@return the nearest points of two cores}
  ///
  /// A point and a segment have a closed form. All other cores are searched by all pairs of pieces.
  public static Nearest of(Shape2 a, Shape2 b) {
    if (a instanceof Point2 p && b instanceof Segment2 s) {
      return PointSegment.nearest(p.at(), s.start(), s.end());
    }
    Frame frame = Frame.of(a, b);
    List<Difference> pairs = Difference.of(a, frame, b, frame, 0);
    double size = 0;
    for (Difference pair : pairs) {
      size = Math.max(size, pair.size());
    }
    Witness nearest = nearest(pairs, CLOSE * size);
    Vec2 pointA = frame.origin().plus(nearest.ofA());
    return new Nearest(nearest.width(), pointA, nearest.direction(), size);
  }

  /// Among pairs that are equally near up to rounding, for example where one piece of a sector ends
  /// on the arc of another, prefers one whose direction separates all others, too.
  private static Witness nearest(List<Difference> pairs, double tolerance) {
    List<Witness> witnesses = new ArrayList<>();
    double least = Double.POSITIVE_INFINITY;
    for (Difference pair : pairs) {
      Witness witness = of(pair);
      least = Math.min(least, witness.width());
      witnesses.add(witness);
    }
    Witness nearest = witnesses.getFirst();
    for (Witness witness : witnesses) {
      boolean isAsNear = witness.width() <= least + tolerance;
      if (isAsNear && gap(pairs, witness.direction()) >= least - tolerance) {
        return witness;
      }
      nearest = witness.width() < nearest.width() ? witness : nearest;
    }
    return nearest;
  }

  private static double gap(List<Difference> pairs, Vec2 direction) {
    double least = Double.POSITIVE_INFINITY;
    for (Difference pair : pairs) {
      least = Math.min(least, pair.gap(Vec2.ZERO, direction).width());
    }
    return least;
  }

  /// For slivers, several directions have the same gap up to rounding, and the witness points face
  /// each other along only some of them: the one with the least error is taken.
  private static Witness of(Difference pair) {
    double tolerance = CLOSE * pair.size();
    Gap widest = pair.widest(Vec2.ZERO);
    Witness witness = pair.witness(Vec2.ZERO, widest.direction(), tolerance);
    if (witness.error() <= tolerance) {
      return witness;
    }
    return pair.directions(Vec2.ZERO).stream()
        .filter(u -> pair.gap(Vec2.ZERO, u).width() >= widest.width() - tolerance)
        .map(u -> pair.witness(Vec2.ZERO, u, tolerance))
        .min(Comparator.comparingDouble(Witness::error))
        .orElseThrow();
  }
}

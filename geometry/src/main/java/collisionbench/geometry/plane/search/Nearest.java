package collisionbench.geometry.plane.search;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Difference;
import collisionbench.geometry.plane.core.Difference.Gap;
import collisionbench.geometry.plane.core.Difference.Witness;
import java.util.Comparator;
import java.util.List;

/// The nearest points of two cores, as far as doubles tell: where the gap is widest. Of cores that
/// meet it is narrowest there: the way along which they are parted soonest.
///
/// @param distance between the points, negative if the cores meet
/// @param pointA the point of A
/// @param direction unit, from A to B
/// @param size the sum of the magnitudes of all coordinates
public record Nearest(double distance, Vec2 pointA, Vec2 direction, double size) {

  /// How far a corner may lie behind a side and still belong to it, as a part of the size.
  private static final double CLOSE = 1e-14;

  /// {@return the nearest points of two cores by all pairs of their pieces}
  public static Nearest of(List<Difference> pieces) {
    return pieces.stream()
        .map(Nearest::of)
        .reduce((best, other) -> other.distance < best.distance ? other : best)
        .orElseThrow();
  }

  /// Of slivers several directions see as much but for rounding, and not along all of them do the
  /// two touch: then the one is taken along which they do best.
  private static Nearest of(Difference pair) {
    double tolerance = CLOSE * pair.size();
    Gap widest = pair.widest(Vec2.ZERO);
    if (pair.witness(Vec2.ZERO, widest.direction(), tolerance).error() <= tolerance) {
      return along(widest.direction(), pair);
    }
    Vec2 best =
        pair.directions(Vec2.ZERO).stream()
            .filter(u -> pair.gap(Vec2.ZERO, u).width() >= widest.width() - tolerance)
            .min(Comparator.comparingDouble(u -> pair.witness(Vec2.ZERO, u, tolerance).error()))
            .orElseThrow();
    return along(best, pair);
  }

  private static Nearest along(Vec2 direction, Difference pair) {
    Witness witness = pair.witness(Vec2.ZERO, direction, CLOSE * pair.size());
    return new Nearest(witness.width(), witness.ofA(), direction, pair.size());
  }
}

package collisionbench.geometry.exact;

import java.util.ArrayList;
import java.util.List;

/// A point, a segment of some length or a convex polygon, as one, two or more corners; three and
/// more go round counter-clockwise.
record Hull(List<Whole2> corners) implements Figure {

  static Hull ofSegment(Whole2 start, Whole2 end) {
    return new Hull(start.equals(end) ? List.of(start) : List.of(start, end));
  }

  /// {@return the sides in order; of a segment there and back, of a point none}
  @Override
  public List<Side> sides() {
    List<Side> sides = new ArrayList<>();
    for (int i = 0; corners.size() > 1 && i < corners.size(); i++) {
      sides.add(Side.between(corners.get(i), corners.get((i + 1) % corners.size())));
    }
    return sides;
  }

  @Override
  public boolean holds(Whole2 point) {
    return switch (corners.size()) {
      case 1 -> point.equals(corners.getFirst());
      case 2 -> isBetween(point, corners.getFirst(), corners.getLast());
      default ->
          sides().stream()
              .allMatch(side -> side.along().cross(point.minus(side.start())).signum() >= 0);
    };
  }

  private static boolean isBetween(Whole2 point, Whole2 start, Whole2 end) {
    return point.minus(start).cross(end.minus(start)).signum() == 0
        && point.minus(start).dot(end.minus(point)).signum() >= 0;
  }
}

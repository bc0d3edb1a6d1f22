package collisionbench.geometry.plane;

import collisionbench.geometry.refusal.InvalidShape;
import collisionbench.geometry.refusal.InvalidShapeException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Exact convexity and orientation checks of polygons.
final class Convexity {

  private static final Comparator<Vec2> LEFT_TO_RIGHT =
      Comparator.comparingDouble(Vec2::x).thenComparingDouble(Vec2::y);

  private Convexity() {}

  /// Throws an exception for repeated neighbors, collinear corners, reflex corners, reversals,
  /// outlines that wind more than once, and clockwise order.
  static void require(List<Vec2> vertices) {
    Optional<InvalidShape> problem = problem(vertices);
    if (problem.isPresent()) {
      throw new InvalidShapeException(problem.get());
    }
  }

  /// {@return what is wrong with the corners, or empty; clockwise order only if nothing else is}
  static Optional<InvalidShape> problem(List<Vec2> vertices) {
    int count = vertices.size();
    int[] turn = new int[count];
    boolean flat = true;
    for (int i = 0; i < count; i++) {
      if (vertices.get(i).equals(next(vertices, i))) {
        Vec2 corner = next(vertices, i);
        return Optional.of(new InvalidShape.CornerRepeated((i + 1) % count, corner.toString()));
      }
      turn[i] = turn(vertices, i);
      flat &= turn[i] == 0;
    }
    if (flat) {
      return Optional.of(new InvalidShape.CornersOnALine(vertices.toString()));
    }
    // The outline turns outwards at its leftmost corner.
    int outwards = turn[vertices.indexOf(Collections.min(vertices, LEFT_TO_RIGHT))];
    for (int i = 0; i < count; i++) {
      if (turn[i] * outwards < 0) {
        return Optional.of(new InvalidShape.CornerInwards(i, vertices.get(i).toString()));
      }
      if (turn[i] == 0 && turnsBack(vertices, i)) {
        return Optional.of(new InvalidShape.CornerTurnsBack(i, vertices.get(i).toString()));
      }
    }
    int turns = turns(vertices);
    if (turns != 1) {
      return Optional.of(new InvalidShape.CornersWindAgain(turns));
    }
    return outwards > 0
        ? Optional.empty()
        : Optional.of(new InvalidShape.CornersClockwise(vertices.toString()));
  }

  /// {@return the vertices of the convex hull, counter-clockwise, without collinear ones (Andrew's
  /// monotone chain)}
  static List<Vec2> hull(List<Vec2> points) {
    List<Vec2> sorted = points.stream().sorted(LEFT_TO_RIGHT).distinct().toList();
    List<Vec2> hull = new ArrayList<>(chain(sorted));
    hull.removeLast();
    hull.addAll(chain(sorted.reversed()));
    hull.removeLast();
    return hull;
  }

  private static List<Vec2> chain(List<Vec2> points) {
    List<Vec2> chain = new ArrayList<>();
    for (Vec2 point : points) {
      while (chain.size() > 1
          && Orientation.of(chain.get(chain.size() - 2), chain.getLast(), point) <= 0) {
        chain.removeLast();
      }
      chain.add(point);
    }
    return chain;
  }

  private static Vec2 next(List<Vec2> vertices, int i) {
    return vertices.get((i + 1) % vertices.size());
  }

  private static Vec2 before(List<Vec2> vertices, int i) {
    return vertices.get((i + vertices.size() - 1) % vertices.size());
  }

  private static int turn(List<Vec2> vertices, int i) {
    return Orientation.of(before(vertices, i), vertices.get(i), next(vertices, i));
  }

  private static boolean turnsBack(List<Vec2> vertices, int i) {
    return pointsUp(before(vertices, i), vertices.get(i))
        != pointsUp(vertices.get(i), next(vertices, i));
  }

  /// The winding number, which is how often the edges begin to point up.
  private static int turns(List<Vec2> vertices) {
    int turns = 0;
    for (int i = 0; i < vertices.size(); i++) {
      boolean up = pointsUp(vertices.get(i), next(vertices, i));
      turns += up && !pointsUp(before(vertices, i), vertices.get(i)) ? 1 : 0;
    }
    return turns;
  }

  /// Whether the direction is in the half turn from +x (with it) to -x (without it).
  private static boolean pointsUp(Vec2 from, Vec2 to) {
    return to.y() > from.y() || (to.y() == from.y() && to.x() > from.x());
  }
}

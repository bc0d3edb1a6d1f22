package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Obstacle;
import java.util.Comparator;
import java.util.List;

/// The least way out of the union of several convex obstacles.
///
/// It leads to the nearest point of a side or a circle, or into a notch where two of them meet. All
/// such points are listed by distance, and the first that is inside no obstacle is the answer.
///
/// @param to the translation where the way ends
/// @param out the way there, which to the foot of a line or circle is along its normal
record Exit(Vec2 to, Vec2 out) {

  /// How deep inside an obstacle, relative to the numbers that tell, counts as on its boundary. All
  /// candidates are as near to the lines and circles they are on, however sharply these meet.
  private static final double ON_BOUNDARY = 0x1p-48;

  /// {@return the least way out from the translation `from`}
  static Exit nearest(List<Obstacle> obstacles, Vec2 from) {
    List<Exit> candidates = Candidates.of(obstacles, from);
    candidates.sort(Comparator.comparingDouble(exit -> exit.out().lengthSquared()));
    for (Exit candidate : candidates) {
      if (isFree(candidate.to, obstacles)) {
        return candidate;
      }
    }
    return candidates.getLast();
  }

  private static boolean isFree(Vec2 candidate, List<Obstacle> obstacles) {
    for (Obstacle obstacle : obstacles) {
      if (obstacle.holds(candidate, ON_BOUNDARY)) {
        return false;
      }
    }
    return true;
  }
}

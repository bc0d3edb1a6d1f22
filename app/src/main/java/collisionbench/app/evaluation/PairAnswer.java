package collisionbench.app.evaluation;

import collisionbench.app.scene.Body;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.Optional;

/// All that is known of two bodies at one time.
///
/// @param touching whether they have a point in common
/// @param separation how far apart they are, and where
/// @param crossing where a segment meets the other body, if one of the two is a segment; in the
///   parameters of A if both are
/// @param sweep when they meet while they move, if one of the two moves
public record PairAnswer(
    Body a,
    Body b,
    boolean touching,
    Separation3 separation,
    Optional<Crossing3> crossing,
    Optional<Sweep3> sweep) {

  /// {@return whether the body of that name is one of the two}
  public boolean concerns(String id) {
    return a.id().equals(id) || b.id().equals(id);
  }
}

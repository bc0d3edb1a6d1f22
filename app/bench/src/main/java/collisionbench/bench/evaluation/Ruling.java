package collisionbench.bench.evaluation;

import collisionbench.bench.scene.Body;
import collisionbench.geometry.space.separation.Separation3;
import java.util.Optional;

/// A method's answer about two bodies.
///
/// @param a the body that is first in scene order, at the time of the question
/// @param b the other body, at the same time
/// @param touches its yes or no; empty if it gives none
/// @param separation its distance, witness points and normal; empty if it gives no finite ones
/// @param wrong whether exact arithmetic contradicts it
public record Ruling(
    Body a, Body b, Optional<Boolean> touches, Optional<Separation3> separation, boolean wrong) {

  /// Two bodies by name.
  ///
  /// @param a the first one in scene order
  public record Names(String a, String b) {

    /// {@return the names of the bodies of a pair}
    public static Names of(PairAnswer pair) {
      return new Names(pair.a().id(), pair.b().id());
    }
  }

  /// {@return the names of the two}
  public Names names() {
    return new Names(a.id(), b.id());
  }

  /// {@return whether the method says that they touch}
  public boolean isContact() {
    return touches.orElse(false);
  }
}

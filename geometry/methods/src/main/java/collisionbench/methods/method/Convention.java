package collisionbench.methods.method;

import java.util.Optional;

/// What a method means by touching, if it differs from two closed shapes having a point in common.
/// A method is judged by its own convention.
///
/// @param margin the largest gap at which it may still say yes
/// @param touching how it treats shapes that just touch
public record Convention(double margin, Touching touching) {

  /// The convention of this library, and the default.
  public static final Convention USUAL = new Convention(0, Touching.CLOSED);

  /// {@return whether a yes or no is right by this convention; true if the reference is unknown}
  ///
  /// @param right the reference answer by the usual convention
  public boolean allows(boolean touch, Answer.Decided right) {
    Optional<Boolean> usual = right.overlap();
    if (usual.isEmpty()) {
      return true;
    }
    double distance = right.distance().orElse(Double.NaN);
    boolean just = usual.get() && distance == 0;
    boolean isMeant =
        switch (touching) {
          case CLOSED -> touch == usual.get();
          case OPEN -> touch == (usual.get() && !just);
          case EITHER -> just || touch == usual.get();
        };
    return isMeant || (touch && margin > 0 && distance >= 0 && distance <= margin);
  }

  /// {@return whether a yes or no and a signed distance are consistent}
  public boolean fits(boolean touch, double distance) {
    return touch
        ? distance <= margin
        : distance > 0 || (distance == 0 && touching != Touching.CLOSED);
  }
}

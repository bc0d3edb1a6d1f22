package collisionbench.methods.method;

import java.util.Optional;

/// What a method means by touching, where that is not that two closed shapes have a point in
/// common. By its own convention it is not wrong.
///
/// @param margin the largest gap at which it may still say yes
/// @param touching what it makes of shapes that just touch
public record Convention(double margin, Touching touching) {

  /// That of this library, and of every method that names no other.
  public static final Convention USUAL = new Convention(0, Touching.CLOSED);

  /// {@return whether a yes or no is right by this convention; if nobody knows what is right, it
  /// is}
  ///
  /// @param right about the same question by the usual one
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

  /// {@return whether a yes or no and a signed distance go together}
  public boolean fits(boolean touch, double distance) {
    return touch
        ? distance <= margin
        : distance > 0 || (distance == 0 && touching != Touching.CLOSED);
  }
}

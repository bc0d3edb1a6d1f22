package collisionbench.methods.method;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import java.util.Locale;

/// The kinds of shape in space, in the order in which pairs of them are named.
public enum Kind3 {
  SPHERE,
  CAPSULE,
  BOX,
  SEGMENT,
  TRIANGLE,
  HULL;

  /// {@return the kind of a shape}
  public static Kind3 of(Shape3 shape) {
    return switch (shape) {
      case Sphere _ -> SPHERE;
      case Capsule _ -> CAPSULE;
      case Box _ -> BOX;
      case Segment _ -> SEGMENT;
      case Triangle _ -> TRIANGLE;
      case Hull _ -> HULL;
    };
  }

  /// {@return the word for it, as scene files have it}
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}

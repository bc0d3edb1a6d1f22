package collisionbench.methods.method;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;

/// The kinds of shape, those in space first, in the order in which pairs of them are named.
public enum Kind {
  SPHERE("sphere", false),
  CAPSULE("capsule", false),
  BOX("box", false),
  SEGMENT("segment", false),
  TRIANGLE("triangle", false),
  HULL("hull", false),
  POINT("point", true),
  CIRCLE("circle", true),
  CAPSULE_2D("capsule", true),
  SEGMENT_2D("segment", true),
  SECTOR("sector", true),
  POLYGON("polygon", true);

  private final String word;
  private final boolean isFlat;

  Kind(String word, boolean isFlat) {
    this.word = word;
    this.isFlat = isFlat;
  }

  /// {@return the kind of a shape in space}
  public static Kind of(Shape3 shape) {
    return switch (shape) {
      case Sphere _ -> SPHERE;
      case Capsule _ -> CAPSULE;
      case Box _ -> BOX;
      case Segment _ -> SEGMENT;
      case Triangle _ -> TRIANGLE;
      case Hull _ -> HULL;
    };
  }

  /// {@return the kind of a shape in the plane}
  public static Kind of(Shape2 shape) {
    return switch (shape) {
      case Point2 _ -> POINT;
      case Circle _ -> CIRCLE;
      case Capsule2 _ -> CAPSULE_2D;
      case Segment2 _ -> SEGMENT_2D;
      case Sector _ -> SECTOR;
      case Polygon _ -> POLYGON;
    };
  }

  /// {@return the word for it in scene files; a kind of the other space may have the same}
  public String word() {
    return word;
  }

  /// {@return whether its shapes are in the plane, not in space}
  public boolean isFlat() {
    return isFlat;
  }
}

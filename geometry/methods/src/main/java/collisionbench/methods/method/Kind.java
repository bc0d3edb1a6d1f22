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
import java.util.stream.Stream;

/// The kinds of shape, those in space first, in the order in which pairs of them are named.
public enum Kind {
  SPHERE("sphere", Sphere.class),
  CAPSULE("capsule", Capsule.class),
  BOX("box", Box.class),
  SEGMENT("segment", Segment.class),
  TRIANGLE("triangle", Triangle.class),
  HULL("hull", Hull.class),
  POINT("point", Point2.class),
  CIRCLE("circle", Circle.class),
  CAPSULE_2D("capsule", Capsule2.class),
  SEGMENT_2D("segment", Segment2.class),
  SECTOR("sector", Sector.class),
  POLYGON("polygon", Polygon.class);

  private final String word;
  private final Class<?> shape;

  Kind(String word, Class<?> shape) {
    this.word = word;
    this.shape = shape;
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

  /// {@return the kind whose shapes are of a class}
  ///
  /// @throws IllegalArgumentException if there is none
  public static Kind of(Class<?> shape) {
    return Stream.of(values())
        .filter(kind -> kind.shape.equals(shape))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no class of shapes: " + shape));
  }

  /// {@return the word for it in scene files; a kind of the other space may have the same}
  public String word() {
    return word;
  }

  /// {@return whether its shapes are in the plane, not in space}
  public boolean isFlat() {
    return Shape2.class.isAssignableFrom(shape);
  }
}

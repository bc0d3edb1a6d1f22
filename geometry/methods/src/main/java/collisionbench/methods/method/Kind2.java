package collisionbench.methods.method;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import java.util.Locale;

/// The kinds of shape in the plane, in the order in which pairs of them are named.
public enum Kind2 {
  POINT,
  CIRCLE,
  CAPSULE,
  SEGMENT,
  SECTOR,
  POLYGON;

  /// {@return the kind of a shape}
  public static Kind2 of(Shape2 shape) {
    return switch (shape) {
      case Point2 _ -> POINT;
      case Circle _ -> CIRCLE;
      case Capsule2 _ -> CAPSULE;
      case Segment2 _ -> SEGMENT;
      case Sector _ -> SECTOR;
      case Polygon _ -> POLYGON;
    };
  }

  /// {@return the word for it, as scene files have it}
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}

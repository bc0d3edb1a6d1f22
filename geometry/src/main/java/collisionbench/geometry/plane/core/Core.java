package collisionbench.geometry.plane.core;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.List;

/// Splits a shape into a core and a radius: the core is the center of a circle or full disc, the
/// axis of a capsule, and any other shape itself. A core is a `Point2`, a `Segment2` of positive
/// length, a `Polygon`, or a `Sector` other than a full disc.
public final class Core {

  private Core() {}

  /// {@return the core of a shape: the shape without its radius}
  public static Shape2 of(Shape2 shape) {
    return switch (shape) {
      case Point2 _, Polygon _ -> shape;
      case Circle c -> new Point2(c.center());
      case Segment2 s -> segment(s);
      case Capsule2 c -> segment(new Segment2(c.start(), c.end()));
      case Sector s -> hasArc(s) ? s : new Point2(s.center());
    };
  }

  private static Shape2 segment(Segment2 segment) {
    return segment.start().equals(segment.end()) ? new Point2(segment.start()) : segment;
  }

  /// {@return the radius of a shape around its core}
  public static double radius(Shape2 shape) {
    return switch (shape) {
      case Circle c -> c.radius();
      case Capsule2 c -> c.radius();
      case Sector s -> s.isDisc() ? s.radius() : 0;
      case Point2 _, Segment2 _, Polygon _ -> 0;
    };
  }

  /// {@return whether the core is a sector}
  public static boolean hasArc(Shape2 shape) {
    return shape instanceof Sector s && !s.isDisc() && s.radius() > 0;
  }

  /// {@return whether the core is a sector of more than half a turn; all others are convex}
  public static boolean isWide(Shape2 shape) {
    return shape instanceof Sector s && hasArc(s) && s.opening().isWide();
  }

  /// {@return the corners of a core, counter-clockwise; only the center of a sector}
  public static List<Vec2> corners(Shape2 core) {
    return switch (core) {
      case Point2 p -> List.of(p.at());
      case Circle c -> List.of(c.center());
      case Segment2 s -> List.of(s.start(), s.end());
      case Capsule2 c -> List.of(c.start(), c.end());
      case Polygon p -> p.vertices();
      case Sector s -> List.of(s.center());
    };
  }

  /// {@return a point of the core, to measure from}
  public static Vec2 anchor(Shape2 core) {
    return corners(core).getFirst();
  }

  /// {@return an upper bound of the distance of any point of the core from its anchor}
  public static double extent(Shape2 core) {
    double radius = core instanceof Sector s ? s.radius() : 0;
    return Math.max(radius, extent(corners(core), anchor(core)));
  }

  /// {@return an upper bound of the distance of any of these corners from a point}
  public static double extent(List<Vec2> corners, Vec2 from) {
    double extent = 0;
    for (int i = 0; i < corners.size(); i++) {
      extent = Math.max(extent, corners.get(i).minus(from).sumOfMagnitudes());
    }
    return extent;
  }

  /// {@return convex pieces whose union is the core, in the coordinates of `frame`; they overlap so
  /// that every interior point of the core is well inside one of them}
  public static List<Piece> pieces(Shape2 core, Frame frame) {
    return core instanceof Sector s && hasArc(s)
        ? Piece.of(frame.of(s.center()), s.radius(), frame.of(s.opening()))
        : List.of(Piece.of(corners(core), frame));
  }
}

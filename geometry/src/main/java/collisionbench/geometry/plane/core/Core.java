package collisionbench.geometry.plane.core;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.List;

/// A shape without its radius: all points within that of the core are the shape.
public sealed interface Core {

  /// A point, of a circle, a full disc, or anything that degenerates to them.
  record OfPoint(Vec2 at, double radius) implements Core {}

  /// A segment of some length.
  record OfSegment(Vec2 start, Vec2 end, double radius) implements Core {}

  /// A polygon, which has no radius.
  record OfPolygon(Polygon shape) implements Core {
    @Override
    public double radius() {
      return 0;
    }
  }

  /// A sector of some radius that is not a full disc. Its arc belongs to the core.
  record OfSector(Sector shape, Opening opening) implements Core {
    @Override
    public double radius() {
      return 0;
    }
  }

  /// {@return the core of `shape`}
  static Core of(Shape2 shape) {
    return switch (shape) {
      case Point2 point -> new OfPoint(point.at(), 0);
      case Circle circle -> new OfPoint(circle.center(), circle.radius());
      case Segment2 segment -> of(segment.start(), segment.end(), 0);
      case Capsule2 capsule -> of(capsule.start(), capsule.end(), capsule.radius());
      case Polygon polygon -> new OfPolygon(polygon);
      case Sector sector ->
          sector.isDisc() || sector.radius() == 0
              ? new OfPoint(sector.center(), sector.radius())
              : new OfSector(sector, sector.opening());
    };
  }

  private static Core of(Vec2 start, Vec2 end, double radius) {
    return start.equals(end) ? new OfPoint(start, radius) : new OfSegment(start, end, radius);
  }

  /// {@return how far the shape reaches beyond its core}
  double radius();

  /// {@return a point of the core, to measure from}
  default Vec2 anchor() {
    return switch (this) {
      case OfPoint point -> point.at();
      case OfSegment segment -> segment.start();
      case OfPolygon polygon -> polygon.shape().corner(0);
      case OfSector sector -> sector.shape().center();
    };
  }

  /// {@return convex pieces that make up the core, in the coordinates of `frame`; they overlap
  /// generously, so that what is inside the core is well inside a piece}
  default List<Piece> pieces(Frame frame) {
    return switch (this) {
      case OfPoint point -> List.of(Piece.of(frame.of(point.at())));
      case OfSegment segment -> List.of(Piece.of(segment.start(), segment.end(), frame));
      case OfPolygon polygon -> List.of(Piece.of(polygon.shape(), frame));
      case OfSector sector ->
          Piece.of(
              frame.of(sector.shape().center()),
              sector.shape().radius(),
              frame.of(sector.opening()));
    };
  }
}

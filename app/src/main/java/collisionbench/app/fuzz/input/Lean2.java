package collisionbench.app.fuzz.input;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.methods.method.Kind;
import java.util.ArrayList;
import java.util.List;

/// Makes shapes that lean on a line: `at` belongs to the shape, and none of it lies behind the line
/// through `at` across `away`. Every number is a multiple of 1/8 times `unit`, so all of this holds
/// exactly: two shapes that lean on one point from both sides touch and no more.
///
/// @param away across the line, to where the shape is; in whole numbers
/// @param length of `away`, a whole number
/// @param unit a power of two
record Lean2(Vec2 at, Vec2 away, double length, double unit, SeededRandom dice) {

  Shape2 shape(Kind kind) {
    return switch (kind) {
      case POINT -> new Point2(at);
      case CIRCLE -> circle();
      case CAPSULE_2D -> capsule();
      case SEGMENT_2D -> segment(at);
      case SECTOR -> sector();
      case POLYGON -> polygon();
      case SPHERE, CAPSULE, BOX, SEGMENT, TRIANGLE, HULL ->
          throw new IllegalArgumentException("not a kind in the plane: " + kind);
    };
  }

  private Circle circle() {
    double steps = dice.whole(0, 4) / 2.0;
    return new Circle(at.plus(steps * unit, away), steps * unit * length);
  }

  private Capsule2 capsule() {
    double steps = dice.whole(0, 4) / 2.0;
    Segment2 axis = segment(at.plus(steps * unit, away));
    return new Capsule2(axis.start(), axis.end(), steps * unit * length);
  }

  /// A segment from a point, or lying through it.
  private Segment2 segment(Vec2 point) {
    Vec2 slide = slide(dice.whole(-4, 4));
    return dice.oneIn(2)
        ? new Segment2(point, point.plus(slide).plus(unit * dice.whole(0, 4) / 2.0, away))
        : new Segment2(point.minus(slide), point.plus(slide));
  }

  /// On its arc, its corner, or a straight side.
  private Sector sector() {
    int way = dice.whole(1, 3);
    if (way == 1) {
      double steps = dice.whole(1, 4) / 2.0;
      double angle = dice.oneIn(2) ? dice.whole(1, 4) * (Math.PI / 2) : dice.between(0.1, 6);
      return new Sector(at.plus(steps * unit, away), steps * unit * length, away.negated(), angle);
    }
    double radius = unit * length * dice.whole(2, 4);
    // Only along an axis is the straight side of a half disc exactly across its direction.
    boolean upright = away.x() == 0 || away.y() == 0;
    return way == 2 && upright
        ? new Sector(at.plus(slide(dice.whole(-4, 4))), radius, away, Math.PI)
        : new Sector(at, radius, away, dice.oneIn(2) ? Math.PI / 2 : dice.between(0.1, 3));
  }

  /// On a corner, or on an edge.
  private Polygon polygon() {
    List<Vec2> corners = new ArrayList<>();
    if (dice.oneIn(2)) {
      corners.add(at);
    } else {
      corners.add(at.plus(slide(dice.whole(1, 4))));
      corners.add(at.plus(slide(dice.whole(-4, -1))));
    }
    corners.add(beyond(dice.whole(1, 4)));
    corners.add(beyond(dice.whole(-4, -1)));
    corners.add(beyond(dice.whole(-4, 4)));
    return Polygon.ofRounded(corners);
  }

  private Vec2 beyond(int aside) {
    return at.plus(slide(aside)).plus(unit * dice.whole(1, 4) / 2.0, away);
  }

  private Vec2 slide(int halves) {
    return away.perpendicular().times(unit * halves / 2.0);
  }
}

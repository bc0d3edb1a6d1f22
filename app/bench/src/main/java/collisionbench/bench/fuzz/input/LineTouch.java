package collisionbench.bench.fuzz.input;

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

/// Generates shapes that touch a line: `at` belongs to the shape, and no part of the shape lies
/// behind the line through `at` perpendicular to `away`. Every number is a multiple of `unit / 8`,
/// so this holds exactly: two shapes that touch the line at `at` from both sides touch and do not
/// overlap further.
///
/// @param away perpendicular to the line, towards the shape; whole numbers
/// @param length the length of `away`, a whole number
/// @param unit a power of two
record LineTouch(Vec2 at, Vec2 away, double length, double unit, SeededRandom random) {

  /// A direction in the plane with whole coordinates and a whole length.
  record Slope(Vec2 direction, double length) {

    /// {@return the square of a random Gaussian integer}
    static Slope random(SeededRandom random) {
      double x = random.whole(-3, 3);
      double y = random.whole(1, 3);
      return new Slope(new Vec2(x * x - y * y, 2 * x * y), x * x + y * y);
    }
  }

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
    double steps = random.whole(0, 4) / 2.0;
    return new Circle(at.plus(steps * unit, away), steps * unit * length);
  }

  private Capsule2 capsule() {
    double steps = random.whole(0, 4) / 2.0;
    Segment2 axis = segment(at.plus(steps * unit, away));
    return new Capsule2(axis.start(), axis.end(), steps * unit * length);
  }

  /// {@return a segment from a point, or along the line through it}
  private Segment2 segment(Vec2 point) {
    Vec2 slide = slide(random.whole(-4, 4));
    return random.oneIn(2)
        ? new Segment2(point, point.plus(slide).plus(unit * random.whole(0, 4) / 2.0, away))
        : new Segment2(point.minus(slide), point.plus(slide));
  }

  /// {@return a sector that touches with its arc, its corner or a straight side}
  private Sector sector() {
    int feature = random.whole(1, 3);
    if (feature == 1) {
      double steps = random.whole(1, 4) / 2.0;
      double angle = random.oneIn(2) ? random.whole(1, 4) * (Math.PI / 2) : random.between(0.1, 6);
      return new Sector(at.plus(steps * unit, away), steps * unit * length, away.negated(), angle);
    }
    double radius = unit * length * random.whole(2, 4);
    // The straight side of a half disc is exactly perpendicular to its direction only along an
    // axis.
    boolean upright = away.x() == 0 || away.y() == 0;
    return feature == 2 && upright
        ? new Sector(at.plus(slide(random.whole(-4, 4))), radius, away, Math.PI)
        : new Sector(at, radius, away, random.oneIn(2) ? Math.PI / 2 : random.between(0.1, 3));
  }

  /// {@return a polygon that touches with a corner or an edge}
  private Polygon polygon() {
    List<Vec2> corners = new ArrayList<>();
    if (random.oneIn(2)) {
      corners.add(at);
    } else {
      corners.add(at.plus(slide(random.whole(1, 4))));
      corners.add(at.plus(slide(random.whole(-4, -1))));
    }
    corners.add(beyond(random.whole(1, 4)));
    corners.add(beyond(random.whole(-4, -1)));
    corners.add(beyond(random.whole(-4, 4)));
    return Polygon.ofRounded(corners);
  }

  private Vec2 beyond(int aside) {
    return at.plus(slide(aside)).plus(unit * random.whole(1, 4) / 2.0, away);
  }

  private Vec2 slide(int halves) {
    return away.perpendicular().times(unit * halves / 2.0);
  }
}

package collisionbench.app.viewport.plane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;

/// A hundred pixels to the unit, the origin in the middle of 800 by 600 pixels.
class PlaneFigureTest {

  private static final Projection PROJECTION =
      new Projection(
          Space.TWO, new Camera(Vec3.ZERO, 3 / Math.tan(Camera.FIELD_OF_VIEW / 2), 0, 0), 800, 600);

  private static Optional<PlaneFigure> figure(Shape2 shape) {
    return PlaneFigure.of(shape, PROJECTION);
  }

  private static List<Point2D> corners(Shape2 shape) {
    return assertInstanceOf(PlaneFigure.Area.class, figure(shape).orElseThrow()).corners();
  }

  /// By the shoelace formula, in square units.
  private static double area(Shape2 shape) {
    List<Point2D> corners = corners(shape);
    double twice = 0;
    for (int i = 0; i < corners.size(); i++) {
      Point2D next = corners.get((i + 1) % corners.size());
      twice += corners.get(i).getY() * next.getX() - corners.get(i).getX() * next.getY();
    }
    return twice / 2 / 1e4;
  }

  @Test
  void shapesHaveTheAreaThatTheirFormulaGives() {
    assertEquals(Math.PI, area(new Circle(new Vec2(0.5, 0.2), 1)), 1e-3);
    assertEquals(
        Math.PI + 2 * Math.sqrt(2),
        area(new Capsule2(new Vec2(-0.5, -0.5), new Vec2(0.5, 0.5), 1)),
        1e-3);
    for (double angle : new double[] {0.01, 1, Math.PI, 4, 6.28}) {
      assertEquals(angle / 2, area(new Sector(Vec2.ZERO, 1, new Vec2(-3, 1), angle)), 1e-3);
    }
    assertEquals(
        2, area(new Polygon(List.of(Vec2.ZERO, new Vec2(2, 0), new Vec2(2, 1), new Vec2(0, 1)))));
  }

  @Test
  void fullTurnHasNoEdges() {
    Sector disc = new Sector(Vec2.ZERO, 1, Vec2.X, Sector.FULL_TURN);
    assertEquals(corners(new Circle(Vec2.ZERO, 1)), corners(disc));
  }

  @Test
  void theCenterOfASectorIsACorner() {
    assertTrue(corners(new Sector(Vec2.ZERO, 1, Vec2.X, 5)).contains(new Point2D(400, 300)));
  }

  @Test
  void curveIsWithinAFiftiethOfAPixel() {
    List<Point2D> corners = corners(new Circle(Vec2.ZERO, 2));
    Point2D center = new Point2D(400, 300);
    for (int i = 0; i < corners.size(); i++) {
      Point2D middle = corners.get(i).midpoint(corners.get((i + 1) % corners.size()));
      assertEquals(200, middle.distance(center), 0.02 + 1e-9);
    }
  }

  @Test
  void shapesWithoutThicknessAreDrawnAsWhatTheyAre() {
    PlaneFigure dot = new PlaneFigure.Dot(new Point2D(500, 300));
    PlaneFigure line = new PlaneFigure.Line(new Point2D(400, 300), new Point2D(500, 300));
    assertEquals(Optional.of(dot), figure(new Point2(Vec2.X)));
    assertEquals(Optional.of(dot), figure(new Circle(Vec2.X, 0)));
    assertEquals(Optional.of(dot), figure(new Segment2(Vec2.X, Vec2.X)));
    assertEquals(Optional.of(dot), figure(new Capsule2(Vec2.X, Vec2.X, 0)));
    assertEquals(Optional.of(dot), figure(new Sector(Vec2.X, 0, Vec2.X, 1)));
    assertEquals(Optional.of(line), figure(new Segment2(Vec2.ZERO, Vec2.X)));
    assertEquals(Optional.of(line), figure(new Capsule2(Vec2.ZERO, Vec2.X, 0)));
    assertEquals(
        corners(new Circle(Vec2.X, 1)).size(), corners(new Capsule2(Vec2.X, Vec2.X, 1)).size());
  }

  @Test
  void largeShapesAreClipped() {
    double half = (400 + 32) * (600 + 64) / 1e4;
    assertEquals(half, area(new Circle(new Vec2(1e8, 0), 1e8)), 1e-2);
    assertEquals(half, area(new Sector(new Vec2(0, -1e8), 1e8, Vec2.Y, 0.5)), 20);
    for (Point2D corner : corners(new Circle(new Vec2(1e8, 0), 1e8))) {
      assertTrue(corner.getX() <= 832 && corner.getX() >= -32 && Math.abs(corner.getY()) <= 632);
    }
  }

  @Test
  void largeCircleTakesFewCorners() {
    for (double radius = 10; radius < 1e300; radius *= 7) {
      int corners =
          figure(new Circle(new Vec2(radius, 0), radius))
              .map(figure -> ((PlaneFigure.Area) figure).corners().size())
              .orElse(0);
      assertTrue(corners < 500, corners + " corners at radius " + radius);
    }
  }

  @Test
  void longSegmentsAreClipped() {
    PlaneFigure.Line line =
        assertInstanceOf(
            PlaneFigure.Line.class,
            figure(new Segment2(new Vec2(-1e9, 1), new Vec2(1e9, 1))).orElseThrow());
    assertEquals(0, line.from().distance(-32, 200), 1e-3);
    assertEquals(0, line.to().distance(832, 200), 1e-3);
  }

  @Test
  void shapesOutOfViewAreNotDrawn() {
    assertTrue(figure(new Point2(new Vec2(10, 0))).isEmpty());
    assertTrue(figure(new Circle(new Vec2(0, 10), 1)).isEmpty());
    assertTrue(figure(new Segment2(new Vec2(6, 0), new Vec2(0, 6))).isPresent());
    assertTrue(figure(new Segment2(new Vec2(9, 0), new Vec2(0, 9))).isEmpty());
    assertTrue(figure(new Circle(Vec2.ZERO, 1e307)).isEmpty());
  }
}

package collisionbench.geometry.plane;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.capsule;
import static collisionbench.geometry.plane.testing.Shapes.circle;
import static collisionbench.geometry.plane.testing.Shapes.point;
import static collisionbench.geometry.plane.testing.Shapes.polygon;
import static collisionbench.geometry.plane.testing.Shapes.sector;
import static collisionbench.geometry.plane.testing.Shapes.segment;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ShapesTest {

  private static final double NAN = Double.NaN;
  private static final double INFINITE = Double.POSITIVE_INFINITY;

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void rejectsInvalidShapes(String message, Executable make) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, make).getMessage());
  }

  static Stream<Arguments> rejectsInvalidShapes() {
    return Stream.of(
        refused("at must be finite: [NaN, 1.0]", () -> point(NAN, 1)),
        refused("at must be finite: [1.0, Infinity]", () -> point(1, INFINITE)),
        refused("center must be finite: [NaN, 0.0]", () -> circle(NAN, 0, 1)),
        refused("radius must be finite and >= 0: -1.0", () -> circle(0, 0, -1)),
        refused("radius must be finite and >= 0: NaN", () -> circle(0, 0, NAN)),
        refused("radius must be finite and >= 0: Infinity", () -> circle(0, 0, INFINITE)),
        refused("start must be finite: [0.0, NaN]", () -> segment(0, NAN, 1, 1)),
        refused("end must be finite: [-Infinity, 1.0]", () -> segment(0, 0, -INFINITE, 1)),
        refused("start must be finite: [NaN, 0.0]", () -> capsule(NAN, 0, 1, 1, 1)),
        refused("end must be finite: [NaN, 1.0]", () -> capsule(0, 0, NAN, 1, 1)),
        refused("radius must be finite and >= 0: -0.5", () -> capsule(0, 0, 1, 1, -0.5)),
        refused("center must be finite: [0.0, NaN]", () -> sector(0, NAN, 1, 1, 0, 90)),
        refused("radius must be finite and >= 0: -2.0", () -> sector(0, 0, -2, 1, 0, 90)),
        refused("direction must be finite: [Infinity, 0.0]", () -> sector(0, 0, 1, INFINITE, 0, 9)),
        refused("direction must not be zero", () -> sector(0, 0, 1, 0, -0.0, 90)),
        refused("angle must be > 0 and <= 2 pi: 0.0", () -> sector(0, 0, 1, 1, 0, 0)),
        refused("angle must be > 0 and <= 2 pi: -0.1", () -> tilted(-0.1)),
        refused("angle must be > 0 and <= 2 pi: NaN", () -> tilted(NAN)),
        refused(
            "angle must be > 0 and <= 2 pi: 6.283185307179587",
            () -> tilted(Math.nextUp(Sector.FULL_TURN))),
        refused("vertices must be at least 3 points: 2 given", () -> polygon(0, 0, 1, 1)),
        refused("vertices must be at least 3 points: 0 given", () -> polygon()),
        refused("vertices[1] must be finite: [NaN, 0.0]", () -> polygon(0, 0, NAN, 0, 1, 1)),
        refused(
            "vertices[2] repeats the corner before it: [1.0, 0.0]",
            () -> polygon(0, 0, 1, 0, 1, 0, 0, 1)),
        refused(
            "vertices[0] repeats the corner before it: [0.0, 0.0]",
            () -> polygon(0, 0, 1, 0, 0, 1, 0, 0)),
        refused(
            "vertices must not all lie on one line: [[0.0, 0.0], [1.0, 1.0], [2.0, 2.0]]",
            () -> polygon(0, 0, 1, 1, 2, 2)),
        refused(
            "vertices must run counter-clockwise: they run clockwise:"
                + " [[0.0, 0.0], [0.0, 1.0], [1.0, 1.0], [1.0, 0.0]]",
            () -> polygon(0, 0, 0, 1, 1, 1, 1, 0)),
        refused(
            "vertices must run counter-clockwise: they run clockwise:"
                + " [[0.0, 0.0], [0.0, 1.0], [0.0, 2.0], [1.0, 0.0]]",
            () -> polygon(0, 0, 0, 1, 0, 2, 1, 0)),
        refused(
            "vertices must be convex: the polygon turns inwards at vertices[3]: [2.0, 1.0]",
            () -> polygon(0, 0, 4, 0, 4, 4, 2, 1)),
        refused(
            "vertices must be convex: the polygon turns inwards at vertices[1]: [2.0, 1.0]",
            () -> polygon(4, 4, 2, 1, 4, 0, 0, 0, 0, 4)),
        refused(
            "vertices must be convex: the polygon turns back at vertices[2]: [3.0, 0.0]",
            () -> polygon(0, 0, 1, 0, 3, 0, 2, 0, 0, 2)),
        refused(
            "vertices must go round once: they go round 2 times",
            () -> polygon(0, 3, -2, -3, 3, 1, -3, 1, 2, -3)));
  }

  private static Arguments refused(String message, Executable make) {
    return Arguments.of(message, make);
  }

  private static Sector tilted(double angle) {
    return new Sector(at(0, 0), 1, at(1, 1), angle);
  }

  @Test
  void decidesConvexityExactly() {
    double below = Math.nextDown(0.5);
    double above = Math.nextUp(0.5);
    assertEquals(4, polygon(0, 0, 0.5, below, 1, 1, 0, 1).vertices().size());
    assertEquals(4, polygon(0, 0, 0.5, 0.5, 1, 1, 0, 1).vertices().size());
    assertThrows(IllegalArgumentException.class, () -> polygon(0, 0, 0.5, above, 1, 1, 0, 1));
  }

  @Test
  void acceptsThreeCollinearCorners() {
    assertEquals(5, polygon(0, 0, 1, 0, 2, 0, 2, 2, 0, 2).vertices().size());
  }

  @Test
  void acceptsClockwiseAndClosedRings() {
    Polygon square = polygon(0, 0, 1, 0, 1, 1, 0, 1);
    List<Vec2> open = square.vertices();
    List<Vec2> clockwise = List.of(at(0, 0), at(0, 1), at(1, 1), at(1, 0));
    assertEquals(square, Polygon.ofRing(open));
    assertEquals(square, Polygon.ofRing(clockwise));
    assertEquals(square, Polygon.ofRing(closed(open)));
    assertEquals(square, Polygon.ofRing(closed(clockwise)));
    assertThrows(IllegalArgumentException.class, () -> Polygon.ofRing(closed(closed(open))));
    assertThrows(IllegalArgumentException.class, () -> new Polygon(closed(open)));
    assertThrows(IllegalArgumentException.class, () -> Polygon.ofRing(List.of()));
  }

  private static List<Vec2> closed(List<Vec2> ring) {
    List<Vec2> closed = new ArrayList<>(ring);
    closed.add(ring.getFirst());
    return closed;
  }

  @Test
  void copiesVertices() {
    List<Vec2> corners = new ArrayList<>(List.of(at(0, 0), at(1, 0), at(0, 1)));
    Polygon polygon = new Polygon(corners);
    corners.clear();
    assertEquals(3, polygon.vertices().size());
  }

  @Test
  void negativeZeroIsZero() {
    assertEquals(circle(0, 0, 0), circle(-0.0, -0.0, -0.0));
    assertEquals(capsule(0, 0, 0, 0, 0), capsule(-0.0, 0, -0.0, 0, -0.0));
    assertEquals(sector(0, 0, 0, 1, 0, 90), sector(-0.0, 0, -0.0, 1, -0.0, 90));
    assertEquals(at(0, 0), at(1, 1).times(-0.0));
  }

  @Test
  void boundsContainTheShape() {
    assertEquals(new Bounds2(at(1, 2), at(1, 2)), point(1, 2).bounds());
    assertEquals(new Bounds2(at(-1, 0), at(3, 4)), circle(1, 2, 2).bounds());
    assertEquals(new Bounds2(at(0, -1), at(3, 2)), segment(3, -1, 0, 2).bounds());
    assertEquals(new Bounds2(at(-1, -2), at(4, 3)), capsule(3, -1, 0, 2, 1).bounds());
    assertEquals(new Bounds2(at(0, 1), at(4, 3)), polygon(0, 1, 4, 1, 2, 3).bounds());
  }

  @Test
  void boundsOfASectorIncludeTheAxesWithinItsOpening() {
    assertEquals(new Bounds2(at(0, -2), at(2, 2)), sector(0, 0, 2, 1, 0, 180).bounds());
    assertEquals(new Bounds2(at(-2, -2), at(2, 2)), sector(0, 0, 2, 1, 0, 360).bounds());
    Bounds2 quarter = sector(0, 0, 2, 1, 0, 90).bounds();
    assertEquals(at(0, 2), at(quarter.min().x(), quarter.max().x()));
    assertEquals(Math.sqrt(2), quarter.max().y(), 1e-14);
    assertEquals(-Math.sqrt(2), quarter.min().y(), 1e-14);
    Bounds2 wide = sector(0, 0, 2, 1, 0, 270).bounds();
    assertEquals(new Bounds2(at(wide.min().x(), -2), at(2, 2)), wide);
    assertEquals(-Math.sqrt(2), wide.min().x(), 1e-14);
  }

  @Test
  void edgesOfASectorAreExactAtQuarterTurns() {
    assertEquals(at(0, -1), sector(0, 0, 2, 5, 0, 180).startEdge());
    assertEquals(at(0, 1), sector(0, 0, 2, 5, 0, 180).endEdge());
    Vec2 diagonal = sector(0, 0, 2, 5, 0, 90).endEdge();
    assertEquals(diagonal.x(), diagonal.y());
    Vec2 behind = sector(0, 0, 2, 5, 0, 270).endEdge();
    assertEquals(-behind.x(), behind.y());
  }

  @Test
  void acceptsADirectionOfAnyLength() {
    for (double length : new double[] {Double.MIN_VALUE, 1e-300, 1e-160, 1e160, 1e308}) {
      assertEquals(at(0, 1), sector(0, 0, 2, length, 0, 180).endEdge());
      assertTrue(sector(0, 0, 2, 0, length, 90).opening().contains(at(1, 1)));
    }
  }

  @Test
  void translatedMovesEveryShape() {
    Vec2 by = at(10, -20);
    assertEquals(point(11, -18), point(1, 2).translated(by));
    assertEquals(circle(11, -18, 3), circle(1, 2, 3).translated(by));
    assertEquals(segment(11, -18, 13, -16), segment(1, 2, 3, 4).translated(by));
    assertEquals(capsule(11, -18, 13, -16, 5), capsule(1, 2, 3, 4, 5).translated(by));
    assertEquals(sector(11, -18, 3, 1, 0, 90), sector(1, 2, 3, 1, 0, 90).translated(by));
    assertEquals(box(10, -20, 12, -18), box(0, 0, 2, 2).translated(by));
  }

  @Test
  void dropsACornerThatRoundingBendsInwards() {
    Random random = new Random(5);
    int lost = 0;
    for (int i = 0; i < 2000; i++) {
      double x = random.nextDouble();
      Polygon almostStraight = polygon(0, 0, x, Math.nextDown(x), 1, 1, 0, 1);
      Vec2 by = at(random.nextDouble(), 100 * random.nextDouble());
      Polygon moved = almostStraight.translated(by);
      lost += 4 - moved.vertices().size();
      assertEquals(by, moved.vertices().getFirst());
      assertEquals(new Bounds2(by, by.plus(at(1, 1))), moved.bounds());
    }
    assertTrue(lost > 100, "lost " + lost);
  }

  @Test
  void keepsAPolygonThatIsTooSmallForItsPosition() {
    Polygon speck = polygon(0, 0, 1e-6, 0, 0, 1e-6);
    assertEquals(3, speck.translated(at(1e20, 1e20)).vertices().size());
    assertEquals(3, speck.translated(at(1e20, -7e18)).vertices().size());
    Polygon sliver = polygon(0, 0, 1e6, 0, 1e6, 1e-9);
    assertTrue(sliver.translated(at(0, 1e9)).vertices().size() >= 3);
  }
}

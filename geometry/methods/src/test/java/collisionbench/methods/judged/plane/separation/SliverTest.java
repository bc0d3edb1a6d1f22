package collisionbench.methods.judged.plane.separation;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.circle;
import static collisionbench.geometry.plane.testing.Shapes.point;
import static collisionbench.geometry.plane.testing.Shapes.polygon;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Numbers;
import collisionbench.geometry.plane.testing.Outline;
import collisionbench.methods.exact.Exact2;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Needles, and almost straight corners. Next to such a corner the translations over its two edges
/// are equally long up to rounding, and only one of them ends in contact.
class SliverTest {

  /// Tolerance of the least translation relative to the size; the shapes here are up to 10 across.
  private static final double ROUNDING = 3e-13;

  private static void requireExact(Shape2 a, Shape2 b) {
    Separation2 found = Separation2.between(a, b);
    String answer = a + " and " + b + " give " + found;
    assertEquals(Exact2.signedDistance(a, b), found.distance(), ROUNDING, answer);
    assertEquals(found.swapped(), Separation2.between(b, a), answer);
    assertEquals(0, Outline.distance(a, found.pointA()), ROUNDING, answer);
    assertEquals(0, Outline.distance(b, found.pointB()), ROUNDING, answer);
    Vec2 way = found.normal().times(found.distance());
    assertEquals(0, found.pointA().plus(way).minus(found.pointB()).length(), ROUNDING, answer);
    if (found.distance() <= 0) {
      Vec2 out = found.normal().times(ROUNDING - found.distance());
      assertFalse(Overlap2.test(a, b.translated(out)), answer);
    }
  }

  /// A triangle with a straight corner in a side, and one in its base that turns by `turn`.
  private static Polygon withBentBase(double turn) {
    return polygon(-2, 0, 0, 0, 2, 2 * turn, 0, 5, -1, 2.5);
  }

  /// The line of the left edge is as near, but its foot is beyond the corner.
  @Test
  void pointRightOfAnAlmostStraightCornerLeavesOverTheRightEdge() {
    Separation2 found = Separation2.between(withBentBase(1e-8), point(2.5e-9, 0.5));
    assertEquals(-0.5, found.distance(), 1e-15);
    assertEquals(7.5e-9, found.pointA().x(), 1e-15);
    assertEquals(1e-8, found.normal().x(), 1e-15);
  }

  @Test
  void depthAtAnAlmostStraightCornerAgreesWithExactArithmetic() {
    Numbers numbers = new Numbers(41);
    for (int i = 0; i < 100; i++) {
      double turn = Math.pow(10, -numbers.between(7.5, 10));
      double depth = numbers.between(0.25, 0.5);
      Vec2 tip = at(numbers.between(-1.5, 0.5) * turn * depth, depth);
      Vec2 up = at(numbers.between(-1, 1), 1.5);
      for (Shape2 other : pointed(tip, up, numbers)) {
        Polygon bent = withBentBase(turn);
        requireExact(bent, other);
        requireExact(Moves.quarterTurn(bent), Moves.quarterTurn(other));
      }
    }
  }

  /// In each pair, rounding cannot distinguish the translations over two sides, and one across a
  /// wrong pair of edges would be shorter than both.
  @Test
  void sharpCornerIsLeftBetweenTheNormalsOfItsEdges() {
    requireExact(
        polygon(-3, -3, 2.0000000001285403, -3, 1, 4.0000000000378355, -1, 2),
        polygon(-4, -4, 3, 0, 4, 1, 3, 3, -3, 1));
    requireExact(
        polygon(1.9999999999905982, -2.000000010743597, 2, -3, 4, -4, 3, 1, 2.0000000003897234, 4),
        polygon(-2, 4, 4, -2, 2, 3));
  }

  @Test
  void needlesAgreeWithExactArithmetic() {
    Numbers numbers = new Numbers(42);
    for (int i = 0; i < 200; i++) {
      Vec2 along = Moves.turned(Vec2.X, numbers.between(0, 7));
      Vec2 tip = at(numbers.between(-1, 1), numbers.between(-1, 1));
      Polygon needle = needle(tip, along, width(numbers));
      Vec2 near = tip.plus(width(numbers), along).plus(width(numbers), along.perpendicular());
      Vec2 ahead = numbers.oneIn(2) ? along : along.negated();
      Vec2 nearlyAlong = Moves.turned(ahead, width(numbers));
      for (Shape2 other : pointed(near, nearlyAlong, numbers)) {
        requireExact(needle, other);
      }
    }
  }

  /// Their width is a hundred roundings of their length.
  @Test
  void depthOfCrossingNeedlesIsThatOfTheirTips() {
    Polygon flat = polygon(0, 0, 1, -1e-14, 1, 1e-14);
    Polygon upright = polygon(0.5, -0.25, 0.5 + 1e-14, 1, 0.5 - 1e-14, 1);
    requireExact(flat, upright);
    assertEquals(-0.25, Separation2.between(flat, upright).distance(), 1e-13);
  }

  @Test
  void depthOfATinyBoxInASideIsHalfItsWidth() {
    for (double t : new double[] {1e-10, 1e-100, 1e-200}) {
      assertEquals(
          new Separation2(-t, at(t, 0), Vec2.ZERO, Vec2.X),
          Separation2.between(box(-t, -t, t, t), box(0, -1, 1, 1)));
    }
  }

  @Test
  void tinyBoxAroundTheCenterOfACircleLeavesByItsNearestSide() {
    for (double t : new double[] {1e-10, 1e-100, 1e-150}) {
      assertEquals(
          new Separation2(-1 - t, at(1, 0), at(-t, 0), Vec2.X),
          Separation2.between(circle(0, 0, 1), box(-t, -3 * t, 2 * t, 3 * t)));
    }
  }

  /// {@return a point, a segment and a needle that end there}
  private static List<Shape2> pointed(Vec2 tip, Vec2 along, Numbers numbers) {
    return List.of(
        new Point2(tip), new Segment2(tip, tip.plus(along)), needle(tip, along, width(numbers)));
  }

  private static double width(Numbers numbers) {
    return Math.pow(10, -numbers.between(0.5, 17));
  }

  private static Polygon needle(Vec2 tip, Vec2 along, double width) {
    Vec2 end = tip.plus(along);
    Vec2 left = along.perpendicular().times(width / 2);
    return Polygon.ofRounded(List.of(tip, end.minus(left), end.plus(left)));
  }
}

package collisionbench.methods.exact;

import static collisionbench.geometry.plane.testing.Shapes.at;
import static collisionbench.geometry.plane.testing.Shapes.box;
import static collisionbench.geometry.plane.testing.Shapes.capsule;
import static collisionbench.geometry.plane.testing.Shapes.circle;
import static collisionbench.geometry.plane.testing.Shapes.point;
import static collisionbench.geometry.plane.testing.Shapes.polygon;
import static collisionbench.geometry.plane.testing.Shapes.segment;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.testing.Kind;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Pair;
import java.math.BigDecimal;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Examples computed by hand.
class Exact2Test {

  /// The unit in the last place of 2.
  private static final double STEP = 0x1p-51;

  private static void requireDistance(double expected, Shape2 a, Shape2 b) {
    requireDistance(expected, 0, a, b);
  }

  private static void requireDistance(double expected, double delta, Shape2 a, Shape2 b) {
    assertEquals(expected, Exact2.signedDistance(a, b), delta, () -> a + " and " + b);
    assertEquals(expected, Exact2.signedDistance(b, a), delta, () -> b + " and " + a);
    assertEquals(expected <= 0, Exact2.overlap(a, b), () -> a + " and " + b);
    assertEquals(expected <= 0, Exact2.overlap(b, a), () -> b + " and " + a);
  }

  private static Sector sector(
      double x, double y, double radius, double dx, double dy, double angle) {
    return new Sector(at(x, y), radius, at(dx, dy), angle);
  }

  /// A shape of each kind whose leftmost point is the origin.
  private static Shape2 rightOfOrigin(Kind kind) {
    return switch (kind) {
      case POINT -> point(0, 0);
      case CIRCLE -> circle(1, 0, 1);
      case CAPSULE -> capsule(1, -1, 1, 1, 1);
      case SEGMENT -> segment(0, 0, 2, 1);
      case SECTOR -> sector(2, 0, 2, -1, 0, 1.5 * Math.PI);
      case POLYGON -> polygon(0, 0, 1, -1, 2, 2);
    };
  }

  static Stream<Pair> pairs() {
    return Pair.all();
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void oneUlpDecides(Pair pair) {
    Shape2 right = rightOfOrigin(pair.second());
    Shape2 left = Moves.quarterTurn(Moves.quarterTurn(rightOfOrigin(pair.first())));
    requireDistance(0, left, right);
    requireDistance(STEP, left, right.translated(at(STEP, 0)));
    if (!(isThin(pair.first()) && isThin(pair.second()))) {
      assertTrue(Exact2.overlap(left, right.translated(at(-STEP, 0))));
    }
  }

  private static boolean isThin(Kind kind) {
    return kind == Kind.POINT || kind == Kind.SEGMENT;
  }

  @Test
  void depthOfCrossingSegmentsIsThatOfTheNearerEnd() {
    requireDistance(-0.5, segment(-0.5, 0, 2, 0), segment(0, -1, 0, 3));
    requireDistance(0, segment(0, 0, 2, 0), segment(1, 0, 3, 0));
    requireDistance(1, segment(0, 0, 2, 0), segment(3, 0, 5, 0));
    requireDistance(-2.5, capsule(-0.5, 0, 2, 0, 1), capsule(0, -1, 0, 3, 1));
  }

  @Test
  void depthOfPolygonsIsTheLeastTranslation() {
    requireDistance(-1, box(0, 0, 4, 4), box(3, -9, 9, 9));
    requireDistance(-2.25, box(0, 0, 4, 4), circle(2, 2, 0.25));
    requireDistance(Math.sqrt(2) - 1, 0x1p-53, box(0, 0, 4, 4), circle(5, 5, 1));
  }

  /// The edges of a half disc form one straight line, exactly perpendicular to its direction.
  @Test
  void edgesOfHalfDiscAreStraight() {
    Sector half = sector(0, 0, 5, 1, 2, Math.PI);
    requireDistance(0, half, point(2, -1));
    requireDistance(0, half, point(-4, 2));
    requireDistance(0, half, point(0, 0));
    assertFalse(Exact2.overlap(half, point(2, Math.nextDown(-1.0))));
    requireDistance(Math.sqrt(5), half, point(-1, -2));
    requireDistance(2 / Math.sqrt(5), 0x1p-53, half, segment(-6, 2, 2, -2));
  }

  @Test
  void quarterOfADisc() {
    Sector quarter = sector(0, 0, 5, 1, 0, Math.PI / 2);
    requireDistance(0, quarter, point(5, 0));
    requireDistance(0, quarter, point(3, 3));
    requireDistance(0, quarter, point(1, -1));
    requireDistance(4 * Math.sqrt(2) - 5, 0x1p-50, quarter, point(4, 4));
    assertFalse(Exact2.overlap(quarter, point(1, Math.nextUp(1.0))));
    assertFalse(Exact2.overlap(quarter, point(Math.nextUp(5.0), 0)));
    requireDistance(Math.ulp(5.0), quarter, point(Math.nextUp(5.0), 0));
    requireDistance(0, quarter, circle(8, 0, 3));
    requireDistance(1, quarter, capsule(9, -20, 9, 20, 3));
    requireDistance(-1, quarter, capsule(7, -20, 7, 20, 3));
    requireDistance(-2, quarter, box(3, -9, 9, 9));
    requireDistance(-Math.sqrt(0.5), 0x1p-53, quarter, point(1, 0));
  }

  /// A sector of 270 degrees, its mouth towards +x, between the diagonals.
  @Test
  void mouthIsNotPartOfTheSector() {
    Sector wide = sector(0, 0, 10, -1, 0, 1.5 * Math.PI);
    requireDistance(Math.sqrt(0.5), wide, point(1, 0));
    requireDistance(0, wide, point(3, 3));
    requireDistance(0, wide, point(0, 0));
    double tooShort = Math.nextDown(Math.sqrt(0.5));
    assertTrue(Exact2.overlap(wide, circle(1, 0, Math.sqrt(0.5))));
    assertFalse(Exact2.overlap(wide, circle(1, 0, tooShort)));
    requireDistance(Math.sqrt(2), 0x1p-52, wide, segment(2, 0, 20, 0));
    requireDistance(0, wide, segment(10, 0, -10, 0).translated(at(10, 0)));
  }

  @Test
  void leastTranslationMayLeadThroughTheMouth() {
    Sector wide = sector(0, 0, 10, -1, 0, 1.5 * Math.PI);
    requireDistance(-1, wide, point(-1, 0));
    requireDistance(-(1 + 2 * Math.sqrt(2)), 0x1p-50, wide, circle(-1, 0, 2));
    requireDistance(-2, wide, segment(-2, 0, 4, 0));
    requireDistance(-Math.sqrt(0.5), wide, point(0, -1));
    requireDistance(-1, wide, point(-9, 0));
  }

  @Test
  void sectorsMeetAtTheirArcs() {
    Sector left = sector(0, 0, 1, 1, 0, Math.PI / 2);
    requireDistance(0, left, sector(3, 0, 2, -1, 0, Math.PI / 2));
    requireDistance(STEP / 2, left, sector(3, 0, 2 - STEP / 2, -1, 0, Math.PI / 2));
    requireDistance(-STEP, left, sector(3, 0, 2 + STEP, -1, 0, Math.PI / 2));
    requireDistance(0, left, sector(0, 0, 7, -1, 0, 0.1));
  }

  /// Half discs on either side of a line, 2 sqrt(5) apart on it.
  @Test
  void sectorsMeetAtIrrationalTips() {
    double rest = Math.sqrt(20) - 1;
    for (double radius : new double[] {Math.nextDown(rest), rest, Math.nextUp(rest)}) {
      Sector above = sector(0, 0, 1, 1, 2, Math.PI);
      Sector below = sector(4, -2, radius, -1, -2, Math.PI);
      BigDecimal sum = new BigDecimal(radius).add(BigDecimal.ONE);
      boolean touches = sum.multiply(sum).compareTo(BigDecimal.valueOf(20)) >= 0;
      assertEquals(touches, Exact2.overlap(above, below));
      assertEquals(touches, Exact2.overlap(below, above));
      assertEquals(touches, Exact2.signedDistance(above, below) <= 0);
    }
  }

  @Test
  void narrowestSectorFacesOneDirection() {
    Sector needle = sector(0, 0, 1, 1, 0, Double.MIN_VALUE);
    requireDistance(-Double.MIN_VALUE, needle, point(0.75, 0));
    requireDistance(0.5, needle, point(-0.5, 0));
    requireDistance(Double.MIN_VALUE, needle, point(0.25, Double.MIN_VALUE));
  }

  @Test
  void fullDiscHasNoEdges() {
    Sector disc = sector(0, 0, 3, 0.3, 0.7, Sector.FULL_TURN);
    requireDistance(-5, disc, circle(0, 0, 2));
    requireDistance(0, disc, circle(3, 4, 2));
    requireDistance(0, sector(1, 1, 0, 1, 0, 1), point(1, 1));
  }

  @Test
  void acceptsAnyDouble() {
    double most = Double.MAX_VALUE;
    requireDistance(most, point(-most, 0), point(most, 0));
    requireDistance(Double.MIN_VALUE, point(0, 0), circle(0, Double.MIN_VALUE, 0));
    requireDistance(
        Double.MIN_VALUE, sector(0, 0, most, 0, 1, Math.PI), point(1e300, -Double.MIN_VALUE));
    requireDistance(0, sector(0, 0, most, 1, 1e-300, Math.PI), point(0, most));
  }
}

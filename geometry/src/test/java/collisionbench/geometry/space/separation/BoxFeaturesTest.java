package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.PairLaw;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The nearest features of two boxes apart, also of those that `BoxBox` answers without them.
class BoxFeaturesTest {

  private static final int CASES = 300;

  /// The first number of an edge.
  private static final int EDGE = 16;

  @ParameterizedTest
  @EnumSource
  void featuresAreAsFarApartAsAPlainSearchFinds(Kind.Draw draw) {
    forAllApart(
        draw,
        (a, b, apart, what) -> {
          BoxAxes axes = BoxAxes.of(a, b);
          Vec3 out = axes.nearest().way();
          Vec3 onA = axes.nearest().onBox();
          double tolerance = 1e-14 * axes.size();
          assertEquals(apart, out.length(), tolerance, what);
          assertTrue(BoxPoints.outsideA(onA, axes) <= tolerance, what);
          assertTrue(BoxPoints.outsideB(onA.plus(out), axes) <= tolerance, what);
        });
  }

  @ParameterizedTest
  @EnumSource(names = {"ORDINARY", "MIXED"})
  void edgesOfBothAreOftenNearest(Kind.Draw draw) {
    AtomicInteger edges = new AtomicInteger();
    forAllApart(draw, (a, b, _, _) -> edges.addAndGet(nearest(a, b) >= EDGE ? 1 : 0));
    assertTrue(edges.get() > CASES / 10, () -> edges + " of " + CASES);
  }

  /// A power of two rounds nothing, and nothing is too small to tell features apart.
  @ParameterizedTest
  @EnumSource
  void sizeChangesNoFeature(Kind.Draw draw) {
    forAllApart(
        draw,
        (a, b, _, what) -> {
          int pair = nearest(a, b);
          assertEquals(pair, nearest(scaled(a, -60), scaled(b, -60)), what);
          assertEquals(pair, nearest(scaled(a, 60), scaled(b, 60)), what);
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.separation.CrossedEdges#all")
  void edgesThatCrossAreNearest(CrossedEdges edges) {
    requireEdges(edges, edges.onA(), edges.b());
    Box reflected = BoxPoints.reflected(edges.b());
    requireEdges(edges, edges.onA().negated(), reflected);
  }

  private static void requireEdges(CrossedEdges edges, Vec3 onA, Box b) {
    Box a = CrossedEdges.A;
    BoxAxes axes = BoxAxes.of(a, b);
    Vec3 out = axes.nearest().way();
    assertEquals(edges.ofB(), (nearest(a, b) - EDGE) / 4);
    assertEquals(edges.distance(), out.length(), 1e-14);
    assertEquals(0, axes.nearest().onBox().minus(onA).largest(), 1e-14);
    assertEquals(0, out.unit().minus(axes.axis(edges.axis())).largest(), 1e-14);
  }

  private static int nearest(Box a, Box b) {
    return BoxAxes.of(a, b).nearest().feature();
  }

  private static Box scaled(Box box, int power) {
    return (Box) Oracle.scaled(box, power);
  }

  private interface Law {
    void check(Box a, Box b, double apart, String what);
  }

  private static void forAllApart(Kind.Draw draw, Law law) {
    PairLaw.forAll(
        Kind.BOX,
        Kind.BOX,
        draw,
        53,
        CASES,
        (a, b, _, what) -> {
          if (!Overlap3.test(a, b)) {
            Nearest plain = new BoxBoxByFeatures((Box) a, (Box) b).nearest(Vec3.ZERO);
            law.check((Box) a, (Box) b, plain.distance(), what);
          }
        });
  }
}

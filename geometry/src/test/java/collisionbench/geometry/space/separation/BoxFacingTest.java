package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.PairLaw;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Where two boxes face one another along the axis that sees most: a point of both, once they touch
/// along that axis, if the axis sees the whole distance.
class BoxFacingTest {

  private static final int CASES = 600;

  /// A turn about z that takes x to (0.6, 0.8, 0).
  private static final Rotation TURN = new Rotation(0, 0, 1, 2);

  private static final Vec3 NEEDLE = new Vec3(1, 0, 0);

  @ParameterizedTest
  @EnumSource(names = {"ORDINARY", "MIXED"})
  void pointIsOfBothBoxesIfAndOnlyIfTheAxisSeesTheWholeDistance(Kind.Draw draw) {
    int[] ofBoth = new int[15];
    PairLaw.forAll(
        Kind.BOX,
        Kind.BOX,
        draw,
        51,
        CASES,
        (a, b, _, what) -> {
          BoxAxes axes = BoxAxes.of((Box) a, (Box) b);
          int widest = axes.indexOfWidest();
          double rounding = Normals.ROUNDING * axes.size();
          BoxAxes there = touching(widest, axes);
          Vec3 point = BoxFacing.point(widest, axes.axis(widest), there);
          boolean touches = BoxFacing.missed(widest, point, there).sumOfMagnitudes() <= rounding;
          assertEquals(seesAll(widest, (Box) a, (Box) b), touches, what);
          if (touches) {
            ofBoth[widest]++;
            assertTrue(BoxPoints.outsideA(point, there) <= rounding, what);
            assertTrue(BoxPoints.outsideB(point, there) <= rounding, what);
          }
        });
    assertTrue(Arrays.stream(ofBoth).sum() > CASES / 2, () -> Arrays.toString(ofBoth));
    assertTrue(Arrays.stream(ofBoth).min().orElse(0) > 0, () -> Arrays.toString(ofBoth));
  }

  /// {@return whether no translation shorter than what the axis sees parts the boxes or joins them}
  private static boolean seesAll(int index, Box a, Box b) {
    BoxAxes axes = BoxAxes.of(a, b);
    double seen = axes.gap(axes.axis(index));
    double apart = new BoxBoxByFeatures(a, b).nearest(Vec3.ZERO).distance();
    return seen <= 0 || apart - seen <= Normals.ROUNDING * axes.size();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void faceOfAFacesACornerOfB(int axis) {
    Rotation cycle = BoxPoints.cycle(axis);
    Box needle = new Box(new Vec3(5, 0.5, 0.25), NEEDLE, TURN);
    Box b = (Box) Oracle.moved(needle, cycle, Vec3.ZERO);
    requireFacing(axis, cycle.apply(new Vec3(1, -0.3, 0.25)), CrossedEdges.A, b);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void faceOfBFacesACornerOfA(int axis) {
    Box a = new Box(Vec3.ZERO, NEEDLE);
    Box own = new Box(Vec3.ZERO, new Vec3(1, 1, 1), BoxPoints.cycle((3 - axis) % 3));
    Box b = (Box) Oracle.moved(own, TURN, new Vec3(3, 4, 0.25));
    requireFacing(3 + axis, new Vec3(1, 0, 0), a, b);
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.separation.CrossedEdges#all")
  void edgeOfAFacesAnEdgeOfB(CrossedEdges edges) {
    requireFacing(edges.axis(), edges.onA(), CrossedEdges.A, edges.b());
  }

  /// Where the edges meet is worked out across A's edge along the axis that B's goes along, and not
  /// along the one that it hardly leaves.
  @Test
  void edgeOfBThatIsNextToParallelToAFaceOfAIsMetAsWell() {
    Box edgeDown = new Box(Vec3.ZERO, new Vec3(1, 1, 1), Rotation.about(Vec3.X, Math.PI / 4));
    Box b = (Box) Oracle.moved(edgeDown, Rotation.about(Vec3.Y, 1e-6), new Vec3(1.125, 0.25, 4));
    BoxAxes axes = BoxAxes.of(CrossedEdges.A, b);
    assertFacing(9, new Vec3(1, 0.25, 1), axes);
  }

  /// Of these boxes, and of their reflections in A's centre.
  private static void requireFacing(int axis, Vec3 expected, Box a, Box b) {
    assertFacing(axis, expected, BoxAxes.of(a, b));
    assertFacing(axis, expected.negated(), BoxAxes.of(a, BoxPoints.reflected(b)));
  }

  private static void assertFacing(int axis, Vec3 expected, BoxAxes axes) {
    assertEquals(axis, axes.indexOfWidest());
    BoxAxes there = touching(axis, axes);
    Vec3 point = BoxFacing.point(axis, axes.axis(axis), there);
    assertEquals(0, point.minus(expected).largest(), 4e-15, () -> point + " not " + expected);
    assertEquals(0, BoxFacing.missed(axis, point, there).largest(), 4e-15);
  }

  /// {@return B moved to where it touches A along an axis}
  private static BoxAxes touching(int index, BoxAxes axes) {
    Vec3 axis = axes.axis(index);
    return axes.moved(axis.times(-axes.gap(axis)));
  }
}

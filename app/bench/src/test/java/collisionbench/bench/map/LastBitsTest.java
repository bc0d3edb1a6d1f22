package collisionbench.bench.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LastBitsTest {

  private static final int SIDE = 32;

  private static LastBits around(PairField field, MapPlane plane, Vec3 place) {
    return LastBits.around(field, plane, place, SIDE).orElseThrow();
  }

  private static Vec3 center(LastBits bits, int i, int j) {
    return bits.field().body(bits.places().at(i, j)).map(Body::center).orElseThrow();
  }

  @Test
  void neighborsDifferInTheLastBitOfTheirCoordinate() {
    Body2 circle = new Body2("c", new Circle(new Vec2(3.1, 3.3), 0.5));
    PairField field = new PairField(circle, Pairs.SECTOR, true, Methods.ANALYTIC);
    LastBits bits = around(field, MapPlane.XY, Vec3.ZERO);
    assertEquals(circle.center(), center(bits, SIDE / 2, SIDE / 2));
    for (int k = 1; k < SIDE; k++) {
      assertEquals(Math.nextUp(center(bits, k - 1, 0).x()), center(bits, k, 0).x());
      assertEquals(Math.nextUp(center(bits, 0, k - 1).y()), center(bits, 0, k).y());
    }
  }

  @Test
  void theStepIsThatOfTheLargestNumberButNeverLessThanThatOfTheMovedOne() {
    Body3 zero = new Body3("zero", new Sphere(Vec3.ZERO, 0.5));
    LastBits beside =
        around(new PairField(zero, Pairs.BALL, true, Methods.ANALYTIC), MapPlane.XY, Vec3.ZERO);
    assertEquals(Math.ulp(1.1), beside.places().right().x());
    LastBits far =
        around(new PairField(Pairs.SMALL, zero, true, Methods.ANALYTIC), MapPlane.XY, Vec3.ZERO);
    assertEquals(Math.ulp(1000.3), far.places().right().x());
    assertEquals(Math.ulp(1000.3), far.places().up().y());
  }

  @Test
  void methodsInFloatsGetStepsOfFloats() {
    PairField field =
        new PairField(Pairs.SMALL, Pairs.LONG, true, Pairs.named("article-000-capsule-sphere"));
    assertEquals(Math.ulp(2000f), around(field, MapPlane.XY, Vec3.ZERO).places().right().x());
  }

  @Test
  void inSpaceTheTwoCoordinatesOfTheNearestPlaneChange() {
    PairField field = Pairs.solid(Methods.ANALYTIC);
    Lattice yz = around(field, MapPlane.YZ, Vec3.ZERO).places();
    assertTrue(yz.right().y() > 0 && yz.up().z() > 0);
    Vec3 tilted = new Vec3(0, 0.1, 1).unit();
    Lattice xz =
        around(field, new MapPlane(MapPlane.Kind.PICTURE, Vec3.X, tilted), Vec3.ZERO).places();
    assertTrue(xz.right().x() > 0 && xz.up().z() > 0);
  }

  /// The picture of Kettner et al.: a point beside the diagonal edge of a polygon.
  @Test
  void theNearestEdgeRunsThroughTheMiddle() {
    Body2 point = new Body2("p", new Point2(new Vec2(0.7, 0.4)));
    Polygon triangle = new Polygon(List.of(new Vec2(0, 0), new Vec2(12, 12), new Vec2(0, 24)));
    PairField field =
        new PairField(
            point, new Body2("t", triangle), true, Pairs.named("article-001-point-polygon"));
    EdgePoint edge = EdgePoint.nearest(field, Vec3.ZERO).orElseThrow();
    LastBits bits = around(field, MapPlane.XY, edge.inside());
    AnswerMap map = MapWork.complete(bits.field(), bits.places(), MapColor.AGREEMENT);
    assertEquals(Optional.of(true), map.at(SIDE / 2, SIDE / 2).exact());
    assertTrue(map.at(0, SIDE - 1).exact().orElseThrow());
    assertTrue(!map.at(SIDE - 1, 0).exact().orElseThrow());
    assertEquals(SIDE * SIDE, map.asked());
    assertEquals(SIDE * SIDE, map.shares().values().stream().mapToInt(Integer::intValue).sum());
    assertTrue(map.count(Agreement.YES) > 300);
    assertTrue(map.count(Agreement.NO) > 300);
  }

  @Test
  void thereAreNoneBeyondTheDoubles() {
    PairField field = Pairs.solid(Methods.ANALYTIC);
    assertEquals(
        Optional.empty(), LastBits.around(field, MapPlane.XY, new Vec3(Double.NaN, 0, 0), SIDE));
  }

  @Test
  void theNearestEdgeIsFoundFromAnywhereAndAtAnySize() {
    for (double size : new double[] {1e-300, 1e-12, 1, 1e12, 1e300}) {
      for (double x : new double[] {0.5, 1.999, 2, 2.001, 7}) {
        PairField field =
            new PairField(
                new Body3("a", new Sphere(new Vec3(x * size, 0, 0), size)),
                new Body3("b", new Sphere(Vec3.ZERO, size)),
                x > 2,
                Methods.ANALYTIC);
        EdgePoint edge = EdgePoint.nearest(field, Vec3.ZERO).orElseThrow();
        assertEquals(2 - x, edge.inside().x() / size, 1e-14);
        assertEquals(new Vec3(1, 0, 0), edge.outward());
      }
    }
  }

  /// Two sticks on one line touch, but not when one is moved off it, however little.
  @Test
  void bodiesThatTouchWithoutAnInsideAreInTheMiddle() {
    Segment first = new Segment(new Vec3(0, 0.5, 0), new Vec3(4, 0.5, 0));
    Segment second = new Segment(new Vec3(1, 0.5, 0), new Vec3(6, 0.5, 0));
    PairField field =
        new PairField(
            new Body3("first", first), new Body3("second", second), true, Methods.ANALYTIC);
    AnswerMap map = LastBits.map(field, MapPlane.XY, MapColor.AGREEMENT, () -> false).orElseThrow();
    int side = map.places().columns();
    assertEquals(side, map.count(Agreement.YES));
    assertEquals(Agreement.YES, map.at(0, side / 2).agreement());
  }

  /// Doubles next to the place are the same float.
  @Test
  void theEdgeOfAMethodInFloatsIsFoundWhereTheTwoJustTouch() {
    Body2 capsule = new Body2("c", new Capsule2(new Vec2(0, 0), new Vec2(2, 0), 0.5));
    Body2 circle = new Body2("o", new Circle(new Vec2(1, 1), 0.5));
    PairField field =
        new PairField(circle, capsule, false, Pairs.named("article-003-circle-capsule"));
    AnswerMap map = LastBits.map(field, MapPlane.XY, MapColor.AGREEMENT, () -> false).orElseThrow();
    assertTrue(map.count(Agreement.NO) > 0);
    assertTrue(map.count(Agreement.WRONG_NO) > 0);
  }
}

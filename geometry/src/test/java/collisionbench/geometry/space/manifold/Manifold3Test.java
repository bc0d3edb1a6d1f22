package collisionbench.geometry.space.manifold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.manifold.ContactFeature;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class Manifold3Test {

  private static final double CLOSE = 1e-12;
  private static final Box TABLE = new Box(Vec3.ZERO, new Vec3(2, 1, 2));
  private static final Rotation TURN = Rotation.about(new Vec3(0.3, -0.7, 0.5), 1.1);

  /// What lies on the table's upper face, its feature, and the number of points of the region.
  static Stream<Arguments> lying() {
    return Stream.of(
        on(new Sphere(new Vec3(0.3, 1.5, 0.2), 0.5), ContactFeature.POINT, 1),
        on(new Box(new Vec3(0, 1.5, 0), new Vec3(1, 0.5, 1)), ContactFeature.FACE, 4),
        on(new Box(new Vec3(1.5, 1.5, 1.5), new Vec3(1, 0.5, 1)), ContactFeature.FACE, 4),
        on(onEdge(), ContactFeature.EDGE, 2),
        on(
            new Capsule(new Vec3(-1, 1.25, 0), new Vec3(1, 1.25, 0.5), 0.25),
            ContactFeature.EDGE,
            2),
        on(new Capsule(new Vec3(0, 1.25, 0), new Vec3(0, 2, 0), 0.25), ContactFeature.POINT, 1),
        on(new Segment(new Vec3(-5, 1, 0), new Vec3(5, 1, 1)), ContactFeature.EDGE, 2),
        on(
            new Triangle(new Vec3(0, 1, 0), new Vec3(1, 1, 0), new Vec3(0, 1, 1)),
            ContactFeature.FACE,
            3),
        on(straight(), ContactFeature.EDGE, 2),
        on(disc(), ContactFeature.FACE, 12));
  }

  private static Arguments on(Shape3 shape, ContactFeature feature, int points) {
    return Arguments.of(shape, feature, points);
  }

  /// A ridge of two corners below two others.
  private static Hull onEdge() {
    return new Hull(
        List.of(new Vec3(-0.5, 1, 0), new Vec3(0.5, 1, 0), new Vec3(0, 2, -1), new Vec3(0, 2, 1)));
  }

  /// Four points of a line, not in order.
  private static Hull straight() {
    return new Hull(
        IntStream.of(1, 3, 0, 2).mapToObj(i -> new Vec3(0.1 + 0.1 * i, 1, 0.7 - 0.3 * i)).toList());
  }

  private static Hull disc() {
    return new Hull(
        IntStream.range(0, 12)
            .mapToObj(i -> new Vec3(Math.cos(i * Math.PI / 6), 1, Math.sin(i * Math.PI / 6)))
            .flatMap(at -> Stream.of(at, at.plus(Vec3.Y)))
            .toList());
  }

  @ParameterizedTest
  @MethodSource("lying")
  void whatLiesOnAFaceTouchesItWithItsLowestFeature(
      Shape3 shape, ContactFeature feature, int points) {
    Manifold3 manifold = Manifold3.of(TABLE, shape);
    assertEquals(ContactFeature.FACE, manifold.featureA());
    assertEquals(feature, manifold.featureB());
    assertEquals(points, manifold.region().size());
    assertEquals(Math.min(points, 4), manifold.points().size());
    assertTrue(manifold.region().containsAll(manifold.points()));
  }

  @ParameterizedTest
  @MethodSource("lying")
  void everyPointIsOnBothShapes(Shape3 shape) {
    for (Vec3 point : Manifold3.of(TABLE, shape).region()) {
      Sphere spot = new Sphere(point, 0);
      assertEquals(0, Separation3.between(spot, TABLE).distance(), CLOSE);
      assertEquals(0, Separation3.between(spot, shape).distance(), CLOSE);
    }
  }

  @ParameterizedTest
  @MethodSource("lying")
  void swappingSwapsTheFeaturesToTheLastBit(Shape3 shape) {
    assertEquals(Manifold3.of(TABLE, shape).swapped(), Manifold3.of(shape, TABLE));
  }

  @ParameterizedTest
  @MethodSource("lying")
  void movingAndTurningBothMovesAndTurnsTheRegion(Shape3 shape) {
    Vec3 by = new Vec3(3, -20, 7);
    Manifold3 before = Manifold3.of(TABLE, shape);
    Manifold3 after = Manifold3.of(turned(TABLE, by), turned(shape, by));
    assertEquals(before.featureA(), after.featureA());
    assertEquals(before.featureB(), after.featureB());
    assertEquals(before.region().size(), after.region().size());
    for (Vec3 point : before.region()) {
      Vec3 wanted = TURN.apply(point).plus(by);
      assertTrue(
          after.region().stream().anyMatch(found -> found.minus(wanted).length() < CLOSE),
          () -> wanted + " is not in " + after.region());
    }
  }

  private static Shape3 turned(Shape3 shape, Vec3 by) {
    return switch (shape) {
      case Sphere s -> new Sphere(turned(s.center(), by), s.radius());
      case Capsule c -> new Capsule(turned(c.start(), by), turned(c.end(), by), c.radius());
      case Segment s -> new Segment(turned(s.start(), by), turned(s.end(), by));
      case Triangle t -> new Triangle(turned(t.a(), by), turned(t.b(), by), turned(t.c(), by));
      case Box b -> new Box(turned(b.center(), by), b.halfExtents(), TURN.after(b.orientation()));
      case Hull h -> new Hull(h.points().stream().map(point -> turned(point, by)).toList());
    };
  }

  private static Vec3 turned(Vec3 point, Vec3 by) {
    return TURN.apply(point).plus(by);
  }

  @Test
  void theRegionOfTwoBoxesIsTheSharedRectangleHalfwayThroughTheirOverlap() {
    Manifold3 manifold = Manifold3.of(TABLE, new Box(new Vec3(1.5, 1.4, 1.5), new Vec3(1, 0.5, 1)));
    for (double x : new double[] {0.5, 2}) {
      for (double z : new double[] {0.5, 2}) {
        Vec3 corner = new Vec3(x, 0.95, z);
        assertTrue(
            manifold.region().stream().anyMatch(point -> point.minus(corner).length() < CLOSE),
            () -> corner + " is not in " + manifold.region());
      }
    }
  }

  @Test
  void edgesThatCrossShareAPointAndParallelOnesAStretch() {
    Capsule bar = new Capsule(new Vec3(-2, 0, 0), new Vec3(2, 0, 0), 0.5);
    Capsule across = new Capsule(new Vec3(0, 0, -2), new Vec3(0.5, 0, 2), 0.5).translated(Vec3.Y);
    Capsule beside = new Capsule(new Vec3(1, 1, 0), new Vec3(5, 1, 0), 0.5);
    assertEquals(1, Manifold3.of(bar, across).region().size());
    Manifold3 shared = Manifold3.of(bar, beside);
    assertEquals(ContactFeature.EDGE, shared.featureA());
    assertEquals(2, shared.region().size());
    assertEquals(1, shared.region().getFirst().minus(shared.region().getLast()).length(), CLOSE);
  }

  @Test
  void anEdgeThatRisesByMoreThanTheToleranceTouchesInAPoint() {
    Segment level = new Segment(new Vec3(-1, 1, 0), new Vec3(1, 1 + 1e-11, 0));
    Segment rising = new Segment(new Vec3(-1, 1, 0), new Vec3(1, 1 + 1e-6, 0));
    assertEquals(2, Manifold3.of(TABLE, level).region().size());
    assertEquals(1, Manifold3.of(TABLE, rising).region().size());
  }

  @Test
  void theFourPointsOfARoundRegionAreFarApart() {
    List<Vec3> points = Manifold3.of(TABLE, disc()).points();
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < i; j++) {
        assertTrue(points.get(i).minus(points.get(j)).length() > 1.2, points.toString());
      }
    }
  }

  /// Its longest diagonal is a side.
  @Test
  void halfARoundRegionHasFourPointsToo() {
    Box table = new Box(new Vec3(0, -1, 0), new Vec3(9, 1, 9));
    List<Vec3> half =
        List.of(
            new Vec3(-5, 0, 0),
            new Vec3(5, 0, 0),
            new Vec3(4, 0, 3),
            new Vec3(0, 0, 4),
            new Vec3(-4, 0, 3));
    Hull dome = new Hull(Stream.concat(half.stream(), Stream.of(new Vec3(0, 5, 1))).toList());
    Manifold3 manifold = Manifold3.of(table, dome);
    assertEquals(Set.copyOf(half), Set.copyOf(manifold.region()));
    Set<Vec3> corners = new HashSet<>(half);
    corners.remove(new Vec3(0, 0, 4));
    assertEquals(corners, Set.copyOf(manifold.points()));
  }

  /// The points of the hull are on one line, which is upright if seen along the normal.
  @Test
  void straightHullOnATiltedTriangleKeepsItsEnds() {
    Triangle slope =
        new Triangle(new Vec3(40, -20, -8), new Vec3(-30, 40, 2), new Vec3(0, -30, 42));
    Hull stick = new Hull(List.of(new Vec3(7, 5, 0), new Vec3(8, 3, 1), new Vec3(9, 1, 2)));
    Manifold3 manifold = Manifold3.of(slope, stick);
    assertEquals(Set.of(new Vec3(7, 5, 0), new Vec3(9, 1, 2)), Set.copyOf(manifold.region()));
    assertEquals(ContactFeature.EDGE, manifold.featureB());
  }

  @Test
  void negativeZeroesHideNoCorner() {
    Box table = new Box(new Vec3(0, 0, -1), new Vec3(9, 9, 1));
    Hull tent =
        new Hull(
            List.of(
                new Vec3(-0.0, 3, 0),
                new Vec3(-0.0, 5, 0),
                new Vec3(0, 1, 0),
                new Vec3(3, 3, 0),
                new Vec3(1, 3, 4)));
    assertEquals(
        Set.of(new Vec3(0, 1, 0), new Vec3(0, 5, 0), new Vec3(3, 3, 0)),
        Set.copyOf(Manifold3.of(table, tent).region()));
  }

  /// Two stacked boxes of all sizes whose numbers are doubles.
  @Test
  void stackedBoxesShareAFaceAtAnySize() {
    for (int exponent = -1073; exponent <= 1021; exponent++) {
      double y = Math.scalb(2.0, exponent);
      Box low = new Box(Vec3.ZERO, new Vec3(2 * y, y, 2 * y));
      Box high = new Box(new Vec3(0, y + y / 2, 0), new Vec3(y, y / 2, y));
      Manifold3 manifold = Manifold3.of(low, high);
      String size = "at 2^" + exponent;
      assertEquals(ContactFeature.FACE, manifold.featureA(), size);
      assertEquals(ContactFeature.FACE, manifold.featureB(), size);
      assertEquals(
          Set.of(new Vec3(y, y, y), new Vec3(-y, y, y), new Vec3(y, y, -y), new Vec3(-y, y, -y)),
          Set.copyOf(manifold.points()),
          size);
    }
  }
}

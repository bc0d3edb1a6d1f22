package collisionbench.geometry.broad;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.sweep.Sweep2;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Scale;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// No meeting of moving shapes is missed.
class MovingBoundsListTest {

  /// {@return for each pair in order whether it is reported, by all queries}
  private static boolean[][] named(MovingBoundsList extents, int count) {
    boolean[][] named = new boolean[count][count];
    extents.forEachPair((i, j) -> named[i][j] = true);
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        assertEquals(extents.mayTouch(i, j), named[i][j]);
        assertEquals(extents.mayTouch(j, i), named[i][j]);
      }
      Set<Integer> near = new HashSet<>();
      extents.forEachNear(i, near::add);
      for (int j = 0; j < count; j++) {
        assertEquals(named[Math.min(i, j)][Math.max(i, j)], near.contains(j));
      }
    }
    return named;
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.broad.Crowds#inSpace")
  void reportsEveryMeetingInSpace(Kind.Draw draw, int exponent) {
    List<Shape3> shapes = Crowds.inSpace(draw, exponent);
    Random random = new Random(3);
    Scale scale = new Scale(exponent);
    List<Vec3> motions =
        Stream.generate(() -> scale.apply(motion(draw, random))).limit(shapes.size()).toList();
    boolean[][] named = named(MovingBoundsList.inSpace(shapes, motions), shapes.size());
    for (int i = 0; i < shapes.size(); i++) {
      for (int j = i + 1; j < shapes.size(); j++) {
        Sweep3 sweep = Sweep3.of(shapes.get(i), motions.get(i), shapes.get(j), motions.get(j));
        assertTrue(
            named[i][j] || sweep instanceof Sweep3.Never, shapes.get(i) + ", " + shapes.get(j));
      }
    }
  }

  /// Replacing some is the same as making the list anew, whatever was replaced before.
  @ParameterizedTest
  @MethodSource("collisionbench.geometry.broad.Crowds#inSpace")
  void someAreReplacedAsIfAllWereNew(Kind.Draw draw, int exponent) {
    List<Shape3> shapes = new ArrayList<>(Crowds.inSpace(draw, exponent));
    List<Shape3> others = shapes.reversed().stream().toList();
    Random random = new Random(5);
    Scale scale = new Scale(exponent);
    List<Vec3> motions =
        new ArrayList<>(
            Stream.generate(() -> scale.apply(motion(draw, random))).limit(shapes.size()).toList());
    MovingBoundsList extents = MovingBoundsList.inSpace(shapes, motions);
    for (int round = 0; round < 10; round++) {
      int[] indices = random.ints(0, shapes.size()).distinct().limit(1 + round).toArray();
      for (int index : indices) {
        shapes.set(index, others.get(random.nextInt(others.size())));
        motions.set(index, scale.apply(motion(draw, random)));
      }
      extents =
          extents.with(
              indices,
              IntStream.of(indices).mapToObj(i -> shapes.get(i).bounds()).toList(),
              IntStream.of(indices).mapToObj(motions::get).toList());
      assertArrayEquals(
          named(MovingBoundsList.inSpace(shapes, motions), shapes.size()),
          named(extents, shapes.size()));
    }
  }

  private static Vec3 motion(Kind.Draw draw, Random random) {
    if (draw == Kind.Draw.LATTICE) {
      return new Vec3(random.nextInt(-2, 3), random.nextInt(-2, 3), random.nextInt(-2, 3));
    }
    return new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.broad.Crowds#exponents")
  void reportsEveryMeetingInThePlane(int exponent) {
    List<Shape2> shapes = Crowds.inPlane(exponent);
    Random random = new Random(4);
    double size = Math.scalb(1.0, Math.max(exponent, -900));
    List<Vec2> motions =
        Stream.generate(() -> new Vec2(random.nextInt(-2, 3) * size, random.nextGaussian() * size))
            .limit(shapes.size())
            .toList();
    boolean[][] named = named(MovingBoundsList.inPlane(shapes, motions), shapes.size());
    for (int i = 0; i < shapes.size(); i++) {
      for (int j = i + 1; j < shapes.size(); j++) {
        Sweep2 sweep = Sweep2.of(shapes.get(i), motions.get(i), shapes.get(j), motions.get(j));
        assertTrue(
            named[i][j] || sweep instanceof Sweep2.Never, shapes.get(i) + ", " + shapes.get(j));
      }
    }
  }

  @Test
  void omitsShapesWhosePathsCrossAtDifferentTimes() {
    // Both cross (2, 0), the first at half time, the second at the end.
    List<Sphere> balls = List.of(ball(0, 0), ball(2, 5));
    MovingBoundsList extents =
        MovingBoundsList.inSpace(balls, List.of(new Vec3(4, 0, 0), new Vec3(0, -5, 0)));
    assertFalse(named(extents, 2)[0][1]);
    MovingBoundsList inTime =
        MovingBoundsList.inSpace(balls, List.of(new Vec3(2, 0, 0), new Vec3(0, -5, 0)));
    assertTrue(named(inTime, 2)[0][1]);
  }

  @Test
  void shapesWithEqualMotionMayTouchOnlyIfTheyDoAtFirst() {
    List<Sphere> balls = List.of(ball(0, 0), ball(1, 0), ball(3, 0));
    Vec3 together = new Vec3(7, 1, -3);
    boolean[][] named =
        named(MovingBoundsList.inSpace(balls, List.of(together, together, together)), 3);
    List<Boolean> pairs = new ArrayList<>(List.of(named[0][1], named[0][2], named[1][2]));
    assertEquals(List.of(true, false, false), pairs);
  }

  @Test
  void ignoresMeetingsOutsideTheTimes() {
    List<Sphere> balls = List.of(ball(0, 0), ball(3, 0));
    assertFalse(named(moving(balls, -9), 2)[0][1]);
    assertFalse(named(moving(balls, 1.9), 2)[0][1]);
    assertTrue(named(moving(balls, 2), 2)[0][1]);
  }

  private static MovingBoundsList moving(List<Sphere> balls, double x) {
    return MovingBoundsList.inSpace(balls, List.of(new Vec3(x, 0, 0), Vec3.ZERO));
  }

  /// One moves away from the other by more than the largest number.
  @Test
  void reportsMeetingsDespiteAnOverflowingMotion() {
    List<Sphere> balls =
        List.of(new Sphere(Vec3.ZERO, 1e306), new Sphere(new Vec3(0.5e308, 1.5e308, 0), 1e306));
    List<Vec3> motions = List.of(new Vec3(1e308, 1.5e308, 0), new Vec3(0, -1.5e308, 0));
    assertTrue(
        Sweep3.of(balls.get(0), motions.get(0), balls.get(1), motions.get(1))
            instanceof Sweep3.Contact);
    assertTrue(named(MovingBoundsList.inSpace(balls, motions), 2)[0][1]);
  }

  @Test
  void rejectsInfiniteMotions() {
    for (double wrong : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
      IllegalArgumentException refused =
          assertThrows(
              IllegalArgumentException.class,
              () -> MovingBoundsList.inSpace(List.of(ball(0, 0)), List.of(new Vec3(0, wrong, 0))));
      assertEquals("motion must be finite: [0.0, " + wrong + ", 0.0]", refused.getMessage());
    }
  }

  @Test
  void rejectsAnotherNumberOfMotionsThanShapes() {
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> MovingBoundsList.inSpace(List.of(ball(0, 0)), List.of()));
    assertEquals("motions must be as many as shapes: 0, not 1", refused.getMessage());
  }

  private static Sphere ball(double x, double y) {
    return new Sphere(new Vec3(x, y, 0), 0.5);
  }
}

package collisionbench.geometry.broad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiPredicate;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// No contact is missed, no distance is too large, and exactly the pairs that may touch are
/// reported.
class BoundsListTest {

  private record Places(int i, int j) {}

  private static List<Places> handedOn(BoundsList extents) {
    List<Places> pairs = new ArrayList<>();
    extents.forEachPair((i, j) -> pairs.add(new Places(i, j)));
    return pairs;
  }

  private static List<Places> thatMayTouch(BoundsList extents, int count) {
    List<Places> pairs = new ArrayList<>();
    forEach(
        count,
        (i, j) -> {
          if (extents.mayTouch(i, j)) {
            pairs.add(new Places(i, j));
          }
        });
    return pairs;
  }

  private static void forEach(int count, PairConsumer consumer) {
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        consumer.accept(i, j);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.broad.Crowds#inSpace")
  void reportsEveryContactAndNoExcessiveGapInSpace(Kind.Draw draw, int exponent) {
    List<Shape3> shapes = Crowds.inSpace(draw, exponent);
    assertLaws(
        shapes,
        BoundsList.inSpace(shapes),
        Overlap3::test,
        (a, b) -> Separation3.between(a, b).distance());
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.broad.Crowds#exponents")
  void reportsEveryContactAndNoExcessiveGapInThePlane(int exponent) {
    List<Shape2> shapes = Crowds.inPlane(exponent);
    assertLaws(
        shapes,
        BoundsList.inPlane(shapes),
        Overlap2::test,
        (a, b) -> Separation2.between(a, b).distance());
  }

  private static <S> void assertLaws(
      List<S> shapes,
      BoundsList extents,
      BiPredicate<S, S> touch,
      ToDoubleBiFunction<S, S> distance) {
    forEach(
        shapes.size(),
        (i, j) -> {
          S a = shapes.get(i);
          S b = shapes.get(j);
          double gap = extents.gap(i, j);
          assertEquals(extents.mayTouch(i, j), gap == 0, () -> a + " and " + b);
          assertTrue(
              touch.test(a, b) ? gap == 0 : gap <= distance.applyAsDouble(a, b),
              () -> a + " and " + b + ": " + gap);
        });
    assertEquals(thatMayTouch(extents, shapes.size()), handedOn(extents));
  }

  /// The rounding of bounds matters for rotated boxes that touch at a corner.
  @Test
  void reportsTouchingCornersOfRotatedBoxes() {
    Random random = new Random(7);
    for (int i = 0; i < 20_000; i++) {
      double angle = random.nextDouble() * Math.TAU;
      Vec3 axis = new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
      Vec3 half = new Vec3(random.nextDouble(), random.nextDouble(), random.nextDouble());
      Box box = new Box(half.times(random.nextInt(9)), half, Rotation.about(axis, angle));
      Vec3 corner = box.center().plus(box.orientation().apply(half));
      Sphere ball = new Sphere(corner, 0);
      BoundsList extents = BoundsList.inSpace(List.of(box, ball));
      assertTrue(extents.mayTouch(0, 1) || !Overlap3.test(box, ball), () -> box + " and " + ball);
    }
  }

  @Test
  void omitsShapesFarApart() {
    List<Sphere> grid = new ArrayList<>();
    for (int z = 0; z < 10; z++) {
      for (int y = 0; y < 10; y++) {
        for (int x = 0; x < 10; x++) {
          grid.add(new Sphere(new Vec3(x, y, z), 0.49));
        }
      }
    }
    BoundsList extents = BoundsList.inSpace(grid);
    assertEquals(List.of(), handedOn(extents));
    assertEquals(0.02, extents.gap(0, 1), 1e-9);
    assertEquals(2 - 0.98, extents.gap(2, 0), 1e-9);
    assertEquals(0.02 * Math.sqrt(3), extents.gap(0, 111), 1e-9);
  }

  @Test
  void reportsPairsInTheOrderOfTheIndices() {
    List<Sphere> row = Stream.of(4, 2, 3, 1, 0).map(x -> new Sphere(at(x), 0.5)).toList();
    assertEquals(
        List.of(new Places(0, 2), new Places(1, 2), new Places(1, 3), new Places(3, 4)),
        handedOn(BoundsList.inSpace(row)));
  }

  @Test
  void reportsAllShapesThatFillEveryAxis() {
    List<Sphere> same = Stream.generate(() -> new Sphere(at(5), 0)).limit(20).toList();
    assertEquals(190, handedOn(BoundsList.inSpace(same)).size());
    List<Sphere> huge =
        Stream.generate(() -> new Sphere(at(1e308), Double.MAX_VALUE)).limit(20).toList();
    assertEquals(190, handedOn(BoundsList.inSpace(huge)).size());
  }

  @Test
  void reportsNoPairsForFewerThanTwoShapes() {
    assertEquals(List.of(), handedOn(BoundsList.inSpace(List.of())));
    assertEquals(List.of(), handedOn(BoundsList.inSpace(List.of(new Sphere(at(0), 1)))));
  }

  /// Their squares overflow, those of the others underflow.
  @Test
  void gapsEqualThoseOfTheBoundsAtAnySize() {
    for (double size : new double[] {1e-300, 1e-162, 1e160, 1e300}) {
      BoundsList extents =
          BoundsList.inSpace(List.of(new Sphere(at(0), 0), new Sphere(at(size), 0)));
      assertEquals(size, extents.gap(0, 1), 1e-9 * size);
      assertFalse(extents.mayTouch(0, 1));
    }
  }

  @Test
  void clampsAnOverflowingGap() {
    BoundsList extents =
        BoundsList.inSpace(List.of(new Sphere(at(-1.7e308), 0), new Sphere(at(1.7e308), 0)));
    assertEquals(Double.MAX_VALUE, extents.gap(0, 1));
  }

  private static Vec3 at(double x) {
    return new Vec3(x, 0, 0);
  }

  /// Each read of the distance means that a pair was examined.
  @Test
  void reportsPairsWithinADistanceOnceAndExaminesFewOthers() {
    int count = 1000;
    Random random = new Random(1);
    List<Shape3> row =
        random
            .doubles(count, 0, count)
            .<Shape3>mapToObj(x -> new Sphere(new Vec3(0, x, random.nextDouble()), 0.1))
            .toList();
    BoundsList extents = BoundsList.inSpace(row);
    int[] even = IntStream.range(0, count).filter(i -> i % 2 == 0).toArray();
    for (double distance : new double[] {0, 0.5, 2}) {
      AtomicInteger reads = new AtomicInteger();
      List<Places> pairs = new ArrayList<>();
      extents.forEachPairWithin(
          even,
          () -> {
            reads.incrementAndGet();
            return distance;
          },
          (i, j) -> pairs.add(new Places(i, j)));
      List<Places> expected = new ArrayList<>();
      forEach(
          count,
          (i, j) -> {
            if (i % 2 == 0 && j % 2 == 0 && extents.gap(i, j) <= distance) {
              expected.add(new Places(i, j));
            }
          });
      Set<Integer> near = new HashSet<>();
      extents.forEachWithin(0, () -> distance, near::add);
      for (int j = 1; j < count; j++) {
        assertEquals(extents.gap(0, j) <= distance, near.contains(j));
      }
      assertFalse(near.contains(0));
      pairs.sort(Comparator.comparingInt(Places::i).thenComparingInt(Places::j));
      assertEquals(expected, pairs);
      assertTrue(reads.get() < 10 * count, () -> reads + " reads");
    }
  }
}

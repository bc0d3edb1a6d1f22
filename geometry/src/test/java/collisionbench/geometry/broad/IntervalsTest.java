package collisionbench.geometry.broad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The sorting axis affects only speed, so no other test would detect a wrong one.
class IntervalsTest {

  private static Intervals of(List<Vec3> middles, double half) {
    Intervals intervals = new Intervals(middles.size());
    for (int place = 0; place < middles.size(); place++) {
      intervals.set(place, new Bounds3(middles.get(place), middles.get(place)).grownBy(half), 0, 0);
    }
    return intervals;
  }

  private static List<Vec3> row(Vec3 step) {
    return List.of(step.times(-3), step, step.times(7), step.times(20));
  }

  @Test
  void sortsARowAlongItself() {
    assertEquals(0, of(row(Vec3.X), 0.5).sparsestAxis());
    assertEquals(1, of(row(Vec3.Y), 0.5).sparsestAxis());
    assertEquals(2, of(row(Vec3.Z), 0.5).sparsestAxis());
  }

  @Test
  void choosesTheAxisWithFewerPairs() {
    assertEquals(1, of(row(new Vec3(2, 9, 1)), 10).sparsestAxis());
    assertEquals(2, of(row(new Vec3(2, -3, -9)), 10).sparsestAxis());
  }

  @Test
  void ignoresAnOutlier() {
    List<Vec3> middles = new ArrayList<>(row(Vec3.X));
    middles.add(new Vec3(0, 1e9, 0));
    assertEquals(0, of(middles, 0.5).sparsestAxis());
  }

  @Test
  void choosesTheAxisWithTheFewestPairsForRandomShapes() {
    Random random = new Random(3);
    for (int crowd = 0; crowd < 200; crowd++) {
      int count = random.nextInt(1, 12);
      Intervals intervals = new Intervals(count);
      for (int place = 0; place < count; place++) {
        Vec3 middle = new Vec3(random.nextInt(9), random.nextInt(9), random.nextInt(9));
        Vec3 half = new Vec3(random.nextInt(3), random.nextInt(3), random.nextInt(3));
        intervals.set(place, new Bounds3(middle.minus(half), middle.plus(half)), 0, 0);
      }
      long fewest =
          IntStream.range(0, 3).mapToLong(axis -> meeting(intervals, count, axis)).min().orElse(0);
      assertEquals(fewest, meeting(intervals, count, intervals.sparsestAxis()));
    }
  }

  /// {@return the number of pairs that overlap along an axis, by testing all}
  private static long meeting(Intervals intervals, int count, int axis) {
    return IntStream.range(0, count)
        .mapToLong(a ->
            IntStream.range(0, a)
                .filter(b ->
                    intervals.least(a, axis) <= intervals.greatest(b, axis)
                        && intervals.least(b, axis) <= intervals.greatest(a, axis))
                .count())
        .sum();
  }

  @Test
  void comparesAxesWhoseTotalsOverflow() {
    assertEquals(1, of(row(new Vec3(1, 8e306, 2)), 50).sparsestAxis());
  }

  @Test
  void ignoresAnAxisOnWhichAShapeOverflows() {
    Intervals intervals = new Intervals(2);
    Vec3 far = new Vec3(Double.MAX_VALUE, 1, 1);
    intervals.set(0, new Bounds3(far.negated(), far), 0, 0);
    intervals.set(1, new Bounds3(new Vec3(0, 3, 0), new Vec3(0, 9, 0)), 0, 0);
    assertEquals(1, intervals.sparsestAxis());
  }

  @Test
  void reportsPairsThatAreTooManyToSort() {
    Random random = new Random(7);
    Intervals few = new Intervals(60, 100);
    Intervals all = new Intervals(60);
    for (int place = 0; place < 60; place++) {
      Vec3 middle = new Vec3(random.nextDouble(), random.nextDouble(), random.nextDouble());
      Bounds3 bounds = new Bounds3(middle, middle).grownBy(0.3);
      few.set(place, bounds, 0, 0);
      all.set(place, bounds, 0, 0);
    }
    assertTrue(pairs(all).size() > 100);
    assertEquals(pairs(all), pairs(few));
  }

  private static List<List<Integer>> pairs(Intervals intervals) {
    List<List<Integer>> pairs = new ArrayList<>();
    intervals.forEachPair((i, j) -> pairs.add(List.of(i, j)));
    return pairs;
  }
}

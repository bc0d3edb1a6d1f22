package collisionbench.geometry.broad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The tree finds what comparing all bounds finds, whatever the crowd.
class BoundsTreeTest {

  enum Crowd {
    SPREAD,
    IN_ONE_PLACE,
    ON_A_LINE,
    FLAT,
    HUGE_BESIDE_TINY,
    DUPLICATES,
    FAR_FROM_THE_ORIGIN,
    ONE_STRAY,
    OVERFLOWING;

    Bounds3[] draw(int count, Random random) {
      return IntStream.range(0, count)
          .mapToObj(i -> next(i, count, random))
          .toArray(Bounds3[]::new);
    }

    private Bounds3 next(int index, int count, Random random) {
      double side = 2 * Math.cbrt(count);
      Vec3 place = new Vec3(random.nextDouble(), random.nextDouble(), random.nextDouble());
      Vec3 at = place.times(side);
      double half = 0.5 * random.nextDouble();
      return switch (this) {
        case SPREAD -> around(at, half);
        case IN_ONE_PLACE -> around(place.times(1e-3), half);
        case ON_A_LINE -> around(new Vec3(2 * count * place.x(), 3, 3), half);
        case FLAT -> around(new Vec3(place.x(), place.y(), 0).times(2 * Math.sqrt(count)), half);
        case HUGE_BESIDE_TINY -> around(at, index % 100 == 7 ? side : 1e-3 * half);
        case DUPLICATES ->
            around(new Vec3(Math.rint(at.x()), Math.rint(at.y()), Math.rint(at.z())), 0.5);
        case FAR_FROM_THE_ORIGIN -> around(at.plus(1e6, new Vec3(1, -1, 1)), half);
        case ONE_STRAY -> around(index == count / 2 ? at.times(1e12) : at, half);
        case OVERFLOWING ->
            around(at.times(1e307), index % 50 == 9 ? Double.POSITIVE_INFINITY : 1e307 * half);
      };
    }

    private static Bounds3 around(Vec3 center, double half) {
      Vec3 all = new Vec3(half, half, half);
      return new Bounds3(center.minus(all), center.plus(all));
    }
  }

  private static List<List<Integer>> expected(Bounds3[] bounds) {
    List<List<Integer>> pairs = new ArrayList<>();
    for (int i = 0; i < bounds.length; i++) {
      for (int j = i + 1; j < bounds.length; j++) {
        if (bounds[i].meets(bounds[j])) {
          pairs.add(List.of(i, j));
        }
      }
    }
    return pairs;
  }

  private static List<List<Integer>> found(BoundsTree tree) {
    List<List<Integer>> pairs = new ArrayList<>();
    tree.forEachPair((i, j) -> pairs.add(List.of(i, j)));
    return pairs;
  }

  @ParameterizedTest
  @EnumSource
  void findsAllPairsInOrder(Crowd crowd) {
    Random random = new Random(20261127);
    IntStream.concat(IntStream.range(0, 20), IntStream.of(31, 32, 33, 64, 65, 300))
        .forEach(count -> {
          Bounds3[] bounds = crowd.draw(count, random);
          assertEquals(expected(bounds), found(BoundsTree.of(bounds)), count + " shapes");
        });
  }

  @ParameterizedTest
  @EnumSource
  void findsAllPairsAfterReplacements(Crowd crowd) {
    Random random = new Random(20261128);
    Bounds3[] bounds = crowd.draw(60, random);
    BoundsTree tree = BoundsTree.of(bounds);
    for (int step = 0; step < 40; step++) {
      Bounds3[] others = Crowd.values()[step % Crowd.values().length].draw(60, random);
      int some = random.nextInt(5);
      int[] indices = random.ints(0, 60).distinct().limit(some).toArray();
      Bounds3[] replacements =
          IntStream.of(indices).mapToObj(index -> others[index]).toArray(Bounds3[]::new);
      List<List<Integer>> before = found(tree);
      BoundsTree next = tree.with(indices, replacements);
      assertEquals(before, found(tree), "the tree before has changed");
      IntStream.of(indices).forEach(index -> bounds[index] = others[index]);
      assertEquals(expected(bounds), found(next));
      tree = next;
    }
  }

  @ParameterizedTest
  @EnumSource
  void findsAllPairsInAnyOrderOfShapesThatCount(Crowd crowd) {
    Bounds3[] bounds = crowd.draw(200, new Random(20261129));
    List<List<Integer>> pairs = new ArrayList<>();
    BoundsTree.of(bounds)
        .forEachPair(index -> index % 3 != 0, Bounds3::meets, (i, j) -> pairs.add(List.of(i, j)));
    assertEquals(
        expected(bounds).stream().filter(pair -> pair.stream().allMatch(i -> i % 3 != 0)).toList(),
        pairs.stream().sorted((p, q) -> compare(p, q)).toList());
  }

  private static int compare(List<Integer> p, List<Integer> q) {
    return Long.compare(p.get(0) * 1000L + p.get(1), q.get(0) * 1000L + q.get(1));
  }

  /// All in one place have more pairs than are sorted at once.
  @Test
  void findsPairsInOrderWithoutSortingTooMany() {
    Bounds3[] bounds = Crowd.IN_ONE_PLACE.draw(3000, new Random(20261131));
    long[] seen = {-1, 0};
    BoundsTree.of(bounds)
        .forEachPair((i, j) -> {
          long pair = i * 3000L + j;
          assertTrue(i < j && pair > seen[0]);
          seen[0] = pair;
          seen[1]++;
        });
    long count = 0;
    for (int i = 0; i < bounds.length; i++) {
      for (int j = i + 1; j < bounds.length; j++) {
        count += bounds[i].meets(bounds[j]) ? 1 : 0;
      }
    }
    assertTrue(count > PairList.MOST, "pairs " + count);
    assertEquals(count, seen[1]);
  }

  /// Ten times as many shapes cost a few more levels each.
  @Test
  void examinesFewBoundsForEachShape() {
    for (Crowd crowd : List.of(Crowd.SPREAD, Crowd.ON_A_LINE, Crowd.FLAT, Crowd.ONE_STRAY)) {
      int more = examined(crowd, 20_000);
      assertTrue(more < 20_000 * 200, () -> crowd + ": " + more);
      assertTrue(more < 15 * examined(crowd, 2_000), () -> crowd + ": " + more);
    }
  }

  private static int examined(Crowd crowd, int count) {
    Bounds3[] bounds = crowd.draw(count, new Random(20261130));
    BoundsTree tree = BoundsTree.of(bounds);
    int[] examined = {0};
    Stream.of(bounds)
        .forEach(mine ->
            tree.forEach(
                other -> {
                  examined[0]++;
                  return mine.meets(other);
                },
                index -> {}));
    return examined[0];
  }
}

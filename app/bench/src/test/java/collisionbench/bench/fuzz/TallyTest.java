package collisionbench.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.bench.comparison.Difficulty;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.CampaignPlan.Shard;
import collisionbench.bench.fuzz.Tally.Worst;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Sums of counts and parts of campaigns.
class TallyTest {

  private static final Worst BAD = new Worst(0.5, "b", 7, "plain");

  private static Tally tally(int from, Map<Fault, Long> faults, Optional<Worst> worst) {
    return new Tally(
        from,
        from + 1,
        from + 2,
        from + 3,
        faults,
        Map.of(Difficulty.PLAIN, from + 4L),
        Map.of(Weight.HARD, new Tally.Weighed(Map.of(Fault.Kind.VERDICT, from + 5L), 1.0 / from)),
        worst);
  }

  @Test
  void everyCountIsAddedToItsOwn() {
    Tally first = tally(10, Map.of(Fault.WRONG_YES, 1L, Fault.SIGN, 2L), Optional.of(BAD));
    Tally second = tally(100, Map.of(Fault.SIGN, 4L, Fault.SWAP, 8L), Optional.empty());
    Tally sum =
        new Tally(
            110,
            112,
            114,
            116,
            Map.of(Fault.WRONG_YES, 1L, Fault.SIGN, 6L, Fault.SWAP, 8L),
            Map.of(Difficulty.PLAIN, 118L),
            Map.of(Weight.HARD, new Tally.Weighed(Map.of(Fault.Kind.VERDICT, 120L), 0.1)),
            Optional.of(BAD));
    assertEquals(sum, first.plus(second));
    assertEquals(sum, second.plus(first));
    assertEquals(first, first.plus(Tally.NONE));
    assertEquals(first, Tally.NONE.plus(first));
    assertEquals(6, sum.count(Fault.SIGN));
    assertEquals(0, sum.count(Fault.NORMAL));
    assertEquals(120, sum.of(Weight.HARD).count());
    assertEquals(0, sum.of(Weight.PLAIN).count());
    assertEquals(0, sum.countFrom(Weight.PLAIN));
    assertEquals(120, sum.countFrom(Weight.HARD));
    assertEquals(120, sum.countFrom(Weight.NEAR));
  }

  @Test
  void percentagesAreOfTheInputsThatCouldShowTheMistake() {
    Tally.Weighed three = new Tally.Weighed(Map.of(Fault.Kind.VERDICT, 3L), 1);
    Tally tally =
        new Tally(
            100,
            0,
            0,
            0,
            Map.of(),
            Map.of(Difficulty.PLAIN, 60L, Difficulty.HARD, 20L),
            Map.of(Weight.PLAIN, three, Weight.HARD, three, Weight.NEAR, three),
            Optional.empty());
    assertEquals(5, tally.percent(Weight.PLAIN));
    assertEquals(15, tally.percent(Weight.HARD));
    assertEquals(3.75, tally.percent(Weight.NEAR), "of all that were answered");
    assertEquals(0, tally.percent(Weight.AT_TOUCH));
    assertEquals(Double.NaN, tally.percent(Weight.EXTREME), "none were answered");
  }

  /// The larger error, then the lesser pair, then the lesser number.
  @ParameterizedTest
  @CsvSource({
    "0.25, a, 1, false", "0.75, c, 9, true", "0.5, a, 9, true", "0.5, c, 1, false",
    "0.5, b, 6, true", "0.5, b, 8, false", "NaN, c, 9, true", "Infinity, c, 9, true"
  })
  void theWorseIsTheSameInEitherOrder(double error, String pair, long number, boolean worse) {
    Worst other = new Worst(error, pair, number, "plain");
    Worst expected = worse ? other : BAD;
    assertEquals(expected, BAD.or(other));
    assertEquals(expected, other.or(BAD));
    Tally first = tally(1, Map.of(), Optional.of(BAD));
    assertEquals(Optional.of(expected), first.plus(tally(1, Map.of(), Optional.of(other))).worst());
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, true",
    "3, 3, true",
    "1, 3, true",
    "0, 3, false",
    "4, 3, false",
    "0, 0, false"
  })
  void aShardIsOneOfItsNumber(int index, int count, boolean exists) {
    if (exists) {
      assertEquals(index, new Shard(index, count).index());
    } else {
      assertEquals(
          "expected a shard from 1/%2$s to %2$s/%2$s, found %1$s/%2$s".formatted(index, count),
          assertThrows(IllegalArgumentException.class, () -> new Shard(index, count)).getMessage());
    }
  }
}

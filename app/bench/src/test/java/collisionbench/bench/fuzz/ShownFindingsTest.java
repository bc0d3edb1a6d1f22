package collisionbench.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Fault.Mistake;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class ShownFindingsTest {

  private static Mistake mistake(Fault fault, Weight weight) {
    return new Mistake(fault, weight, 1);
  }

  @Test
  void aHeavierMistakeTakesThePlaceOfTheLightest() {
    ShownFindings<Weight> shown = new ShownFindings<>();
    for (Weight weight : List.of(Weight.AT_TOUCH, Weight.NEAR, Weight.EXTREME, Weight.HARD)) {
      shown.add(mistake(Fault.WRONG_NO, weight), weight);
    }
    shown.add(mistake(Fault.DISTANCE, Weight.ROUNDING), Weight.ROUNDING);
    assertEquals(5, shown.all().size());
    Mistake plain = mistake(Fault.WRONG_NO, Weight.PLAIN);
    assertTrue(shown.wants(plain));
    shown.add(plain, Weight.PLAIN);
    assertEquals(
        List.of(Weight.PLAIN, Weight.HARD, Weight.EXTREME, Weight.NEAR, Weight.AT_TOUCH),
        shown.all());
  }

  @Test
  void aMistakeOfTheSameFaultAndWeightIsOnlyCounted() {
    ShownFindings<String> shown = new ShownFindings<>();
    shown.add(mistake(Fault.WRONG_YES, Weight.PLAIN), "first");
    assertFalse(shown.wants(new Mistake(Fault.WRONG_YES, Weight.PLAIN, 7)));
    assertTrue(shown.wants(mistake(Fault.WRONG_YES, Weight.HARD)));
    assertTrue(shown.wants(mistake(Fault.WRONG_NO, Weight.PLAIN)));
    assertFalse(shown.wants(mistake(Fault.TIMED_OUT, Weight.PLAIN)));
  }

  @Test
  void ofTheSameWeightAWrongYesOrNoComesFirst() {
    ShownFindings<Fault> shown = new ShownFindings<>();
    for (Fault fault : List.of(Fault.NORMAL, Fault.SWEEP, Fault.DISTANCE, Fault.BROKEN)) {
      shown.add(mistake(fault, Weight.PLAIN), fault);
    }
    shown.add(mistake(Fault.WRONG_NO, Weight.PLAIN), Fault.WRONG_NO);
    assertEquals(
        List.of(Fault.WRONG_NO, Fault.BROKEN, Fault.DISTANCE, Fault.SWEEP, Fault.NORMAL),
        shown.all());
  }

  /// So that shards can be merged.
  @Test
  void whatIsShownDoesNotDependOnTheOrder() {
    List<Mistake> all = new ArrayList<>();
    for (Fault fault : Fault.values()) {
      for (Weight weight : Weight.values()) {
        if (fault.isFinding()) {
          all.add(mistake(fault, weight));
        }
      }
    }
    List<Mistake> expected = all.stream().sorted(Mistake.ORDER).limit(5).toList();
    Random random = new Random(3);
    for (int i = 0; i < 50; i++) {
      Collections.shuffle(all, random);
      ShownFindings<Mistake> shown = new ShownFindings<>();
      all.stream().filter(shown::wants).forEach(mistake -> shown.add(mistake, mistake));
      assertEquals(expected, shown.all());
    }
  }

  @Test
  void besidePlainMistakesOnlyHardOnesAreReported() {
    List<Weight> light = List.of(Weight.HARD, Weight.EXTREME, Weight.NEAR);
    assertEquals(light, ShownFindings.reported(light, Function.identity()));
    assertEquals(
        List.of(Weight.HARD, Weight.PLAIN),
        ShownFindings.reported(
            List.of(Weight.HARD, Weight.NEAR, Weight.PLAIN), Function.identity()));
  }
}

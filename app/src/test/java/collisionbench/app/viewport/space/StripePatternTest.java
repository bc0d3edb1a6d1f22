package collisionbench.app.viewport.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.Contacts;
import collisionbench.bench.evaluation.Ruling;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StripePatternTest {

  private static final List<Ruling.Names> CHAIN =
      List.of(new Ruling.Names("a", "b"), new Ruling.Names("b", "c"));

  private static Map<String, StripePattern> patterns(String bodies, List<Ruling.Names> pairs) {
    Set<String> touching = new HashSet<>();
    List<Ruling.Names> ordered = new ArrayList<>();
    for (Ruling.Names pair : pairs) {
      touching.addAll(List.of(pair.a(), pair.b()));
      boolean inOrder = bodies.indexOf(pair.a()) < bodies.indexOf(pair.b());
      ordered.add(inOrder ? pair : new Ruling.Names(pair.b(), pair.a()));
    }
    ordered.sort(Comparator.comparingInt(pair -> bodies.indexOf(pair.a())));
    return StripePattern.of(new Contacts(touching, ordered));
  }

  @ParameterizedTest
  @ValueSource(strings = {"abc", "acb", "bac", "bca", "cab", "cba"})
  void inAChainOfThreeNeighborsDiffer(String bodies) {
    Map<String, StripePattern> patterns = patterns(bodies, CHAIN);
    assertEquals(Set.of("a", "b", "c"), patterns.keySet());
    for (Ruling.Names pair : CHAIN) {
      assertNotEquals(patterns.get(pair.a()), patterns.get(pair.b()), pair::toString);
      assertNotEquals(
          StripePattern.of(pair.a(), patterns).direction(),
          StripePattern.of(pair.b(), patterns).direction(),
          pair::toString);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void touchingBodiesDifferIfEachTouchesFewOthers(long seed) {
    Random random = new Random(seed);
    String bodies = "abcdefghijklmnopqrstuvwxyz";
    List<Ruling.Names> pairs = new ArrayList<>();
    for (int second = 1; second < bodies.length(); second++) {
      Set<Integer> touched = new HashSet<>();
      for (int i = 0; i < StripePattern.COUNT - 1; i++) {
        touched.add(random.nextInt(second));
      }
      for (int first : touched) {
        pairs.add(
            new Ruling.Names(
                Character.toString(bodies.charAt(first)),
                Character.toString(bodies.charAt(second))));
      }
    }
    Map<String, StripePattern> patterns = patterns(bodies, pairs);
    for (Ruling.Names pair : pairs) {
      assertNotEquals(patterns.get(pair.a()), patterns.get(pair.b()), pair::toString);
    }
  }

  @Test
  void bodiesWithoutContactHaveNoPattern() {
    assertTrue(patterns("abcd", CHAIN).keySet().stream().noneMatch("d"::equals));
  }
}

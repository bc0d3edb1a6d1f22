package collisionbench.app.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import org.junit.jupiter.api.Test;

class FirstLookTest {

  @Test
  void methodsThatKnowWhatTheyAreAskedAreNotSuspicious() {
    for (Method method : List.of(Methods.ANALYTIC, Methods.GJK, Methods.SAT)) {
      for (Pair pair : method.pairs()) {
        FirstLook look = FirstLook.of(method, pair);
        assertEquals(List.of(), look.wrong(), () -> method.name() + " " + pair.name());
      }
    }
  }

  /// As with a diameter for a radius.
  @Test
  void distancesOfAnotherUnitAreSuspicious() {
    Method twice =
        new Planted(right -> Answer.nothing().withDistance(2 * right.distance().orElseThrow()));
    FirstLook look = FirstLook.of(twice, Pair.named("sphere-box").orElseThrow());
    assertTrue(look.isSuspicious());
    List<String> lines = look.told().lines().toList();
    assertEquals(4, lines.size());
    assertEquals(
        twice.name()
            + ": "
            + look.wrong().size()
            + " of 200 ordinary inputs of sphere-box are clearly wrong; this looks like a mistake in"
            + " how it is asked. The simplest:",
        lines.getFirst());
    assertTrue(lines.get(1).startsWith("  sphere-box "), lines.get(1));
  }

  @Test
  void aMethodThatFailsIsNotSaidToBeAskedInTheWrongWay() {
    Method broken =
        new Planted(right -> {
          throw new IllegalStateException("no luck");
        });
    FirstLook look = FirstLook.of(broken, Pair.named("sphere-box").orElseThrow());
    assertEquals(
        broken.name() + ": 21 of 21 ordinary inputs of sphere-box get no answer. The simplest:",
        look.told().lines().findFirst().orElseThrow());
  }

  /// As of a library that is right but for rounding.
  @Test
  void roundingIsNotSuspicious() {
    Method rounded =
        new Planted(
            right -> Answer.nothing().withDistance(right.distance().orElseThrow() * (1 + 1e-12)));
    assertFalse(FirstLook.of(rounded, Pair.named("sphere-box").orElseThrow()).isSuspicious());
  }
}

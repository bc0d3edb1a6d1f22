package collisionbench.bench.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Methods that compute the same in different arithmetics.
class MethodFamilyTest {

  private static final Method EACH =
      Methods.catalogue().named("article-002-segments").orElseThrow();
  private static final Method STORED =
      Methods.catalogue().named("article-002-segments@float-stored").orElseThrow();

  @Test
  void theArithmeticIsBehindTheAt() {
    assertEquals(EACH.name(), MethodFamily.of(STORED.name()));
    assertEquals(EACH.name(), MethodFamily.of(EACH.name()));
    assertEquals(List.of(EACH, STORED), MethodFamily.of(STORED, Methods.catalogue().methods()));
    assertEquals(List.of(Methods.SAT), MethodFamily.of(Methods.SAT, Methods.catalogue().methods()));
  }

  @Test
  void ofEachFamilyTheOneInTheArithmeticAtHandIsListed() {
    List<Method> stored = MethodFamily.inArithmeticOf(STORED, Methods.catalogue().methods());
    List<Method> plain =
        MethodFamily.inArithmeticOf(Methods.ANALYTIC, Methods.catalogue().methods());
    assertEquals(stored.size(), plain.size());
    assertTrue(stored.contains(STORED) && !stored.contains(EACH));
    assertTrue(plain.contains(EACH) && !plain.contains(STORED));
    assertTrue(stored.containsAll(List.of(Methods.ANALYTIC, Methods.EXACT)));
  }
}

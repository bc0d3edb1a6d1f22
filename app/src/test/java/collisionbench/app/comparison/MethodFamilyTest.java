package collisionbench.app.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Methods that compute the same in different arithmetics.
class MethodFamilyTest {

  private static final Method EACH = Methods.named("article-002-segments").orElseThrow();
  private static final Method STORED =
      Methods.named("article-002-segments@float-stored").orElseThrow();

  @Test
  void theArithmeticIsBehindTheAt() {
    assertEquals(EACH.name(), MethodFamily.of(STORED.name()));
    assertEquals(EACH.name(), MethodFamily.of(EACH.name()));
    assertEquals(List.of(EACH, STORED), MethodFamily.of(STORED, Methods.all()));
    assertEquals(List.of(Methods.SAT), MethodFamily.of(Methods.SAT, Methods.all()));
  }

  @Test
  void ofEachFamilyTheOneInTheArithmeticAtHandIsListed() {
    List<Method> stored = MethodFamily.inArithmeticOf(STORED, Methods.all());
    List<Method> plain = MethodFamily.inArithmeticOf(Methods.ANALYTIC, Methods.all());
    assertEquals(stored.size(), plain.size());
    assertTrue(stored.contains(STORED) && !stored.contains(EACH));
    assertTrue(plain.contains(EACH) && !plain.contains(STORED));
    assertTrue(stored.containsAll(List.of(Methods.ANALYTIC, Methods.EXACT)));
  }
}

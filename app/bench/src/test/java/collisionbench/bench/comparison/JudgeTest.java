package collisionbench.bench.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.builtin.Methods;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class JudgeTest {

  @Test
  void exactArithmeticLacksNothingButSweepsOfSectors() {
    for (Pair pair : Pair.all()) {
      Set<Query> lacking = EnumSet.copyOf(Judge.JUDGE.answers(pair));
      lacking.removeAll(Methods.EXACT.answers(pair));
      if (!lacking.isEmpty()) {
        assertEquals(EnumSet.of(Query.SWEEP), lacking, pair.name());
        assertTrue(pair.name().contains("sector"), pair.name());
      }
    }
    assertTrue(Judge.JUDGE.source().contains("the sweeps of sectors"));
  }
}

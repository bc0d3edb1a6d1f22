package collisionbench.methods.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CatalogueTest {

  private static final Catalogue TWO = new Catalogue(List.of(Methods.SAT, Methods.GJK));
  private static final Method MINE = new Named("mine");

  private record Named(String name) implements Method {
    @Override
    public String source() {
      return "";
    }

    @Override
    public Set<Query> answers(Pair pair) {
      return Set.of();
    }

    @Override
    public Answer answer(Question question, Set<Query> asked, Steps steps) {
      return Answer.unanswered();
    }
  }

  @Test
  void appendsMethodsInOrder() {
    Catalogue more = TWO.with(List.of(MINE));
    assertEquals(List.of("sat", "gjk", "mine"), more.names());
    assertEquals(Optional.of(MINE), more.named("mine"));
    assertEquals(Optional.empty(), TWO.named("mine"));
  }

  @Test
  void rejectsATakenName() {
    String message =
        assertThrows(
                IllegalArgumentException.class, () -> TWO.with(List.of(MINE, new Named("sat"))))
            .getMessage();
    assertEquals("methods must have different names: [sat, gjk, mine, sat]", message);
  }
}

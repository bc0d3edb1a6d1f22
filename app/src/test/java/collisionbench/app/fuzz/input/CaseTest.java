package collisionbench.app.fuzz.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import collisionbench.methods.method.Pair;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CaseTest {

  @Test
  void caseDependsOnlyOnSeedPairAndNumber() {
    for (Pair pair : Pair.all()) {
      for (long number = 0; number < 20; number++) {
        assertEquals(Case.of(7, pair, number), Case.of(7, pair, number));
        assertNotEquals(Case.of(7, pair, number).shapes(), Case.of(8, pair, number).shapes());
        assertNotEquals(Case.of(7, pair, number).shapes(), Case.of(7, pair, number + 1).shapes());
      }
    }
  }

  @Test
  void everyStrategyOccursAndNamesAreUnique() {
    List<String> names = Strategies.ALL.stream().map(Strategy::name).toList();
    assertEquals(names.size(), new HashSet<>(names).size());
    Set<String> drawn = new HashSet<>();
    for (long number = 0; number < 400; number++) {
      drawn.add(Case.of(1, Pair.all().getFirst(), number).strategy());
    }
    assertEquals(new HashSet<>(names), drawn);
  }

  @Test
  void rebuildsShapesFromTheirNumbers() {
    for (Pair pair : Pair.all()) {
      for (long number = 0; number < 50; number++) {
        ShapePair shapes = Case.of(3, pair, number).shapes();
        assertEquals(Optional.of(shapes), ShapeNumbers.rebuilt(shapes, ShapeNumbers.of(shapes)));
      }
    }
  }

  /// Fixed values: changing them would change the meaning of seeds, and so every report of a case.
  @Test
  void seedsMeanTheSameInEveryVersion() {
    assertEquals(
        "InSpace[a=Sphere[center=[3.794E-321, 3.794E-321, 1.265E-321], radius=2.846E-321],"
            + " b=Sphere[center=[1.897E-321, 0.0, 7.9E-322], radius=1.423E-321]]",
        Case.of(1, Pair.named("sphere-sphere").orElseThrow(), 0).shapes().toString());
  }
}

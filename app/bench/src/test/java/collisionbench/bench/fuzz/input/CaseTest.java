package collisionbench.bench.fuzz.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.comparison.ShapeNumber;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.methods.method.Pair;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  @ParameterizedTest
  @CsvSource({"1, 0", "2, 1", "200, 100", "1000, 500", "5000, 500", "20000, 2000"})
  void theFirstCasesAreOrdinary(long cases, long ordinary) {
    Set<String> names =
        Strategies.ORDINARY.stream().map(Strategy::name).collect(Collectors.toSet());
    Pair pair = Pair.named("box-box").orElseThrow();
    assertEquals(ordinary, Case.ordinary(cases));
    for (long number = 0; number < Math.min(ordinary, 200); number++) {
      Case input = Case.of(5, pair, number, cases);
      assertTrue(names.contains(input.strategy()), input.strategy());
    }
    if (ordinary < cases) {
      assertEquals(Case.of(5, pair, ordinary), Case.of(5, pair, ordinary, cases));
    }
  }

  @Test
  void halfOfTheOrdinaryCasesGraze() {
    Pair pair = Pair.named("box-box").orElseThrow();
    long grazing =
        LongStream.range(0, 1000)
            .filter(number -> Case.of(5, pair, number, 10_000).strategy().equals("grazing"))
            .count();
    assertTrue(grazing > 450 && grazing < 550, () -> "" + grazing);
  }

  @Test
  void rebuildsShapesFromTheirNumbers() {
    for (Pair pair : Pair.all()) {
      for (long number = 0; number < 50; number++) {
        ShapePair shapes = Case.of(3, pair, number).shapes();
        assertEquals(Optional.of(shapes), ShapeNumber.rebuilt(shapes, ShapeNumber.all(shapes)));
      }
    }
  }

  /// Fixed values: changing them would change the meaning of seeds, and so every report of a case.
  @Test
  void seedsMeanTheSameInEveryVersion() {
    assertEquals(
        "InSpace[a=Sphere[center=[-1.772824856476871E307, 5.617791046444737E306,"
            + " 9.046177036405949E306], radius=5.617791046444737E306],"
            + " b=Sphere[center=[-2.0963562300480294E307, 1.5433051635049609E307, 8.0],"
            + " radius=0.0]]",
        Case.of(1, Pair.named("sphere-sphere").orElseThrow(), 0).shapes().toString());
  }
}

package collisionbench.app.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.FakeMethod;
import collisionbench.app.fuzz.Fault;
import collisionbench.app.fuzz.Trial;
import collisionbench.app.fuzz.input.Case;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.builtin.Methods;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The cells of the table, and how rows are counted and added.
class ScoreTableTest {

  private static final Pair SPHERES = Pair.named("sphere-sphere").orElseThrow();
  private static final Case INPUT = Case.of(23, SPHERES, 0);

  private static Row row(long cases, Measure measure, long count, long of, double worst) {
    Optional<ScoreCell.Worst> found =
        worst == 0
            ? Optional.empty()
            : Optional.of(new ScoreCell.Worst(new Measure.Mark(true, worst), INPUT));
    return new Row(
        cases,
        Map.of(measure, new ScoreCell(count, of, found)),
        Map.of(Fault.SIGN, count, Fault.SWAP, of),
        Map.of("flat", count));
  }

  /// {@return the line of a method in the table, cell by cell}
  private static List<String> cells(Method method, Row row) {
    MethodScore score =
        new MethodScore(
            new Trial(method, Methods.EXACT),
            SPHERES,
            row,
            new LinkedHashMap<>(),
            Map.of(),
            OptionalDouble.empty());
    ScorePlan plan = new ScorePlan(List.of(SPHERES), List.of(method), 17, 23);
    PairScore pair = new PairScore(SPHERES, 17, 0, OptionalDouble.empty(), List.of(score));
    String text = ScoreTable.of(new Score(plan, List.of(pair)));
    assertTrue(text.contains(": 17 inputs of 1 pairs, seed 23; times on "), text);
    return Stream.of(text.lines().toList().getLast().split(" \\| ", -1)).toList();
  }

  private static Method fake(String name) {
    return FakeMethod.overlap(name, _ -> Answer.of(true));
  }

  @ParameterizedTest
  @CsvSource({
    "plain, plain",
    "a|b, a\\|b",
    "||, \\|\\|",
    "a\\b, a\\\\b",
    "_a_, \\_a\\_",
    "~~a~~, \\~\\~a\\~\\~"
  })
  void aBarInANameDoesNotEndTheCell(String name, String cell) {
    assertEquals("| " + cell, cells(fake(name), Row.NONE).getFirst());
  }

  /// There is no error of a method that gives no distances, or of no inputs.
  @ParameterizedTest
  @CsvSource({
    "false, 3, 0.5, -",
    "true, 0, 0.5, -",
    "true, 3, 0.5, 0.5",
    "true, 3, 0.0124, 0.01",
    "true, 3, Infinity, infinite",
    "true, 3, 0, 0"
  })
  void anErrorIsShownIfThereIsOne(boolean answers, long of, double worst, String cell) {
    Method method = answers ? Methods.GJK : fake("m");
    List<String> apart = cells(method, row(9, Measure.APART, 2, of, worst));
    List<String> deep = cells(method, row(9, Measure.DEEP, 2, of, worst));
    String other = "-";
    assertEquals(List.of(cell, other, "- |"), apart.subList(15, 18));
    assertEquals(List.of(other, cell, "- |"), deep.subList(15, 18));
    assertEquals("9", deep.get(4));
  }

  private static Row counted(Function<Boolean, Answer> answer) {
    Method method =
        FakeMethod.overlap(
            "m",
            question ->
                answer.apply(
                    ((Answer.Decided) Methods.EXACT.answer(question)).overlap().orElseThrow()));
    return Row.of(INPUT, new Trial(method, Methods.EXACT).of(INPUT.shapes()));
  }

  private static String counts(Row row) {
    return Stream.of(Measure.values())
        .filter(measure -> row.cell(measure).count() > 0)
        .map(measure -> measure.word() + " " + row.cell(measure).count())
        .collect(Collectors.joining(", "));
  }

  @Test
  void oneCaseIsCountedOnce() {
    Row right = counted(Answer::of);
    assertEquals(1, right.cases());
    assertEquals("", counts(right));
    assertEquals(1, right.cell(Measure.OVERLAP).of());
    Row undecided = counted(_ -> new Answer.Undecided(new Indecision.Other("flat")));
    assertEquals("undecided 1", counts(undecided));
    assertEquals(Map.of("flat", 1L), undecided.refusals());
    assertEquals(Map.of(), undecided.failures());
    Row threw =
        counted(_ -> {
          throw new IllegalStateException("on purpose");
        });
    assertEquals("threw 1, failure 1", counts(threw));
    assertEquals(Map.of(Fault.BROKEN, 1L), threw.failures());
    assertEquals(Map.of(), threw.refusals());
    Row both = right.plus(undecided).plus(threw).plus(undecided);
    assertEquals(4, both.cases());
    assertEquals("undecided 2, threw 1, failure 1", counts(both));
    assertEquals(Map.of("flat", 2L), both.refusals());
  }

  @Test
  void aSumHasAllCountsAndTheWorse() {
    Row first = row(3, Measure.APART, 5, 7, 0.5);
    Row second = row(11, Measure.APART, 13, 17, 0.25);
    for (Row sum : List.of(first.plus(second), second.plus(first))) {
      assertEquals(row(14, Measure.APART, 18, 24, 0.5), sum);
    }
    Row third = row(11, Measure.APART, 13, 17, 0);
    for (Row sum : List.of(first.plus(third), third.plus(first))) {
      assertEquals(row(14, Measure.APART, 18, 24, 0.5), sum);
    }
    assertEquals(first, first.plus(Row.NONE));
    assertEquals(first, Row.NONE.plus(first));
  }

  /// Of equally bad cases the first is kept.
  @Test
  void theFirstOfTheWorstIsKept() {
    ScoreCell.Worst early = new ScoreCell.Worst(new Measure.Mark(true, 1), INPUT);
    ScoreCell.Worst late = new ScoreCell.Worst(new Measure.Mark(true, 1), Case.of(23, SPHERES, 1));
    ScoreCell first = new ScoreCell(1, 1, Optional.of(early));
    ScoreCell second = new ScoreCell(1, 1, Optional.of(late));
    assertEquals(Optional.of(early), first.plus(second).worst());
    assertEquals(Optional.of(late), second.plus(first).worst());
  }
}

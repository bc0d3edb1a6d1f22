package collisionbench.bench.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.comparison.Difficulty;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Fault;
import collisionbench.bench.fuzz.Fault.Mistake;
import collisionbench.bench.fuzz.Finding;
import collisionbench.bench.fuzz.Outcome.Failure;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.fuzz.Tally.Tried;
import collisionbench.bench.fuzz.Trial;
import collisionbench.bench.fuzz.input.Case;
import collisionbench.bench.score.PairScore.MethodScore;
import collisionbench.bench.score.PairScore.Row;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.builtin.Methods;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The cells of the table, and how rows are counted and added.
class ScoreTableTest {

  private static final Pair SPHERES = Pair.named("sphere-sphere").orElseThrow();
  private static final Case INPUT = Case.ordinary(SPHERES, 1);

  /// {@return the line of a method in the table, cell by cell}
  private static List<String> cells(Method method, Row row) {
    MethodScore score =
        new MethodScore(method, row, new LinkedHashMap<>(), Map.of(), OptionalDouble.empty());
    Score.Plan plan = new Score.Plan(List.of(SPHERES), List.of(method), 17, 23, Map.of());
    PairScore pair = new PairScore(SPHERES, 17, OptionalDouble.empty(), List.of(score));
    String text = ScoreTable.of(new Score(plan, List.of(pair)));
    assertTrue(text.contains(": 17 inputs of 1 pair, seed 23; times on "), text);
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

  private static Row counted(Function<Boolean, Answer> answer) {
    Method method =
        FakeMethod.overlap(
            "m",
            question ->
                answer.apply(
                    ((Answer.Decided) Methods.EXACT.answer(question)).overlap().orElseThrow()));
    Trial trial = new Trial(method, Methods.EXACT);
    return Row.of(trial, new Tried(INPUT, trial.of(INPUT.shapes())));
  }

  private static Row declined() {
    return counted(_ -> new Answer.Undecided(new Indecision.Other("flat")));
  }

  private static Row thrown() {
    return counted(_ -> {
      throw new IllegalStateException("on purpose");
    });
  }

  @Test
  void cellsHavePercentagesWithTheirCounts() {
    Row right = counted(Answer::of);
    List<String> cells =
        cells(fake("m"), counted(correct -> Answer.of(!correct)).plus(right).plus(right));
    assertEquals("33 % (1 of 3)", cells.get(1));
    assertEquals("0 % (0 of 3)", cells.get(4));
  }

  @Test
  void aFormThatWasNotAnsweredHasNoPercentage() {
    List<String> cells = cells(fake("m"), declined());
    assertEquals(List.of("-", "-", "-", "-", "-", "0", "1"), cells.subList(1, 8));
  }

  @Test
  void aMethodWithoutAClockIsNotMeasured() {
    assertEquals("not measured", cells(fake("m"), counted(Answer::of)).get(9));
  }

  @Test
  void inputsWithoutAnAnswerAreMistakes() {
    List<String> cells = cells(fake("m"), thrown().plus(counted(Answer::of)));
    assertEquals("50 % (1 of 2)", cells.get(1));
    assertEquals("1 threw", cells.get(6));
  }

  @Test
  void oneCaseIsCountedOnce() {
    Row right = counted(Answer::of);
    assertEquals(1, right.tally().cases());
    assertEquals(Map.of(), right.tally().mistakes());
    Row undecided = declined();
    assertEquals(0, undecided.tally().answered());
    assertEquals(Map.of("flat", 1L), undecided.refusals());
    assertEquals(Map.of(), undecided.failures());
    Row threw = thrown();
    assertEquals(1, threw.tally().of(Weight.PLAIN).count());
    assertEquals(Map.of(Failure.THREW, 1L), threw.failures());
    Row sum = right.plus(undecided).plus(threw).plus(undecided);
    assertEquals(4, sum.tally().cases());
    assertEquals(2, sum.tally().answered());
    assertEquals(1, sum.tally().countFrom(Weight.ROUNDING));
    assertEquals(Map.of("flat", 2L), sum.refusals());
    assertEquals(sum, sum.plus(Row.NONE));
    assertEquals(sum, Row.NONE.plus(sum));
  }

  /// Of equally simple cases the first is kept.
  @Test
  void theSimplestMistakeIsTheExample() {
    Row simple = wrongAbout(new Sphere(Vec3.ZERO, 1));
    Row intricate = wrongAbout(new Sphere(new Vec3(0.123, 4.567, 8.9), 1.25));
    assertEquals(simple.examples(), simple.plus(intricate).examples());
    assertEquals(simple.examples(), intricate.plus(simple).examples());
    Row same = wrongAbout(new Sphere(Vec3.ZERO, 1));
    assertSame(example(simple), example(simple.plus(same)));
    assertSame(example(same), example(same.plus(simple)));
  }

  private static Finding example(Row row) {
    return Objects.requireNonNull(row.examples().get(Weight.PLAIN));
  }

  private static Row wrongAbout(Sphere sphere) {
    ShapePair shapes = new ShapePair.InSpace(sphere, sphere);
    Trial trial = new Trial(fake("m"), Methods.EXACT);
    Mistake mistake = new Mistake(Fault.DISTANCE, Weight.PLAIN, 1);
    return new Row(
        Tally.NONE,
        new TreeMap<>(),
        new TreeMap<>(),
        Map.of(Weight.PLAIN, new Finding(trial, mistake, INPUT, shapes)),
        false);
  }

  /// The percentage of plain mistakes decides, then that of hard ones, whatever the counts.
  @Test
  void theMethodWithTheFewestPlainMistakesIsFirst() {
    Row best = row(0, 1, 5, 10);
    Row harder = row(0, 3, 5, 10);
    Row worse = row(1, 0, 100, 10);
    Row worst = row(1, 0, 2, 10);
    Row none = row(0, 0, 0, 0);
    assertEquals(
        List.of(best, harder, worse, worst, none),
        Stream.of(none, worst, worse, harder, best).sorted(Row.ORDER).toList());
  }

  private static Row row(long plain, long hard, long ofPlain, long ofHard) {
    return new Row(
        new Tally(
            ofPlain + ofHard,
            0,
            0,
            0,
            Map.of(),
            Map.of(Difficulty.PLAIN, ofPlain, Difficulty.HARD, ofHard),
            Map.of(Weight.PLAIN, weighed(plain), Weight.HARD, weighed(hard)),
            Optional.empty()),
        new TreeMap<>(),
        new TreeMap<>(),
        Map.of(),
        false);
  }

  private static Tally.Weighed weighed(long count) {
    return new Tally.Weighed(Map.of(Fault.Kind.VERDICT, count), 0);
  }
}

package collisionbench.bench.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Campaign;
import collisionbench.bench.fuzz.Campaign.Summary;
import collisionbench.bench.fuzz.CampaignPlan;
import collisionbench.bench.fuzz.CampaignPlan.Shard;
import collisionbench.bench.fuzz.Fault;
import collisionbench.bench.fuzz.Fault.Mistake;
import collisionbench.bench.fuzz.Finding;
import collisionbench.bench.fuzz.Outcome.Failure;
import collisionbench.bench.fuzz.Planted;
import collisionbench.bench.fuzz.Recorded;
import collisionbench.bench.fuzz.Tally.Tried;
import collisionbench.bench.fuzz.Trial;
import collisionbench.bench.fuzz.input.Case;
import collisionbench.bench.json.JsonPage;
import collisionbench.bench.score.PairScore.MethodScore;
import collisionbench.bench.score.PairScore.Row;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ScoringTest {

  private static final Pair BOXES = Pair.named("box-box").orElseThrow();
  private static final Pair SPHERES = Pair.named("sphere-sphere").orElseThrow();
  private static final Pair STICKS = Pair.named("segment-segment-2d").orElseThrow();

  private static final MethodFailure TIMED_OUT =
      new MethodFailure.TimedOut(Duration.ZERO, Optional.empty());

  /// The least time of a slow method in nanoseconds, longer than any of ours.
  private static final long PARKED = 40_000_000;

  private static Score score(List<Pair> pairs, List<Method> methods, long cases) {
    return Scoring.run(
            new Score.Plan(pairs, methods, cases, 1, Map.of()), () -> false, (_, _) -> {})
        .orElseThrow();
  }

  @Test
  void countsTheSameAsACampaign() {
    Score score = score(List.of(BOXES), List.of(Methods.SAT, Methods.GJK), 60);
    for (MethodScore method : score.pairs().getFirst().methods()) {
      CampaignPlan plan =
          new CampaignPlan(
              List.of(BOXES), new Trial(method.method(), Methods.EXACT), 60, 1, Shard.WHOLE);
      Summary summary = Campaign.run(plan, Recorded.patient());
      assertEquals(summary.total(), method.total().tally());
      assertEquals(summary.total().touching(), score.pairs().getFirst().touching());
    }
  }

  @Test
  void kindsOfInputAddUpToTheTotal() {
    Score score = score(List.of(BOXES, STICKS), Methods.catalogue().methods(), 120);
    for (PairScore pair : score.pairs()) {
      assertEquals(60, pair.cases());
      for (MethodScore method : pair.methods()) {
        Row sum = method.kinds().values().stream().reduce(Row.NONE, Row::plus);
        assertEquals(method.total(), sum);
        assertTrue(method.kinds().size() > 15, () -> method.kinds().keySet().toString());
      }
    }
  }

  @Test
  void scoreDoesNotDependOnTheNumberOfThreads() throws Exception {
    List<Pair> pairs = List.of(SPHERES, STICKS);
    String alone = text(1, pairs);
    assertEquals(alone, text(4, pairs));
  }

  private static String text(int threads, List<Pair> pairs) throws Exception {
    try (ForkJoinPool pool = new ForkJoinPool(threads)) {
      Score score = pool.submit(() -> score(pairs, Methods.catalogue().methods(), 300)).get();
      return ScorePages.timeless(ScoreJson.of(score, Set.of(), Map.of()));
    }
  }

  @Test
  void reportsWhatAMethodThrew() {
    MethodScore row =
        spoiled(right -> {
          throw new IllegalStateException("on <purpose>");
        });
    assertEquals(Map.of(Failure.THREW, 20L), row.total().failures());
    assertEquals(20, row.total().tally().answered());
    assertEquals(20, row.total().tally().countFrom(Weight.EXTREME));
    assertTrue(row.nanoseconds().isEmpty());
    String json =
        ScoreJson.of(score(List.of(SPHERES), List.of(row.method()), 20), Set.of(), Map.of());
    assertTrue(
        json.contains("planted says nothing (threw java.lang.IllegalStateException: on"), json);
    String page = JsonPage.of(ScoreJson.class, "index.html", json);
    assertTrue(page.contains("\\u003cpurpose>"), page);
    assertFalse(page.contains("<purpose>"), page);
  }

  @Test
  void survivesEverythingThatAMethodThrows() {
    MethodScore row =
        spoiled(right -> {
          throw new AssertionError("on purpose");
        });
    assertEquals(Map.of(Failure.THREW, 20L), row.total().failures());
    MethodScore mute =
        score(
                List.of(SPHERES),
                List.of(FakeMethod.mute(() -> new NoClassDefFoundError("org/Missing"))),
                20)
            .pairs()
            .getFirst()
            .methods()
            .getFirst();
    assertEquals(Map.of(Failure.THREW, 20L), mute.total().failures());
  }

  @Test
  void countsNanAsAFailureWithoutAnError() {
    MethodScore row = spoiled(right -> right.withDistance(Double.NaN));
    assertEquals(Map.of(Failure.NOT_A_NUMBER, 20L), row.total().failures());
    assertEquals(20, row.total().tally().countFrom(Weight.EXTREME));
    assertEquals(0, row.total().tally().of(Weight.PLAIN).error());
  }

  @Test
  void countsAnEmptyAnswerAsAFailure() {
    MethodScore row = spoiled(_ -> Answer.nothing());
    assertEquals(Map.of(Failure.EMPTY, 20L), row.total().failures());
  }

  @Test
  void countsADistanceOfTheWrongSign() {
    MethodScore row =
        spoiled(right -> right.withDistance(-right.distance().orElseThrow() - 1e-300));
    assertTrue(row.total().tally().count(Fault.SIGN) > 0, row.total()::toString);
  }

  @Test
  void countsPointsOffTheShapes() {
    Vec3 off = new Vec3(3e300, 0, 0);
    MethodScore row =
        spoiled(right ->
            right.withSeparation(
                new Separation3(right.distance().orElseThrow(), off, off, Vec3.X)));
    assertEquals(20, row.total().tally().count(Fault.WITNESS));
    MethodScore kernels =
        spoiled(right ->
            right.withSeparation(
                Separation3.between(new Sphere(Vec3.X, 1), new Sphere(Vec3.Y, 1))));
    assertTrue(kernels.total().tally().count(Fault.WITNESS) > 0);
  }

  /// Each input is counted once, whatever the method does: here, one in eight for each behavior.
  @Test
  void countsEveryInputOnce() {
    Method wild = FakeMethod.overlap("wild", ScoringTest::wild);
    Row total =
        score(List.of(SPHERES), List.of(wild), 300).pairs().getFirst().methods().getFirst().total();
    List<Long> did = new ArrayList<>(Collections.nCopies(8, 0L));
    for (int number = 0; number < 300; number++) {
      Question question = Case.of(1, SPHERES, number, 300).shapes().question();
      did.set(doing(question), did.get(doing(question)) + 1);
    }
    assertTrue(did.stream().allMatch(times -> times > 10), did::toString);
    assertEquals(
        Map.of(
            Fault.Kind.VERDICT,
            did.get(1),
            Fault.Kind.NO_ANSWER,
            did.get(4) + did.get(5) + did.get(6) + did.get(7)),
        kinds(total));
    assertEquals(300 - did.get(2) - did.get(3), total.tally().answered());
    assertEquals(Map.of("flat", did.get(2), "round", did.get(3)), total.refusals());
    assertEquals(
        Map.of(
            Failure.THREW,
            did.get(4),
            Failure.NOT_A_NUMBER,
            did.get(5),
            Failure.DIED,
            did.get(6),
            Failure.TIMED_OUT,
            did.get(7)),
        total.failures());
  }

  /// {@return how many inputs are counted under each kind of mistake, of all weights}
  private static Map<Fault.Kind, Long> kinds(Row row) {
    return Row.WEIGHTS.stream()
        .flatMap(weight -> row.tally().of(weight).kinds().entrySet().stream())
        .filter(kind -> kind.getKey() != Fault.Kind.LAW)
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, Long::sum));
  }

  private static int doing(Question question) {
    return Math.floorMod(question.toString().hashCode(), 8);
  }

  private static Answer wild(Question question) {
    boolean right = ((Answer.Decided) Methods.EXACT.answer(question)).overlap().orElseThrow();
    return switch (doing(question)) {
      case 1 -> Answer.of(!right);
      case 2 -> new Answer.Undecided(new Indecision.Other("flat"));
      case 3 -> new Answer.Undecided(new Indecision.Other("round"));
      case 4 -> throw new IllegalStateException("on purpose");
      case 5 -> Answer.of(right, Double.NaN);
      case 6 -> new Answer.Failed(new MethodFailure.Died("exit code 1", ""));
      case 7 -> new Answer.Failed(TIMED_OUT);
      default -> Answer.of(right);
    };
  }

  private static MethodScore spoiled(UnaryOperator<Answer.Decided> fault) {
    return score(List.of(SPHERES), List.of(new Planted(fault::apply)), 20)
        .pairs()
        .getFirst()
        .methods()
        .getFirst();
  }

  @Test
  void givesUpOnAMethodThatNeverReturnsAndContinues() {
    Semaphore never = new Semaphore(0);
    Method endless =
        new Planted(right -> {
          never.acquireUninterruptibly();
          return right;
        });
    PairScore pair =
        score(List.of(SPHERES), List.of(endless, Methods.ANALYTIC), 600).pairs().getFirst();
    assertEquals(Methods.ANALYTIC, pair.methods().getFirst().method(), "fewer mistakes");
    MethodScore hung = pair.methods().getLast();
    assertEquals(Map.of(Failure.TIMED_OUT, 600L), hung.total().failures());
    assertEquals(600, hung.total().tally().answered());
    Finding example = example(hung, Weight.PLAIN);
    assertEquals(example.found().shapes(), example.simplest(), "each attempt would wait");
    assertTrue(hung.nanoseconds().isEmpty());
  }

  /// As a program that hangs on ordinary inputs, before its score begins.
  @Test
  void rowOfAMethodGivenUpBeforeShowsItsAnswersUntilThen() {
    Method hung =
        FakeMethod.overlap("hung", _ -> new Answer.Failed(new MethodFailure.GivenUp(TIMED_OUT)));
    Trial right = new Trial(Methods.ANALYTIC, Methods.EXACT);
    List<Tried> before =
        LongStream.range(0, 7)
            .mapToObj(number -> Case.ordinary(SPHERES, number))
            .map(input -> new Tried(input, right.of(input.shapes())))
            .toList();
    Score.Plan plan =
        new Score.Plan(List.of(SPHERES, BOXES), List.of(hung), 20, 1, Map.of(hung, before));
    Score score = Scoring.run(plan, () -> false, (_, _) -> {}).orElseThrow();
    Row row = score.pairs().getFirst().methods().getFirst().total();
    assertEquals(7, row.tally().answered());
    assertEquals(Map.of("no longer asked after too many failures", 10L), row.refusals());
    assertEquals(0, score.pairs().getLast().methods().getFirst().total().tally().answered());
    assertTrue(ScoreTable.of(score).contains("| 0, given up | 20 |"), ScoreTable.of(score));
  }

  @Test
  void reportsTheTimesOfEachMethod() {
    Method slow =
        new Planted(right -> {
          LockSupport.parkNanos(PARKED);
          return right;
        });
    PairScore pair = score(List.of(SPHERES), List.of(slow, Methods.ANALYTIC), 3).pairs().getFirst();
    double spoiled = pair.methods().getFirst().nanoseconds().orElseThrow();
    double ours = pair.methods().getLast().nanoseconds().orElseThrow();
    double exact = pair.nanoseconds().orElseThrow();
    assertTrue(spoiled >= PARKED && spoiled < 100 * PARKED, spoiled + " for " + PARKED);
    assertTrue(exact > 0 && exact < PARKED, "exact " + exact);
    assertTrue(ours > 0 && ours < PARKED, "ours " + ours);
  }

  private static Finding example(MethodScore score, Weight weight) {
    return Objects.requireNonNull(score.examples().get(weight));
  }

  @Test
  void progressGrowsAcrossPairsToTheTotal() {
    List<Long> steps = new ArrayList<>();
    List<Method> methods = List.of(Methods.ANALYTIC);
    Optional<Score> _ =
        Scoring.run(
            new Score.Plan(List.of(SPHERES, STICKS), methods, 521, 1, Map.of()),
            () -> false,
            (done, outOf) -> {
              assertEquals(521, outOf);
              steps.add(done);
            });
    assertEquals(LongStream.rangeClosed(1, 521).boxed().toList(), steps);
  }

  @Test
  void simplifiesTheExampleOfEachWeight() {
    MethodScore row = spoiled(right -> Answer.of(!right.overlap().orElseThrow()));
    Finding plain = example(row, Weight.PLAIN);
    assertEquals(
        Optional.of(Weight.PLAIN),
        plain.trial().of(plain.simplest()).heaviest().map(Mistake::weight));
    assertTrue(
        plain.simplest().toString().length() < plain.found().shapes().toString().length(),
        plain::toString);
    Row.WEIGHTS.forEach(weight ->
        assertEquals(
            row.total().tally().of(weight).count() > 0, row.examples().containsKey(weight)));
  }

  /// A motion may be harder than the shapes.
  @Test
  void noPercentageExceedsAHundred() {
    for (PairScore pair :
        score(List.of(BOXES, STICKS), Methods.catalogue().methods(), 400).pairs()) {
      for (MethodScore method : pair.methods()) {
        Row.WEIGHTS.forEach(weight ->
            assertFalse(method.total().tally().percent(weight) > 100, method.method()::name));
      }
    }
  }

  @Test
  void judgesAFloatMethodOnRoundedShapes() {
    Method article = Methods.catalogue().named("article-004-sphere-box").orElseThrow();
    Pair pair = Pair.named("sphere-box").orElseThrow();
    MethodScore row =
        score(List.of(pair), List.of(article), 100).pairs().getFirst().methods().getFirst();
    Finding example = example(row, Weight.NEAR);
    Question given = example.trial().given(example.simplest().question());
    assertEquals(given.rounded(), given);
    assertEquals(0, row.total().tally().count(Fault.DISTANCE), "it gives none");
  }

  @Test
  void comparesCrossingsThatTheJudgeDoesNotAnswerWithTheKernels() {
    Method article = Methods.catalogue().named("article-001-segments-2d").orElseThrow();
    MethodScore row =
        score(List.of(STICKS), List.of(article), 200).pairs().getFirst().methods().getFirst();
    assertTrue(row.total().tally().count(Fault.CROSSING) > 0);
  }

  @Test
  void returnsNoScoreIfStopped() {
    AtomicLong told = new AtomicLong();
    Optional<Score> score =
        Scoring.run(
            new Score.Plan(Pair.all(), Methods.catalogue().methods(), 36_000, 1, Map.of()),
            () -> told.get() > 0,
            (done, _) -> told.set(done));
    assertTrue(score.isEmpty());
    assertTrue(told.get() < 1000, told::toString);
  }

  @Test
  void rejectsInvalidPlans() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new Score.Plan(List.of(), Methods.catalogue().methods(), 1, 1, Map.of()));
    assertThrows(
        IllegalArgumentException.class,
        () -> new Score.Plan(Pair.all(), Methods.catalogue().methods(), 0, 1, Map.of()));
  }
}

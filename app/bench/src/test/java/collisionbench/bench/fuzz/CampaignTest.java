package collisionbench.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import collisionbench.bench.comparison.ShapeNumber;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.CampaignPlan.Shard;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.builtin.Methods;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class CampaignTest {

  private static final Pair SPHERES = Pair.named("sphere-sphere").orElseThrow();

  /// Every third: some of each space.
  private static final List<Pair> PAIRS =
      Pair.all().stream().filter(pair -> Pair.all().indexOf(pair) % 3 == 0).toList();

  private static CampaignPlan settings(Method method, List<Pair> pairs, long cases, Shard shard) {
    return new CampaignPlan(pairs, new Trial(method, Methods.EXACT), cases, 1, shard);
  }

  @Test
  void shardsAddUpToTheWholeCampaign() {
    Campaign.Summary whole = shard(1, 1);
    Campaign.Summary first = shard(1, 3);
    Campaign.Summary second = shard(2, 3);
    Campaign.Summary third = shard(3, 3);
    assertEquals(whole.pairs(), plus(plus(first, second), third).pairs());
    assertEquals(whole.pairs(), plus(third, plus(first, second)).pairs());
    assertEquals(1000, whole.total().cases());
    assertTrue(whole.total().disagreements() > 0);
    assertTrue(second.total().disagreements() < whole.total().disagreements());
    assertTrue(whole.total().worst().isPresent());
  }

  private static Campaign.Summary plus(Campaign.Summary one, Campaign.Summary other) {
    LinkedHashMap<Pair, Tally> sum = new LinkedHashMap<>(one.pairs());
    other.pairs().forEach((pair, tally) -> sum.merge(pair, tally, Tally::plus));
    return new Campaign.Summary(sum, List.of());
  }

  private static Campaign.Summary shard(int index, int count) {
    Trial trial = new Trial(Methods.SAT, Methods.ANALYTIC);
    return Campaign.run(
        new CampaignPlan(Methods.SAT.pairs(), trial, 1000, 1, new Shard(index, count)),
        Recorded.patient());
  }

  @Test
  void firstPairsGetTheRemainingCases() {
    Campaign.Summary summary =
        Campaign.run(
            settings(Methods.EXACT, Pair.all().subList(0, 3), 11, Shard.WHOLE), Recorded.patient());
    assertEquals(List.of(4L, 4L, 3L), summary.pairs().values().stream().map(Tally::cases).toList());
  }

  @Test
  void judgeAgreesWithItself() {
    Tally tally =
        Campaign.run(settings(Methods.EXACT, Pair.all(), 360, Shard.WHOLE), Recorded.patient())
            .total();
    assertEquals(0, tally.count(Fault.WRONG_YES) + tally.count(Fault.WRONG_NO));
    assertEquals(0, tally.count(Fault.DISTANCE));
    assertEquals(0, tally.count(Fault.SIGN) + tally.count(Fault.SWAP));
    assertTrue(tally.touching() > 100 && tally.touching() < 260, () -> "" + tally.touching());
  }

  @Test
  void findsAPlantedStrictComparisonAndShrinksItToCoincidentPoints() {
    Recorded recorded = Recorded.patient();
    Campaign.run(settings(Planted.strict(), List.of(SPHERES), 100, Shard.WHOLE), recorded);
    Finding finding =
        recorded.findings().stream()
            .filter(found -> found.fault() == Fault.WRONG_NO)
            .findFirst()
            .orElseThrow();
    Sphere point = new Sphere(Vec3.ZERO, 0);
    assertEquals(new ShapePair.InSpace(point, point), finding.simplest());
  }

  @Test
  void shrinksAFaultOfSomeDepthToSmallWholeNumbers() {
    Method shallow =
        new Planted(right -> right.distance().orElseThrow() < -0.5 ? Answer.of(true, -0.5) : right);
    Recorded recorded = Recorded.patient();
    Pair boxes = Pair.named("box-box").orElseThrow();
    Campaign.run(settings(shallow, List.of(boxes), 60, Shard.WHOLE), recorded);
    Finding finding = recorded.findings().getFirst();
    assertEquals(Fault.DISTANCE, finding.fault());
    for (ShapeNumber number : ShapeNumber.all(finding.simplest())) {
      boolean isWhole = Math.rint(number.value()) == number.value();
      assertTrue(isWhole && Math.abs(number.value()) <= 2, finding.simplest()::toString);
    }
    assertTrue(finding.trial().of(finding.simplest()).shows(finding.mistake()));
  }

  @Test
  void distinguishesEveryKindOfFault() {
    assertEquals(Set.of(Fault.WRONG_YES, Fault.WRONG_NO, Fault.SIGN), faults(Planted::flipped));
    assertEquals(
        Set.of(Fault.DISTANCE, Fault.BROKEN), faults(right -> right.withDistance(Double.NaN)));
    assertEquals(
        Set.of(Fault.BROKEN),
        faults(right -> {
          throw new IllegalStateException("planted");
        }));
    assertEquals(Set.of(), faults(right -> Answer.of(right.overlap().orElseThrow())));
  }

  private static Set<Fault> faults(Function<Answer.Decided, Answer> spoil) {
    Campaign.Summary summary =
        Campaign.run(
            settings(new Planted(spoil), List.of(SPHERES), 20, Shard.WHOLE), Recorded.patient());
    return summary.total().faults().keySet();
  }

  @Test
  void doesNotBlameTheMethodForAFailingJudge() {
    Method failing =
        new Planted(right -> {
          throw new IllegalStateException("planted");
        });
    CampaignPlan settings =
        new CampaignPlan(List.of(SPHERES), new Trial(Methods.ANALYTIC, failing), 5, 1, Shard.WHOLE);
    Recorded recorded = Recorded.patient();
    Tally tally = Campaign.run(settings, recorded).total();
    assertEquals(5, tally.count(Fault.JUDGE));
    assertEquals(5, tally.undecided());
    assertTrue(
        recorded.findings().getFirst().sentence().endsWith("planted fails as the reference"),
        recorded.findings().getFirst()::sentence);
    assertTrue(recorded.findings().getFirst().scene().expect().isEmpty());
  }

  @Test
  void showsOneFindingOfEachKindPerPairAndCountsAll() {
    Recorded recorded = Recorded.patient();
    Campaign.Summary summary =
        Campaign.run(settings(new Planted(Planted::flipped), PAIRS, 42, Shard.WHOLE), recorded);
    Tally total = summary.total();
    assertEquals(42, total.count(Fault.WRONG_YES) + total.count(Fault.WRONG_NO));
    assertEquals(42, summary.total().disagreements());
    assertEquals(Set.copyOf(summary.findings()), Set.copyOf(recorded.findings()));
    Set<String> kinds =
        recorded.findings().stream()
            .map(finding -> finding.found().pair().name() + finding.fault() + finding.weight())
            .collect(Collectors.toSet());
    assertEquals(recorded.findings().size(), kinds.size());
    assertEquals(35, kinds.size());
    assertEquals(
        EnumSet.of(Fault.WRONG_YES, Fault.WRONG_NO, Fault.SIGN),
        recorded.findings().stream()
            .map(Finding::fault)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Fault.class))));
  }

  /// A method that errs near touching, as rounding may, and sometimes further away.
  @Test
  void aPlainMistakeStandsInPlaceOfThoseThatRoundingExplains() {
    Method mistaken =
        new Planted(right -> {
          double d = right.distance().orElseThrow();
          return Math.abs(d) < 1e-12 || (d > 0.5 && d < 2) ? Planted.flipped(right) : right;
        });
    CampaignPlan plan = settings(mistaken, List.of(SPHERES), 400, Shard.WHOLE);
    Recorded recorded = Recorded.patient();
    Campaign.Summary summary = Campaign.run(plan, recorded);
    assertTrue(summary.total().of(Weight.NEAR).count() > 0);
    Finding first = summary.findings().getFirst();
    assertEquals(Fault.WRONG_YES, first.fault());
    assertEquals(Weight.PLAIN, first.weight());
    double distance = distance(first.simplest());
    assertTrue(distance > 0.5 && distance < 2, first.simplest()::toString);
    assertTrue(
        summary.findings().stream().allMatch(found -> found.weight().isAtLeast(Weight.HARD)));
    assertEquals(Set.copyOf(summary.findings()), Set.copyOf(recorded.findings()));
  }

  private static double distance(ShapePair shapes) {
    return ((Answer.Decided) Methods.EXACT.answer(shapes.question())).distance().orElseThrow();
  }

  @Test
  void reportsTheFinishedCasesIfStopped() {
    Recorded recorded = new Recorded(7);
    Campaign.Summary summary =
        Campaign.run(settings(Methods.EXACT, Pair.all(), 126, Shard.WHOLE), recorded);
    assertEquals(7, recorded.done());
    assertEquals(126, recorded.outOf());
    assertEquals(7, summary.total().cases());
    assertEquals(42, summary.pairs().size());
  }

  /// Each case waits for another one, so that sequential cases would never finish.
  @Test
  void runsCasesOnAllProcessors() {
    assumeTrue(ForkJoinPool.getCommonPoolParallelism() > 0);
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    CountDownLatch two = new CountDownLatch(2);
    Method waiting =
        new Planted(right -> {
          if (threads.add(Thread.currentThread())) {
            two.countDown();
          }
          await(two);
          return right;
        });
    Campaign.run(settings(waiting, List.of(SPHERES), 16, Shard.WHOLE), Recorded.patient());
    assertEquals(0, two.getCount());
  }

  private static void await(CountDownLatch latch) {
    try {
      boolean _ = latch.await(5, TimeUnit.MINUTES);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void rejectsInvalidPlans() {
    assertThrows(IllegalArgumentException.class, () -> new Shard(0, 3));
    assertThrows(IllegalArgumentException.class, () -> new Shard(4, 3));
    assertThrows(
        IllegalArgumentException.class, () -> settings(Methods.EXACT, List.of(), 10, Shard.WHOLE));
    assertThrows(
        IllegalArgumentException.class, () -> settings(Methods.EXACT, Pair.all(), 0, Shard.WHOLE));
  }

  @Test
  void distanceErrorIsRelativeToTheLargestNumber() {
    ShapePair far =
        new ShapePair.InSpace(
            new Sphere(new Vec3(1e6, 0, 0), 1), new Sphere(new Vec3(1e6, 4, 0), 1));
    assertEquals(1e6, far.size());
    Method off = new Planted(right -> right.withDistance(right.distance().orElseThrow() + 1e-7));
    Outcome outcome = new Trial(off, Methods.EXACT).of(far);
    assertEquals(1e-13, outcome.distanceError().orElseThrow(), 1e-20);
    assertFalse(outcome.faults().contains(Fault.DISTANCE));
    assertTrue(new Trial(off, Methods.EXACT, 1e-14).of(far).faults().contains(Fault.DISTANCE));
  }
}

package collisionbench.app.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.FakeMethod;
import collisionbench.app.comparison.Form;
import collisionbench.app.comparison.Weighing;
import collisionbench.app.comparison.Weight;
import collisionbench.app.fuzz.CampaignPlan.Shard;
import collisionbench.app.fuzz.input.Case;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Recounts every number of a campaign case by case, for a method that is right, undecided, wrong,
/// inexact or broken depending on the distance.
class CountsTest {

  private static final List<Pair> PAIRS =
      List.of(
          Pair.named("sphere-sphere").orElseThrow(), Pair.named("circle-segment-2d").orElseThrow());

  private static final long CASES = 121;
  private static final long SEED = 12;
  private static final double OFF = 1e-6;

  /// The outcome of a case.
  private enum Lot {
    RIGHT,
    UNDECIDED,
    FLIPPED,
    INEXACT,
    BROKEN;

    static Lot of(double distance) {
      return values()[Math.floorMod(Double.hashCode(distance) / 7, values().length)];
    }
  }

  /// The judge's answers, changed deliberately.
  private static Answer drawn(Question question) {
    boolean overlap = judged(question).overlap().orElseThrow();
    double distance = judged(question).distance().orElseThrow();
    return switch (Lot.of(distance)) {
      case RIGHT -> Answer.of(overlap, distance);
      case UNDECIDED -> new Answer.Undecided(new Indecision.PairNotAnswered());
      case FLIPPED -> Answer.of(!overlap, distance);
      case INEXACT -> Answer.of(overlap, distance * (1 + OFF));
      case BROKEN -> throw new IllegalStateException("planted");
    };
  }

  private static Answer.Decided judged(Question question) {
    return (Answer.Decided) Methods.EXACT.answer(question);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 3", "3, 3"})
  void countsEveryCaseOnce(int index, int count) {
    CampaignPlan plan =
        new CampaignPlan(
            PAIRS,
            new Trial(FakeMethod.separation("lottery", CountsTest::drawn), Methods.EXACT),
            CASES,
            SEED,
            new Shard(index, count));
    Recorded recorded = Recorded.patient();
    Campaign.Summary summary = Campaign.run(plan, recorded);
    Tally first = counted(PAIRS.getFirst(), 61, index, count);
    Tally second = counted(PAIRS.getLast(), 60, index, count);
    assertEquals(List.of(first, second), List.copyOf(summary.pairs().values()));
    assertEquals(first.plus(second), summary.total());
    assertEquals(first.cases() + second.cases(), recorded.outOf());
    assertEquals(LongStream.rangeClosed(1, recorded.outOf()).boxed().toList(), recorded.steps());
    assertTrue(
        first.undecided() > 0
            && first.undecided() != first.touching()
            && first.undecided() != first.disagreements()
            && first.touching() != first.disagreements(),
        first::toString);
  }

  private static Tally counted(Pair pair, long cases, int index, int count) {
    List<Case> inputs = new ArrayList<>();
    for (long number = index - 1L; number < cases; number += count) {
      inputs.add(Case.of(SEED, pair, number, cases));
    }
    long touching = 0;
    long undecided = 0;
    long disagreements = 0;
    Map<Fault, Long> faults = new EnumMap<>(Fault.class);
    Map<Form, Long> forms = new EnumMap<>(Form.class);
    Map<Weight, Tally.Weighed> mistakes = new EnumMap<>(Weight.class);
    Optional<Tally.Worst> worst = Optional.empty();
    for (Case input : inputs) {
      Answer.Decided judged = judged(input.shapes().question());
      boolean overlap = judged.overlap().orElseThrow();
      double distance = judged.distance().orElseThrow();
      Lot lot = Lot.of(distance);
      double error =
          lot == Lot.INEXACT
              ? input.shapes().relative(Math.abs(distance * (1 + OFF) - distance))
              : 0;
      touching += overlap ? 1 : 0;
      undecided += lot == Lot.UNDECIDED || lot == Lot.BROKEN ? 1 : 0;
      List<Fault> theirs =
          switch (lot) {
            case RIGHT, UNDECIDED -> List.of();
            case FLIPPED -> List.of(overlap ? Fault.WRONG_NO : Fault.WRONG_YES, Fault.SIGN);
            case INEXACT -> error > 1e-12 ? List.of(Fault.DISTANCE) : List.of();
            case BROKEN -> List.of(Fault.BROKEN);
          };
      disagreements += theirs.isEmpty() ? 0 : 1;
      theirs.forEach(fault -> faults.merge(fault, 1L, Long::sum));
      Question asked = input.shapes().question();
      if (lot != Lot.UNDECIDED) {
        forms.merge(Form.of(asked, Precision.DOUBLE), 1L, Long::sum);
      }
      if (!theirs.isEmpty()) {
        mistakes.merge(
            weight(lot, asked, distance, overlap),
            weighed(theirs.getFirst(), lot, distance, overlap),
            Tally.Weighed::plus);
      }
      if (lot != Lot.UNDECIDED
          && lot != Lot.BROKEN
          && !(worst.isPresent() && worst.get().error() >= error)) {
        worst = Optional.of(new Tally.Worst(error, pair.name(), input.number(), input.strategy()));
      }
    }
    return new Tally(
        inputs.size(), touching, undecided, disagreements, faults, forms, mistakes, worst);
  }

  private static Weight weight(Lot lot, Question asked, double distance, boolean overlap) {
    Weighing weighing =
        Weighing.of(Form.of(asked, Precision.DOUBLE), asked, Precision.DOUBLE, 0, judged(asked));
    return switch (lot) {
      case FLIPPED -> weighing.ofVerdict(weighing.verdictError(!overlap));
      case INEXACT -> weighing.ofNumber(Math.abs(distance * (1 + OFF) - distance));
      case RIGHT, UNDECIDED, BROKEN -> weighing.ofNoAnswer();
    };
  }

  private static Tally.Weighed weighed(Fault fault, Lot lot, double distance, boolean overlap) {
    double error =
        switch (lot) {
          case FLIPPED -> overlap ? -distance : distance;
          case INEXACT -> Math.abs(distance * (1 + OFF) - distance);
          case RIGHT, UNDECIDED, BROKEN -> 0;
        };
    return new Tally.Weighed(Map.of(fault.kind(), 1L), error);
  }
}

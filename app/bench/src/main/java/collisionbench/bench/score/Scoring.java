package collisionbench.bench.score;

import collisionbench.bench.fuzz.CampaignPlan.Shard;
import collisionbench.bench.fuzz.CaseRun;
import collisionbench.bench.fuzz.Tally.Tried;
import collisionbench.bench.fuzz.Trial;
import collisionbench.bench.fuzz.input.Case;
import collisionbench.bench.score.PairScore.MethodScore;
import collisionbench.bench.score.PairScore.Row;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SequencedMap;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/// Runs all methods on the cases of a plan, and adds up their outcomes.
public final class Scoring {

  /// Cases per pair whose time is measured.
  static final int TIMED = 64;

  private final Score.Plan plan;
  private final BooleanSupplier stopped;
  private final BiConsumer<Long, Long> progress;
  private long done;

  private Scoring(Score.Plan plan, BooleanSupplier stopped, BiConsumer<Long, Long> progress) {
    this.plan = plan;
    this.stopped = stopped;
    this.progress = progress;
  }

  /// Scores the methods of a plan.
  ///
  /// @param stopped whether to stop
  /// @param progress receives the number of finished cases and that of all, when one more is done
  /// @return the score; empty if the run was stopped
  public static Optional<Score> run(
      Score.Plan plan, BooleanSupplier stopped, BiConsumer<Long, Long> progress) {
    return new Scoring(plan, stopped, progress).run();
  }

  private Optional<Score> run() {
    List<PairScore> scores = new ArrayList<>();
    for (Pair pair : plan.pairs()) {
      scores.add(score(pair));
    }
    // By now all methods have run and are compiled.
    scores.replaceAll(score -> stopped.getAsBoolean() ? score : score.timed(timed(score)));
    return stopped.getAsBoolean() ? Optional.empty() : Optional.of(new Score(plan, scores));
  }

  private List<Question> timed(PairScore score) {
    return LongStream.range(0, Math.min(TIMED, score.cases()))
        .mapToObj(
            number -> Case.of(plan.seed(), score.pair(), number, score.cases()).shapes().question())
        .toList();
  }

  /// {@return the score of all cases of a pair, or of those that ran before the stop}
  private PairScore score(Pair pair) {
    List<Trial> trials = plan.trials(pair);
    List<SequencedMap<String, Row>> rows = new ArrayList<>();
    trials.forEach(trial -> rows.add(before(trial, pair)));
    long cases = plan.casesOf(pair);
    CaseRun.onAllProcessors(plan.seed(), pair, cases, Shard.WHOLE)
        .run(
            trials,
            stopped,
            tried -> {
              for (int i = 0; i < trials.size(); i++) {
                add(trials.get(i), tried.get(i), rows.get(i));
              }
              progress.accept(++done, plan.cases());
            });
    List<MethodScore> methods =
        IntStream.range(0, trials.size())
            .parallel()
            .mapToObj(i -> MethodScore.of(trials.get(i).method(), rows.get(i)))
            .toList();
    return new PairScore(pair, cases, OptionalDouble.empty(), methods);
  }

  /// {@return a row for each kind of input: empty unless the method was given up before}
  private SequencedMap<String, Row> before(Trial trial, Pair pair) {
    SequencedMap<String, Row> kinds = new LinkedHashMap<>();
    Case.strategies().forEach(kind -> kinds.put(kind, Row.NONE));
    plan.before().getOrDefault(trial.method(), List.of()).stream()
        .filter(tried -> tried.input().pair().equals(pair))
        .forEach(tried -> add(trial, tried, kinds));
    return kinds;
  }

  private static void add(Trial trial, Tried tried, SequencedMap<String, Row> kinds) {
    kinds.merge(tried.input().strategy(), Row.of(trial, tried), Row::plus);
  }
}

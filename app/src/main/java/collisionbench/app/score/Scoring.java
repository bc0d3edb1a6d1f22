package collisionbench.app.score;

import collisionbench.app.comparison.MethodCalls;
import collisionbench.app.fuzz.Trial;
import collisionbench.app.fuzz.Tried;
import collisionbench.app.fuzz.input.Case;
import collisionbench.app.score.PairScore.MethodScore;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SequencedMap;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/// Runs all methods on the cases of a plan. Cases run in parallel on all processors; one thread
/// adds up the outcomes in the order of the cases.
public final class Scoring {

  /// Cases that are run before their outcomes are added up.
  private static final int BATCH = 256;

  /// Cases per pair whose time is measured.
  static final int TIMED = 64;

  private final ScorePlan plan;
  private final BooleanSupplier stopped;
  private final BiConsumer<Long, Long> progress;
  private long done;

  private Scoring(ScorePlan plan, BooleanSupplier stopped, BiConsumer<Long, Long> progress) {
    this.plan = plan;
    this.stopped = stopped;
    this.progress = progress;
  }

  /// Scores the methods of a plan.
  ///
  /// @param stopped whether to stop
  /// @param progress receives the number of finished cases and that of all, when more are done
  /// @return the score; empty if the run was stopped
  public static Optional<Score> run(
      ScorePlan plan, BooleanSupplier stopped, BiConsumer<Long, Long> progress) {
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
    for (long from = 0; from < cases && !stopped.getAsBoolean(); from += BATCH) {
      for (List<Tried> tried : batch(pair, trials, from, Math.min(from + BATCH, cases))) {
        for (int i = 0; i < trials.size(); i++) {
          add(trials.get(i), tried.get(i), rows.get(i));
        }
        done++;
      }
      progress.accept(done, plan.cases());
    }
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

  /// {@return for each case its outcome in each trial}
  private List<List<Tried>> batch(Pair pair, List<Trial> trials, long from, long to) {
    long cases = plan.casesOf(pair);
    boolean moving = trials.stream().anyMatch(trial -> trial.queries(pair).contains(Query.SWEEP));
    return LongStream.range(from, to)
        .parallel()
        .mapToObj(number -> tried(Case.of(plan.seed(), pair, number, cases), trials, moving))
        .toList();
  }

  /// The judge answers each question once; shapes rounded to float are a question of their own.
  private static List<Tried> tried(Case input, List<Trial> trials, boolean moving) {
    Question question = moving ? Trial.moving(input.shapes()) : input.shapes().question();
    Map<Question, Answer> references = new HashMap<>();
    List<Tried> tried = new ArrayList<>();
    for (Trial trial : trials) {
      Question given = trial.given(question);
      Answer reference =
          references.computeIfAbsent(given, asked -> MethodCalls.of(trial.judge(), asked));
      tried.add(new Tried(input, trial.of(input.shapes(), given, reference)));
    }
    return tried;
  }
}

package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.MethodCalls;
import collisionbench.bench.fuzz.CampaignPlan.Shard;
import collisionbench.bench.fuzz.Tally.Tried;
import collisionbench.bench.fuzz.input.Case;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.LongStream;

/// Runs cases of one pair, and hands over the outcomes in the order of the cases.
///
/// @param cases the number of cases of the pair in all shards
/// @param shard the part of the cases to run
/// @param batch cases that are run, on all processors, before their outcomes are handed over
public record CaseRun(long seed, Pair pair, long cases, Shard shard, int batch) {

  public static CaseRun onAllProcessors(long seed, Pair pair, long cases, Shard shard) {
    return new CaseRun(seed, pair, cases, shard, 64);
  }

  /// {@return a run of all cases on the calling thread, which hands over each outcome at once}
  public static CaseRun onThisThread(long seed, Pair pair, long cases) {
    return new CaseRun(seed, pair, cases, Shard.WHOLE, 1);
  }

  /// Runs some trials, all with the same judge, on each case.
  ///
  /// @param stopped whether to stop; asked before the outcomes of each case are handed over
  /// @param each receives the outcomes of a case in the order of the trials
  public void run(List<Trial> trials, BooleanSupplier stopped, Consumer<List<Tried>> each) {
    boolean moving = trials.stream().anyMatch(trial -> trial.queries(pair).contains(Query.SWEEP));
    long count = shard.share(cases);
    for (long from = 0; from < count && !stopped.getAsBoolean(); from += batch) {
      List<List<Tried>> outcomes =
          LongStream.range(from, Math.min(from + batch, count))
              .parallel()
              .map(index -> shard.index() - 1L + index * shard.count())
              .mapToObj(number -> tried(Case.of(seed, pair, number, cases), trials, moving))
              .toList();
      for (List<Tried> tried : outcomes) {
        if (stopped.getAsBoolean()) {
          return;
        }
        each.accept(tried);
      }
    }
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

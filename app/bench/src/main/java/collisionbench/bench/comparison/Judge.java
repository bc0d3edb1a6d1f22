package collisionbench.bench.comparison;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import collisionbench.methods.method.builtin.Methods;
import java.util.EnumSet;
import java.util.Set;

/// The reference: exact arithmetic, and the library's kernels for sweeps of sectors, which the
/// exact method does not answer.
public record Judge() implements Method {

  /// The only instance.
  public static final Method JUDGE = new Judge();

  @Override
  public String name() {
    return Methods.EXACT.name();
  }

  @Override
  public String source() {
    return "Exact arithmetic; the sweeps of sectors, which it does not compute, are compared with the"
        + " library's own kernels.";
  }

  @Override
  public boolean alwaysReturns() {
    return true;
  }

  @Override
  public Precision precision() {
    return Methods.EXACT.precision();
  }

  @Override
  public Set<Query> answers(Pair pair) {
    EnumSet<Query> queries = EnumSet.copyOf(Methods.EXACT.answers(pair));
    queries.addAll(Methods.ANALYTIC.answers(pair));
    return queries;
  }

  @Override
  public Answer answer(Question question, Set<Query> asked, Steps steps) {
    Answer exact = Methods.EXACT.answer(question, asked, steps);
    boolean isComplete = Methods.EXACT.answers(question.pair()).containsAll(asked);
    return !isComplete
            && exact instanceof Answer.Decided decided
            && Methods.ANALYTIC.answer(question, Query.SWEEP) instanceof Answer.Decided analytic
        ? analytic.sweep().map(decided::withSweep).orElse(decided)
        : exact;
  }
}

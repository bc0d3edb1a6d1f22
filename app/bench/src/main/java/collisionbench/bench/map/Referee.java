package collisionbench.bench.map;

import collisionbench.bench.comparison.Judge;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Convention;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import collisionbench.methods.method.builtin.Methods;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// Judges a method's yes or no by exact arithmetic, cheaply: the library's kernels answer first,
/// and exact arithmetic is asked only where the method disagrees with them.
final class Referee {

  /// The method that is asked first, and so is never found wrong.
  static final Method FIRST = Methods.ANALYTIC;

  private Referee() {}

  /// How a yes or no was judged.
  ///
  /// @param exact the exact yes or no about the numbers that the method was given
  record Ruling(Agreement agreement, Optional<Boolean> exact) {}

  /// {@return the ruling on a method's yes or no}
  ///
  /// @param question with the numbers as they are
  static Ruling rule(Method method, Question question, Optional<Boolean> said) {
    if (method.equals(FIRST) && said.isPresent()) {
      return new Ruling(Agreement.right(said.get()), said);
    }
    Question given = method.given(question);
    Answer.Decided reference = quick(given, method.convention());
    if (said.isEmpty()) {
      return new Ruling(Agreement.NO_ANSWER, reference.overlap());
    }
    boolean touches = said.get();
    if (!method.convention().allows(touches, reference)) {
      reference = ask(Judge.JUDGE, given, method.convention());
      if (!method.convention().allows(touches, reference)) {
        return new Ruling(Agreement.wrong(touches), reference.overlap());
      }
    }
    boolean rounded =
        !given.equals(question) && !quick(question).overlap().equals(reference.overlap());
    return new Ruling(
        rounded ? Agreement.rounded(touches) : Agreement.right(touches), reference.overlap());
  }

  /// {@return the kernels' yes or no}
  static Answer.Decided quick(Question question) {
    return quick(question, Convention.USUAL);
  }

  private static Answer.Decided quick(Question question, Convention convention) {
    return ask(FIRST, question, convention);
  }

  /// Distances cost more, and only unusual conventions need them.
  private static Answer.Decided ask(Method judge, Question question, Convention convention) {
    Set<Query> queries =
        convention.equals(Convention.USUAL)
            ? EnumSet.of(Query.OVERLAP)
            : EnumSet.of(Query.OVERLAP, Query.SEPARATION);
    return judge.answer(question, queries, Steps.UNASKED) instanceof Answer.Decided decided
        ? decided
        : Answer.nothing();
  }
}

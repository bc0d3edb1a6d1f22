package collisionbench.bench.comparison;

import collisionbench.bench.text.Language;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/// Calls methods. Methods may be foreign code, so every failure is turned into an answer.
public final class MethodCalls {

  /// What is said of an answer with NaN or infinity.
  static final String NOT_FINITE = "returned NaN or infinity";

  private MethodCalls() {}

  /// {@return a method's answers to all queries of a question; a failure if it throws, even in
  /// [Method#answers]}
  public static Answer of(Method method, Question question) {
    return guarded(method, () -> method.answer(question, queries(method, question), Steps.UNASKED));
  }

  /// {@return a method's answer to one query}
  public static Answer of(Method method, Question question, Query query) {
    return guarded(method, () -> method.answer(question, query));
  }

  /// {@return a method's answer to some queries; it reports its steps if they are requested}
  public static Answer of(Method method, Question question, Set<Query> queries, Steps steps) {
    return guarded(method, () -> method.answer(question, queries, steps));
  }

  /// {@return a method's answers to one query about several questions, in order}
  public static List<Answer> of(Method method, List<Question> questions, Query query) {
    return method.isRemote()
        ? Guard.call(
            () -> method.answers(questions, query),
            thrown -> Collections.nCopies(questions.size(), failed(thrown)))
        : questions.stream().map(question -> of(method, question, query)).toList();
  }

  /// {@return what a call of a method returns; a failure if it throws}
  static Answer guarded(Method method, Supplier<Answer> call) {
    return Watchdog.OF_ALL.answer(method, () -> Guard.call(call, MethodCalls::failed));
  }

  /// {@return the failure for an exception}
  static Answer failed(Throwable thrown) {
    return new Answer.Failed(new MethodFailure.Threw(thrown.toString()));
  }

  /// Contact times are asked only if a body moves.
  private static Set<Query> queries(Method method, Question question) {
    Set<Query> answered = method.answers(question.pair());
    if (question.isMoving() || !answered.contains(Query.SWEEP)) {
      return answered;
    }
    Set<Query> resting = EnumSet.copyOf(answered);
    resting.remove(Query.SWEEP);
    return resting;
  }

  /// {@return the answer in words, to follow "says"}
  public static String describe(Answer answer, Question question) {
    return switch (answer) {
      case Answer.Decided decided -> describe(question, decided);
      case Answer.Undecided(Indecision reason) -> "nothing (" + reason.message() + ")";
      case Answer.Failed(MethodFailure.Threw(String message)) -> "nothing (threw " + message + ")";
      case Answer.Failed(MethodFailure failure) ->
          "nothing (" + FailureWords.of(failure).in(Language.ENGLISH) + ")";
    };
  }

  private static String describe(Question question, Answer.Decided answer) {
    if (!answer.isFinite()) {
      return "nothing (" + NOT_FINITE + ")";
    }
    List<String> parts = new ArrayList<>();
    answer.overlap().ifPresent(overlap -> parts.add(overlap ? "touching" : "apart"));
    answer.distance().ifPresent(distance -> parts.add("distance " + distance));
    answer.crossing().ifPresent(crossing -> parts.add(describe(crossing)));
    if (question.isMoving()) {
      answer.sweep().ifPresent(sweep -> parts.add(describe(sweep)));
    }
    String first = parts.isEmpty() ? "nothing" : parts.removeFirst();
    return parts.isEmpty() ? first : first + " (" + String.join(", ", parts) + ")";
  }

  private static String describe(Crossing3 crossing) {
    return switch (crossing) {
      case Crossing3.None _ -> "no crossing";
      case Crossing3.Point p -> "crossing at " + p.t();
      case Crossing3.Span s -> "crossing from " + s.enter() + " to " + s.exit();
      case Crossing3.Overlap s -> "shared from " + s.enter() + " to " + s.exit();
    };
  }

  private static String describe(Sweep3 sweep) {
    return switch (sweep) {
      case Sweep3.Never _ -> "never meeting";
      case Sweep3.Contact(double enter, double exit) -> "meeting from " + enter + " to " + exit;
    };
  }
}

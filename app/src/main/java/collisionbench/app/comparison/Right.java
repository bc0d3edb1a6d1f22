package collisionbench.app.comparison;

import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/// What is right about a pair in numbers of one precision.
///
/// @param given the question in these numbers
record Right(PairQuestion given, Answer.Decided right) {

  /// {@return what the judge says to a question in numbers of a precision}
  static Right of(PairQuestion question, Precision precision) {
    return of(question, precision, Judge.JUDGE);
  }

  /// {@return what the library's own kernels say, which is quick}
  static Right quick(PairQuestion question, Precision precision) {
    return of(question, precision, Methods.ANALYTIC);
  }

  private static Right of(PairQuestion question, Precision precision, Method judge) {
    PairQuestion given = question.given(precision);
    return new Right(
        given,
        ask(judge, given) instanceof Reply.Decides(Answer.Decided answer)
            ? answer
            : Answer.nothing());
  }

  /// {@return what a method answers: of the two where they stand all but when they meet, which is
  /// counted from the start, and asked only of what moves}
  static Reply ask(Method method, PairQuestion given) {
    Reply now = Reply.of(method, given.standing());
    if (!(now instanceof Reply.Decides(Answer.Decided answer))) {
      return now;
    }
    return new Reply.Decides(
        new Answer.Decided(
            answer.overlap(),
            answer.distance(),
            answer.separation(),
            answer.crossing(),
            answer.lines(),
            given.moves() ? sweep(method, given, answer) : Optional.empty()));
  }

  private static Optional<Sweep3> sweep(Method method, PairQuestion given, Answer.Decided now) {
    if (given.start().equals(given.standing())) {
      return now.sweep();
    }
    return Reply.of(method, given.start()) instanceof Reply.Decides(Answer.Decided then)
        ? then.sweep()
        : Optional.empty();
  }

  /// {@return what a method says, judged}
  ///
  /// @param unrounded what is right of the question as it was before any rounding
  Verdict of(Method method, Right unrounded) {
    Reply reply = ask(method, given);
    return switch (reply) {
      case Reply.Throws _ -> verdict(method, reply, Standing.THROWS);
      case Reply.DoesNotDecide _, Reply.TimedOut _ -> verdict(method, reply, Standing.UNDECIDED);
      case Reply.Decides(Answer.Decided answer) -> verdict(method, answer, unrounded);
    };
  }

  private Verdict verdict(Method method, Answer.Decided answer, Right unrounded) {
    OptionalDouble error = error(answer);
    double limit = ErrorLimit.of(method.precision());
    return new Verdict(
        method,
        new Reply.Decides(answer),
        standing(answer, error.orElse(0), limit, unrounded),
        Verdict.touches(answer),
        error);
  }

  private static Verdict verdict(Method method, Reply reply, Standing standing) {
    return new Verdict(method, reply, standing, Optional.empty(), OptionalDouble.empty());
  }

  private Standing standing(Answer.Decided answer, double error, double limit, Right unrounded) {
    if (answer.equals(Answer.nothing())) {
      return Standing.NOTHING;
    }
    if (!answer.isFinite()) {
      return Standing.NOT_A_NUMBER;
    }
    if (differ(Verdict.touches(answer), Verdict.touches(right))
        || differ(meet(answer), meet(right))) {
      return Standing.DISAGREES;
    }
    if (answer.distance().isPresent()
        && differ(answer.overlap(), Optional.of(answer.distance().getAsDouble() <= 0))) {
      return Standing.WRONG_SIGN;
    }
    if (answer.separation().isPresent() && !(stray(answer.separation().get()) <= limit)) {
      return Standing.OFF;
    }
    if (!(error <= limit)) {
      return Standing.WRONG_NUMBER;
    }
    boolean another =
        differ(Verdict.touches(answer), Verdict.touches(unrounded.right))
            || differ(meet(answer), meet(unrounded.right));
    return another ? Standing.ROUNDED : Standing.AGREES;
  }

  private static Optional<Boolean> meet(Answer.Decided answer) {
    return answer.sweep().map(Sweep3.Contact.class::isInstance);
  }

  private static boolean differ(Optional<Boolean> one, Optional<Boolean> other) {
    return one.isPresent() && other.isPresent() && !one.equals(other);
  }

  private OptionalDouble error(Answer.Decided answer) {
    boolean compared =
        (answer.distance().isPresent() && right.distance().isPresent())
            || (answer.crossing().isPresent() && right.crossing().isPresent())
            || (answer.sweep().isPresent() && right.sweep().isPresent());
    return compared && answer.isFinite()
        ? OptionalDouble.of(largestDifference(answer))
        : OptionalDouble.empty();
  }

  private double largestDifference(Answer.Decided answer) {
    return DoubleStream.of(
            relative(Differences.ofDistance(right, answer), given.standing()),
            relative(Differences.ofCrossing(given.standing(), right, answer), given.standing()),
            relative(Differences.ofSweep(given.start(), right, answer), given.start()))
        .max()
        .orElse(0);
  }

  private double stray(Separation3 separation) {
    double stray =
        Guard.call(
            () -> Witnesses.stray(given.standing(), separation), _ -> Double.POSITIVE_INFINITY);
    return relative(OptionalDouble.of(stray), given.standing());
  }

  /// {@return an error as a part of the size; none if no two doubles are closer}
  private static double relative(OptionalDouble error, Question about) {
    return error.orElse(0) <= Double.MIN_VALUE ? 0 : error.getAsDouble() / PairQuestion.size(about);
  }
}

package collisionbench.app.comparison;

import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Failure;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/// The reference answer about a pair, in the precision that methods are given.
record Right(PairQuestion given, Answer.Decided right) {

  /// {@return the reference answer of a method}
  static Right of(PairQuestion given, Method judge) {
    return new Right(
        given, ask(judge, given) instanceof Answer.Decided answer ? answer : Answer.nothing());
  }

  /// {@return a method's answers: everything but contact times about the two at the time, contact
  /// times from time 0 and only if a body moves}
  static Answer ask(Method method, PairQuestion given) {
    Answer now = Asking.of(method, given.standing());
    if (!(now instanceof Answer.Decided answer)) {
      return now;
    }
    return new Answer.Decided(
        answer.overlap(),
        answer.distance(),
        answer.separation(),
        answer.crossing(),
        answer.lines(),
        given.moves() ? sweep(method, given, answer) : Optional.empty());
  }

  private static Optional<Sweep3> sweep(Method method, PairQuestion given, Answer.Decided now) {
    if (given.start().equals(given.standing())) {
      return now.sweep();
    }
    return Asking.of(method, given.start(), Query.SWEEP) instanceof Answer.Decided then
        ? then.sweep()
        : Optional.empty();
  }

  /// {@return the verdict on a method}
  ///
  /// @param unrounded the reference answer before rounding the input
  Verdict of(Method method, Right unrounded) {
    Answer reply = ask(method, given);
    return switch (reply) {
      case Answer.Failed(Failure.TimedOut _),
          Answer.Failed(Failure.GivenUp _),
          Answer.Undecided _ ->
          verdict(method, reply, Standing.UNDECIDED);
      case Answer.Failed _ -> verdict(method, reply, Standing.THROWS);
      case Answer.Decided answer -> verdict(method, answer, unrounded);
    };
  }

  private Verdict verdict(Method method, Answer.Decided answer, Right unrounded) {
    OptionalDouble error = error(answer);
    return new Verdict(
        method,
        answer,
        standing(method, answer, error.orElse(0), unrounded),
        Verdict.touches(answer),
        error);
  }

  private static Verdict verdict(Method method, Answer reply, Standing standing) {
    return new Verdict(method, reply, standing, Optional.empty(), OptionalDouble.empty());
  }

  private Standing standing(Method method, Answer.Decided answer, double error, Right unrounded) {
    double limit = ErrorLimit.of(method.precision());
    if (answer.equals(Answer.nothing())) {
      return Standing.NOTHING;
    }
    if (!answer.isFinite()) {
      return Standing.NOT_A_NUMBER;
    }
    if (!isAllowed(method, answer) || differ(meet(answer), meet(right))) {
      return Standing.DISAGREES;
    }
    if (answer.distance().isPresent()
        && answer.overlap().isPresent()
        && !method.convention().fits(answer.overlap().get(), answer.distance().getAsDouble())) {
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

  private boolean isAllowed(Method method, Answer.Decided answer) {
    return right.overlap().isPresent()
        ? Verdict.touches(answer).map(yes -> method.convention().allows(yes, right)).orElse(true)
        : !differ(Verdict.touches(answer), Verdict.touches(right));
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

  /// {@return an error relative to the size; 0 if it is the smallest double}
  private static double relative(OptionalDouble error, Question about) {
    return error.orElse(0) <= Double.MIN_VALUE ? 0 : error.getAsDouble() / PairQuestion.size(about);
  }
}

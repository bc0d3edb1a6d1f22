package collisionbench.bench.comparison;

import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// The reference answer about a pair, in the precision that methods are given.
record ReferenceAnswer(PairQuestion given, Answer.Decided reference) {

  /// {@return the reference answer of a method}
  static ReferenceAnswer of(PairQuestion given, Method judge) {
    return new ReferenceAnswer(given, ask(judge, given).decided());
  }

  /// {@return a method's answers: everything but contact times about the two at the time, contact
  /// times from time 0 and only if a body moves}
  static Answer ask(Method method, PairQuestion given) {
    Answer now = MethodCalls.of(method, given.now());
    if (!(now instanceof Answer.Decided answer)) {
      return now;
    }
    return new Answer.Decided(
        answer.overlap(),
        answer.distance(),
        answer.separation(),
        answer.normal(),
        answer.crossing(),
        answer.lines(),
        given.moves() ? sweep(method, given, answer) : Optional.empty(),
        Optional.empty());
  }

  private static Optional<Sweep3> sweep(Method method, PairQuestion given, Answer.Decided now) {
    if (given.start().equals(given.now())) {
      return now.sweep();
    }
    return MethodCalls.of(method, given.start(), Query.SWEEP).decided().sweep();
  }

  /// {@return the verdict on a method}
  ///
  /// @param unrounded the reference answer before rounding the input
  MethodVerdict judge(Method method, ReferenceAnswer unrounded) {
    Answer reply = ask(method, given);
    return switch (reply) {
      case Answer.Failed(MethodFailure.TimedOut _),
          Answer.Failed(MethodFailure.GivenUp _),
          Answer.Undecided _ ->
          verdict(method, reply, Assessment.UNDECIDED);
      case Answer.Failed _ -> verdict(method, reply, Assessment.THROWS);
      case Answer.Decided answer -> verdict(method, answer, unrounded);
    };
  }

  private MethodVerdict verdict(Method method, Answer.Decided answer, ReferenceAnswer unrounded) {
    OptionalDouble error = error(answer);
    return new MethodVerdict(
        method,
        answer,
        assessment(method, answer, error.orElse(0), unrounded),
        MethodVerdict.touches(answer),
        error);
  }

  private static MethodVerdict verdict(Method method, Answer reply, Assessment assessment) {
    return new MethodVerdict(method, reply, assessment, Optional.empty(), OptionalDouble.empty());
  }

  private Assessment assessment(
      Method method, Answer.Decided answer, double error, ReferenceAnswer unrounded) {
    double limit = ErrorLimit.of(method.precision(), ErrorLimit.IN_DOUBLES);
    if (answer.equals(Answer.nothing())) {
      return Assessment.NOTHING;
    }
    if (!answer.isFinite()) {
      return Assessment.NOT_A_NUMBER;
    }
    if (!isAllowed(method, answer) || differ(meet(answer), meet(reference))) {
      return Assessment.DISAGREES;
    }
    if (answer.distance().isPresent()
        && answer.overlap().isPresent()
        && !method.convention().fits(answer.overlap().get(), answer.distance().getAsDouble())) {
      return Assessment.WRONG_SIGN;
    }
    if (answer.separation().isPresent() && !(stray(answer.separation().get()) <= limit)) {
      return Assessment.OFF;
    }
    if (!(error <= limit)) {
      return Assessment.WRONG_NUMBER;
    }
    boolean another =
        differ(MethodVerdict.touches(answer), MethodVerdict.touches(unrounded.reference))
            || differ(meet(answer), meet(unrounded.reference));
    return another ? Assessment.ROUNDED : Assessment.AGREES;
  }

  private boolean isAllowed(Method method, Answer.Decided answer) {
    return reference.overlap().isPresent()
        ? MethodVerdict.touches(answer)
            .map(yes -> method.convention().allows(yes, reference))
            .orElse(true)
        : !differ(MethodVerdict.touches(answer), MethodVerdict.touches(reference));
  }

  private static Optional<Boolean> meet(Answer.Decided answer) {
    return answer.sweep().map(Sweep3.Contact.class::isInstance);
  }

  private static boolean differ(Optional<Boolean> one, Optional<Boolean> other) {
    return one.isPresent() && other.isPresent() && !one.equals(other);
  }

  /// {@return the largest error of what both have computed; empty if that is nothing}
  private OptionalDouble error(Answer.Decided answer) {
    if (!answer.isFinite()) {
      return OptionalDouble.empty();
    }
    Question now = given.now();
    Question start = given.start();
    return Stream.of(
            Differences.ofDistance(reference, answer).stream().map(e -> relative(e, now)),
            Differences.ofCrossing(now, reference, answer).stream().map(e -> relative(e, now)),
            Differences.ofSweep(start, reference, answer).stream().map(e -> relative(e, start)))
        .flatMapToDouble(errors -> errors)
        .max();
  }

  private double stray(Separation3 separation) {
    double stray =
        Guard.call(() -> Witnesses.stray(given.now(), separation), _ -> Double.POSITIVE_INFINITY);
    return relative(stray, given.now());
  }

  /// {@return an error relative to the size; 0 if it is the smallest double}
  private static double relative(double error, Question about) {
    return error <= Double.MIN_VALUE ? 0 : error / PairQuestion.size(about);
  }
}

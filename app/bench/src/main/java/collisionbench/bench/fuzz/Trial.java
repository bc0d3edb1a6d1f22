package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.Differences;
import collisionbench.bench.comparison.Difficulty;
import collisionbench.bench.comparison.ErrorLimit;
import collisionbench.bench.comparison.Guard;
import collisionbench.bench.comparison.MethodCalls;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.comparison.Weighing;
import collisionbench.bench.fuzz.Outcome.Failure;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Precision;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// Asks a method and a judge about the same shapes and compares their answers.
///
/// The yes or no, the kind of a crossing and whether moving shapes meet must equal the judge's.
/// Errors of distances, points and parameters are relative to the size of the input, the largest
/// number in both shapes; above `bound` they are faults. If either computes in float, both get the
/// shapes rounded to float, and the bound scales with the float precision. Regardless of the judge,
/// the method must obey the laws of [collisionbench.methods.method.Method].
///
/// @param bound the largest relative error in doubles that is not a fault
public record Trial(Method method, Method judge, double bound) {

  /// A trial with the default bound.
  public Trial(Method method, Method judge) {
    this(method, judge, ErrorLimit.IN_DOUBLES);
  }

  /// {@return the queries that both answer about a pair}
  public Set<Query> queries(Pair pair) {
    Set<Query> both = EnumSet.noneOf(Query.class);
    both.addAll(Guard.answers(method, pair));
    both.retainAll(Guard.answers(judge, pair));
    return both;
  }

  /// {@return whether both answer some query about a pair}
  public boolean isPossible(Pair pair) {
    return !queries(pair).isEmpty();
  }

  /// {@return the question about two shapes; they move if both methods answer sweeps}
  Question question(ShapePair shapes) {
    Question resting = shapes.question();
    return given(queries(resting.pair()).contains(Query.SWEEP) ? moving(shapes) : resting);
  }

  /// {@return the question about two shapes with B moving past A}
  public static Question moving(ShapePair shapes) {
    Vec3 motion = Kernel.motion(shapes);
    return Kernel.moving(shapes.question(), motion.isFinite() ? motion : Vec3.ZERO);
  }

  /// {@return the question, rounded so that both methods can represent it}
  public Question given(Question question) {
    return judge.given(method.given(question));
  }

  /// {@return the outcome for two shapes}
  public Outcome of(ShapePair shapes) {
    Question question = question(shapes);
    return of(shapes, question, MethodCalls.of(judge, question));
  }

  /// {@return the outcome for two shapes, given the judge's answer}
  ///
  /// @param question the question about them, see [#given]
  /// @param reference the judge's answer to it
  Outcome of(ShapePair shapes, Question question, Answer reference) {
    Answer ours = MethodCalls.of(method, question);
    Question rest = question.atRest();
    Weighing weighing = weighing(Difficulty.of(rest, precision()), rest, reference);
    Mistakes mistakes =
        new Mistakes(
            weighing,
            weighing(Difficulty.ofCrossing(rest, precision()), rest, reference),
            weighing(Difficulty.of(question, precision()), question, reference),
            Math.max(limit() * shapes.size(), Double.MIN_VALUE));
    addMistakes(ours, reference, question, shapes, mistakes);
    return new Outcome(
        weighing.difficulty(),
        mistakes.inOrder(),
        ours,
        reference,
        distanceError(ours, reference, shapes));
  }

  private Weighing weighing(Difficulty difficulty, Question question, Answer reference) {
    return Weighing.of(difficulty, question, precision(), method.convention().margin(), reference);
  }

  private static OptionalDouble distanceError(Answer ours, Answer reference, ShapePair shapes) {
    OptionalDouble error = Differences.ofDistance(ours.decided(), reference.decided());
    return error.isPresent()
        ? OptionalDouble.of(shapes.relative(error.getAsDouble()))
        : OptionalDouble.empty();
  }

  private void addMistakes(
      Answer ours, Answer reference, Question question, ShapePair shapes, Mistakes mistakes) {
    switch (ours) {
      case Answer.Failed(MethodFailure.GivenUp _) -> {}
      case Answer.Failed(MethodFailure.TimedOut _) -> mistakes.addNoAnswer(Fault.TIMED_OUT);
      case Answer.Failed _ -> mistakes.addNoAnswer(Fault.BROKEN);
      case Answer.Undecided _ -> {}
      case Answer.Decided our -> {
        addOwnFaults(our, question, mistakes);
        if (reference instanceof Answer.Decided their) {
          addDifferences(our, their, question, mistakes);
        }
        boolean isLibrary = method.equals(Methods.ANALYTIC);
        new PointCheck(question, shapes.size(), isLibrary, mistakes)
            .judge(our, (isLibrary ? our : reference.decided()).distance());
        if (isLibrary && !queries(question.pair()).contains(Query.SWEEP)) {
          KernelSweep passing = new KernelSweep(moving(shapes));
          mistakes.addTimes(
              OptionalDouble.of(Guard.call(passing::error, _ -> Double.POSITIVE_INFINITY)));
        }
      }
    }
    if (reference instanceof Answer.Failed) {
      mistakes.addNoAnswer(Fault.JUDGE);
    }
  }

  /// {@return why two shapes are not plain, see [Difficulty#reason]}
  String reason(ShapePair shapes) {
    return Difficulty.reason(question(shapes), precision());
  }

  private void addDifferences(
      Answer.Decided ours, Answer.Decided reference, Question question, Mistakes mistakes) {
    if (ours.overlap().isPresent()
        && !method.convention().allows(ours.overlap().get(), reference)) {
      mistakes.addVerdict(ours.overlap().get());
    }
    mistakes.addDistance(Differences.ofDistance(ours, reference));
    mistakes.addCrossing(Differences.ofCrossing(question, ours, reference));
    mistakes.addTimes(Differences.ofSweep(question, ours, reference));
  }

  /// {@return the largest relative error that is not a fault}
  private double limit() {
    return ErrorLimit.of(precision(), bound);
  }

  /// {@return the coarser one of the method and the judge}
  private Precision precision() {
    boolean inFloats = method.precision().isFloat() || judge.precision().isFloat();
    return inFloats ? Precision.FLOAT : Precision.DOUBLE;
  }

  private void addOwnFaults(Answer.Decided ours, Question question, Mistakes mistakes) {
    Query yesOrNo = ours.overlap().isPresent() ? Query.OVERLAP : Query.SWEEP;
    boolean same =
        MethodCalls.of(method, question.swapped(), yesOrNo) instanceof Answer.Decided swapped
            && meet(swapped).equals(meet(ours));
    if (!same) {
      mistakes.addContradiction(Fault.SWAP);
    }
    if (Failure.of(ours).isPresent()) {
      mistakes.addNoAnswer(Fault.BROKEN);
    } else if (ours.distance().isPresent()
        && ours.overlap().isPresent()
        && !method.convention().fits(ours.overlap().get(), ours.distance().getAsDouble())) {
      mistakes.addContradiction(Fault.SIGN);
    }
  }

  /// {@return whether the shapes meet; empty if the answer does not state it}
  private static Optional<Boolean> meet(Answer.Decided answer) {
    return answer.overlap().or(() -> answer.sweep().map(sweep -> sweep instanceof Sweep3.Contact));
  }
}

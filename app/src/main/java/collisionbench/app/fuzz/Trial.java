package collisionbench.app.fuzz;

import collisionbench.app.comparison.ErrorLimit;
import collisionbench.app.comparison.Guard;
import collisionbench.app.comparison.MethodCalls;
import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
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

/// Puts shapes to a method and to the judge, and compares what both answer.
///
/// The yes or no must be the judge's, and so must the kind of a crossing and whether moving shapes
/// meet. Errors of distances, points and parameters are taken relative to the size of the input,
/// the largest number in both shapes, and are faults above `bound`. If one of the two computes in
/// floats, both are asked about the shapes rounded to floats, and the bound is as many floats wide
/// as it is doubles else. Whatever the judge says, the method must keep the laws of
/// [collisionbench.methods.method.Method]; the analytic one those of the library as well.
///
/// @param bound the largest relative error that is no fault, in doubles
public record Trial(Method method, Method judge, double bound) {

  /// With the usual bound.
  public Trial(Method method, Method judge) {
    this(method, judge, ErrorLimit.IN_DOUBLES);
  }

  /// {@return what both answer about a pair}
  public Set<Query> queries(Pair pair) {
    Set<Query> both = EnumSet.noneOf(Query.class);
    both.addAll(Guard.answers(method, pair));
    both.retainAll(Guard.answers(judge, pair));
    return both;
  }

  /// {@return what is asked about two shapes: of those that both methods sweep, while they move}
  Question question(ShapePair shapes) {
    Question resting = shapes.question();
    return given(
        queries(resting.pair()).contains(Query.SWEEP) ? MovingQuestion.of(shapes) : resting);
  }

  /// {@return the question as both methods can be given it}
  public Question given(Question question) {
    return judge.given(method.given(question));
  }

  /// {@return what comes of two shapes}
  public Outcome of(ShapePair shapes) {
    Question question = question(shapes);
    return of(shapes, question, MethodCalls.of(judge, question));
  }

  /// {@return what comes of two shapes if the judge has been asked already}
  ///
  /// @param question about the two, as both methods can be given it
  /// @param theirs what the judge says to it
  public Outcome of(ShapePair shapes, Question question, Answer theirs) {
    Set<Fault> faults = EnumSet.noneOf(Fault.class);
    Outcome.Errors errors = Outcome.Errors.NONE;
    Answer ours = MethodCalls.of(method, question);
    if (ours instanceof Answer.Failed(MethodFailure.TimedOut _)) {
      faults.add(Fault.TIMED_OUT);
    }
    if (ours instanceof Answer.Decided our) {
      addOwnFaults(our, question, shapes, faults);
      if (theirs instanceof Answer.Decided their) {
        errors = Outcome.Errors.between(our, their, question, shapes);
        addDifferences(our, their, errors, faults);
      }
    }
    if (ours instanceof Answer.Failed(MethodFailure failure)
        && !(failure instanceof MethodFailure.TimedOut)) {
      faults.add(Fault.BROKEN);
    }
    if (theirs instanceof Answer.Failed) {
      faults.add(Fault.JUDGE);
    }
    return new Outcome(
        faults,
        Grade.of(method, ours, theirs, shapes),
        ours instanceof Answer.Undecided(Indecision reason)
            ? Optional.of(refusal(reason))
            : Optional.empty(),
        ours instanceof Answer.Decided && theirs instanceof Answer.Decided,
        theirs instanceof Answer.Decided their ? their.overlap() : Optional.empty(),
        theirs instanceof Answer.Decided their ? depth(their, shapes) : 0,
        errors);
  }

  /// {@return the reason, the same for all inputs that have it}
  private static String refusal(Indecision reason) {
    return reason instanceof Indecision.WithinError
        ? "the distance is within rounding of 0"
        : reason.message();
  }

  private static double depth(Answer.Decided answer, ShapePair shapes) {
    return shapes.relative(Math.abs(answer.distance().orElse(0)));
  }

  /// {@return what the method and the judge say of two shapes}
  public String verdicts(ShapePair shapes) {
    Question question = question(shapes);
    return method.name()
        + " says "
        + told(method, question)
        + ", "
        + judge.name()
        + " says "
        + told(judge, question);
  }

  /// {@return what the method says of two shapes in either order, and what the judge says}
  String verdictsInBothOrders(ShapePair shapes) {
    return verdicts(shapes)
        + "; with the shapes swapped "
        + method.name()
        + " says "
        + told(method, question(shapes).swapped());
  }

  private static String told(Method method, Question question) {
    return MethodCalls.describe(MethodCalls.of(method, question), question);
  }

  /// {@return whether the method answers two shapes with this fault, among others}
  ///
  /// @param clear whether it has to be clear
  boolean has(Fault fault, boolean clear, ShapePair shapes) {
    Outcome outcome = of(shapes);
    return outcome.faults().contains(fault) && (!clear || outcome.isClear(fault));
  }

  private void addDifferences(
      Answer.Decided ours, Answer.Decided theirs, Outcome.Errors errors, Set<Fault> faults) {
    if (ours.overlap().isPresent() && !method.convention().allows(ours.overlap().get(), theirs)) {
      faults.add(ours.overlap().get() ? Fault.WRONG_YES : Fault.WRONG_NO);
    }
    addBeyond(errors.distance(), Fault.DISTANCE, faults);
    addBeyond(errors.crossing(), Fault.CROSSING, faults);
    addBeyond(errors.sweep(), Fault.SWEEP, faults);
  }

  private void addBeyond(OptionalDouble error, Fault fault, Set<Fault> faults) {
    if (error.isPresent() && !(error.getAsDouble() <= limit())) {
      faults.add(fault);
    }
  }

  /// {@return the largest relative error that is no fault}
  private double limit() {
    boolean inFloats = method.precision().isFloat() || judge.precision().isFloat();
    return ErrorLimit.of(inFloats ? Precision.FLOAT : Precision.DOUBLE, bound);
  }

  private void addOwnFaults(
      Answer.Decided ours, Question question, ShapePair shapes, Set<Fault> faults) {
    Query yesOrNo = ours.overlap().isPresent() ? Query.OVERLAP : Query.SWEEP;
    boolean same =
        MethodCalls.of(method, question.swapped(), yesOrNo) instanceof Answer.Decided swapped
            && meet(swapped).equals(meet(ours));
    if (!same) {
      faults.add(Fault.SWAP);
    }
    if (!ours.isFinite() || ours.equals(Answer.nothing())) {
      faults.add(Fault.BROKEN);
    } else if (ours.distance().isPresent()
        && ours.overlap().isPresent()
        && !method.convention().fits(ours.overlap().get(), ours.distance().getAsDouble())) {
      faults.add(Fault.SIGN);
    }
    addStrayPoints(ours, question, shapes, faults);
    if (method.equals(Methods.ANALYTIC)) {
      addBrokenLaws(ours.overlap().orElseThrow(), shapes, faults);
    }
  }

  /// Of the library's own points more is asked.
  private void addStrayPoints(
      Answer.Decided ours, Question question, ShapePair shapes, Set<Fault> faults) {
    if (ours.separation().isPresent() && !method.equals(Methods.ANALYTIC)) {
      try {
        double error = KernelAnswers.witnessError(question, ours.separation().get());
        addBeyond(OptionalDouble.of(shapes.relative(error)), Fault.WITNESS, faults);
      } catch (RuntimeException noPoints) {
        faults.add(Fault.WITNESS);
      }
    }
  }

  /// {@return whether the two meet, as far as the answer says so}
  private static Optional<Boolean> meet(Answer.Decided answer) {
    return answer.overlap().or(() -> answer.sweep().map(sweep -> sweep instanceof Sweep3.Contact));
  }

  private void addBrokenLaws(boolean overlap, ShapePair shapes, Set<Fault> faults) {
    try {
      faults.addAll(Laws.broken(shapes, overlap, bound));
    } catch (RuntimeException failure) {
      faults.add(Fault.BROKEN);
    }
  }
}

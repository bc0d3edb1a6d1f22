package collisionbench.app.score;

import collisionbench.app.fuzz.Fault;
import collisionbench.app.fuzz.Grade;
import collisionbench.app.fuzz.Outcome;
import collisionbench.app.text.KebabCase;
import collisionbench.methods.method.Query;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// A property of answers that is counted or measured: a column of the score.
public enum Measure {
  /// The yes or no differs from the judge's, and the method's convention does not allow that.
  OVERLAP("Wrong yes or no", "reports contact of separate shapes, or the reverse"),
  /// A yes although the exact answer about closed shapes is no.
  WRONG_YES("Wrong yes"),
  /// A no although the exact answer about closed shapes is yes.
  WRONG_NO("Wrong no"),
  /// A wrong yes or no about shapes that just touch.
  AT_TOUCH("At touch"),
  /// A wrong yes or no within the method's margin, or within rounding.
  WITHIN_MARGIN("Within margin"),
  /// A wrong yes or no further from touching.
  CLEAR("Clear"),
  /// The distance differs from the judge's.
  DISTANCE("Distance off by", "returns a wrong distance"),
  /// The distance differs, and the shapes are apart.
  APART("Apart"),
  /// The distance differs, and the shapes touch or overlap.
  DEEP("Deep"),
  /// The crossing differs from the judge's.
  CROSSING("Crossing off by", "returns a wrong crossing"),
  /// The times differ from the judge's.
  SWEEP("Sweep off by", "returns wrong contact times"),
  /// The method answers neither yes nor no.
  UNDECIDED("Undecided", "is undecided"),
  /// The method throws.
  THREW("Threw"),
  /// The method's process ends.
  DIED("Died"),
  /// The method does not answer in time.
  TIMED_OUT("Timed out"),
  /// The answer is malformed, empty, NaN, infinite, or not reproducible.
  INVALID("Invalid"),
  /// The method throws, or violates a law that holds for every method.
  FAILURE("Failures", "fails");

  /// The faults that are failures regardless of the judge's answer.
  static final Set<Fault> FAILURES =
      Collections.unmodifiableSet(
          EnumSet.of(
              Fault.BROKEN,
              Fault.SIGN,
              Fault.SWAP,
              Fault.WITNESS,
              Fault.NORMAL,
              Fault.JUDGE,
              Fault.TIMED_OUT));

  private final String title;
  private final String sentence;

  /// A measure that is part of another and has no worst case of its own.
  Measure(String title) {
    this(title, "");
  }

  Measure(String title, String sentence) {
    this.title = title;
    this.sentence = sentence;
  }

  /// {@return its name in files}
  public String word() {
    return KebabCase.of(this);
  }

  /// {@return the title of the column}
  String title() {
    return title;
  }

  /// {@return a description of the fault, to follow the name of a method}
  String sentence() {
    return sentence;
  }

  /// {@return whether its worst case is shown as a scene}
  boolean hasExample() {
    return !sentence.isEmpty();
  }

  /// {@return the query that a method must answer to be measured; empty if any query will do}
  Optional<Query> query() {
    return switch (this) {
      case OVERLAP, WRONG_YES, WRONG_NO, AT_TOUCH, WITHIN_MARGIN, CLEAR ->
          Optional.of(Query.OVERLAP);
      case DISTANCE, APART, DEEP -> Optional.of(Query.SEPARATION);
      case CROSSING -> Optional.of(Query.CROSSING);
      case SWEEP -> Optional.of(Query.SWEEP);
      case UNDECIDED, THREW, DIED, TIMED_OUT, INVALID, FAILURE -> Optional.empty();
    };
  }

  /// {@return whether it measures an error and does not just count}
  boolean isError() {
    return switch (this) {
      case DISTANCE, APART, DEEP, CROSSING, SWEEP -> true;
      default -> false;
    };
  }

  /// {@return the error of an outcome, if it has one}
  private OptionalDouble error(Outcome outcome) {
    return switch (this) {
      case DISTANCE -> outcome.errors().distance();
      case APART, DEEP ->
          outcome.touching().equals(Optional.of(this == DEEP)) && outcome.grade() != Grade.INVALID
              ? outcome.errors().distance()
              : OptionalDouble.empty();
      case CROSSING -> outcome.errors().crossing();
      case SWEEP -> outcome.errors().sweep();
      default -> OptionalDouble.empty();
    };
  }

  /// {@return whether the measure applies to an outcome}
  boolean isIn(Outcome outcome) {
    return !isError() || error(outcome).isPresent();
  }

  /// {@return how bad an outcome is}
  Mark of(Outcome outcome) {
    Set<Fault> faults = outcome.faults();
    Grade grade = outcome.grade();
    return switch (this) {
      case OVERLAP ->
          counted(faults.contains(Fault.WRONG_YES) || faults.contains(Fault.WRONG_NO), outcome);
      case WRONG_YES, WRONG_NO ->
          counted(
              grade.isWrong() && outcome.touching().equals(Optional.of(this == WRONG_NO)), outcome);
      case AT_TOUCH -> counted(grade == Grade.AT_TOUCH, outcome);
      case WITHIN_MARGIN -> counted(grade == Grade.WITHIN_MARGIN, outcome);
      case CLEAR -> counted(grade == Grade.CLEAR, outcome);
      case DISTANCE -> off(Fault.DISTANCE, outcome);
      case APART, DEEP -> isIn(outcome) ? off(Fault.DISTANCE, outcome) : Mark.RIGHT;
      case CROSSING -> off(Fault.CROSSING, outcome);
      case SWEEP -> off(Fault.SWEEP, outcome);
      case UNDECIDED -> counted(grade == Grade.UNDECIDED, outcome);
      case THREW -> counted(grade == Grade.THREW, outcome);
      case DIED -> counted(grade == Grade.DIED, outcome);
      case TIMED_OUT -> counted(grade == Grade.TIMED_OUT, outcome);
      case INVALID -> counted(grade == Grade.INVALID, outcome);
      case FAILURE -> counted(!Collections.disjoint(faults, FAILURES), outcome);
    };
  }

  private static Mark counted(boolean faulty, Outcome outcome) {
    return faulty ? new Mark(true, outcome.depth()) : Mark.RIGHT;
  }

  private Mark off(Fault fault, Outcome outcome) {
    return new Mark(outcome.faults().contains(fault), error(outcome).orElse(0));
  }

  /// How bad an outcome is.
  ///
  /// @param faulty whether it counts as wrong
  /// @param degree the error relative to the size of the input; for a measure that only counts, how
  ///   far the shapes are from touching; infinity in place of NaN
  record Mark(boolean faulty, double degree) implements Comparable<Mark> {

    static final Mark RIGHT = new Mark(false, 0);

    Mark {
      degree = Double.isNaN(degree) ? Double.POSITIVE_INFINITY : degree;
    }

    @Override
    public int compareTo(Mark other) {
      return faulty == other.faulty
          ? Double.compare(degree, other.degree)
          : Boolean.compare(faulty, other.faulty);
    }

    /// {@return whether it is worse than a correct answer without error}
    boolean isShown() {
      return compareTo(RIGHT) > 0;
    }
  }
}

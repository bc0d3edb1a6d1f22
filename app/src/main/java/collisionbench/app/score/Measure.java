package collisionbench.app.score;

import collisionbench.app.fuzz.Fault;
import collisionbench.app.fuzz.Outcome;
import collisionbench.app.text.Words;
import collisionbench.methods.method.Query;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// What is counted and measured of a method: a column of the score.
public enum Measure {
  /// The yes or no is not the judge's.
  OVERLAP("Wrong yes or no", "reports contact of separate shapes, or the reverse"),
  /// The distance differs from the judge's.
  DISTANCE("Distance off by", "returns a wrong distance"),
  /// The crossing differs from the judge's.
  CROSSING("Crossing off by", "returns a wrong crossing"),
  /// The times differ from the judge's.
  SWEEP("Sweep off by", "returns wrong contact times"),
  /// It says neither yes nor no.
  UNDECIDED("Undecided", "is undecided"),
  /// It throws, or breaks a law that holds for any method.
  FAILURE("Failures", "fails");

  /// The faults that are failures, whatever the judge says.
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

  Measure(String title, String sentence) {
    this.title = title;
    this.sentence = sentence;
  }

  /// {@return the word for it}
  public String word() {
    return Words.of(this);
  }

  /// {@return what stands above the column}
  String title() {
    return title;
  }

  /// {@return what a method does that is at fault, to follow its name}
  String sentence() {
    return sentence;
  }

  /// {@return the query without which a method has nothing to be measured; empty if any will do}
  Optional<Query> query() {
    return switch (this) {
      case OVERLAP -> Optional.of(Query.OVERLAP);
      case DISTANCE -> Optional.of(Query.SEPARATION);
      case CROSSING -> Optional.of(Query.CROSSING);
      case SWEEP -> Optional.of(Query.SWEEP);
      case UNDECIDED, FAILURE -> Optional.empty();
    };
  }

  /// {@return whether it is an error, and not only counted}
  boolean isError() {
    return switch (this) {
      case DISTANCE, CROSSING, SWEEP -> true;
      case OVERLAP, UNDECIDED, FAILURE -> false;
    };
  }

  /// {@return how bad an outcome is}
  Mark of(Outcome outcome) {
    Set<Fault> faults = outcome.faults();
    return switch (this) {
      case OVERLAP ->
          counted(faults.contains(Fault.WRONG_YES) || faults.contains(Fault.WRONG_NO), outcome);
      case DISTANCE -> error(faults.contains(Fault.DISTANCE), outcome.errors().distance());
      case CROSSING -> error(faults.contains(Fault.CROSSING), outcome.errors().crossing());
      case SWEEP -> error(faults.contains(Fault.SWEEP), outcome.errors().sweep());
      case UNDECIDED ->
          counted(
              !outcome.decided() && !faults.contains(Fault.BROKEN) && !faults.contains(Fault.JUDGE),
              outcome);
      case FAILURE -> counted(!Collections.disjoint(faults, FAILURES), outcome);
    };
  }

  private static Mark counted(boolean faulty, Outcome outcome) {
    return faulty ? new Mark(true, outcome.depth()) : Mark.RIGHT;
  }

  private static Mark error(boolean faulty, OptionalDouble error) {
    return new Mark(faulty, error.orElse(0));
  }

  /// How bad an outcome is.
  ///
  /// @param faulty whether it counts as wrong
  /// @param degree the error over the size of the input; of what is only counted, how far the
  ///   shapes are from touching. Infinite for what is not a number
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

    /// {@return whether there is anything to show}
    boolean isShown() {
      return compareTo(RIGHT) > 0;
    }
  }
}

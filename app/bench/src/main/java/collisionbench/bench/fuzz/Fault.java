package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.Weight;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import java.util.Comparator;

/// The ways in which an answer can be wrong.
public enum Fault {
  /// The method answers yes and the judge no.
  WRONG_YES,
  /// The method answers no and the judge yes.
  WRONG_NO,
  /// The signed distance differs from the judge's by more than the bound.
  DISTANCE,
  /// The answer changes when the shapes are swapped.
  SWAP,
  /// The sign of the distance contradicts the yes or no: at most 0 for a no, or above 0 for a yes.
  SIGN,
  /// The witness points are off the shapes, or not the distance apart along the normal.
  WITNESS,
  /// The normal is not a unit vector, or the gap along it is not the distance.
  NORMAL,
  /// The points of first contact are off the moved shapes or apart, or the normal is wrong there.
  CONTACT,
  /// The crossing differs from the judge's in kind or position.
  CROSSING,
  /// The contact times differ from the judge's.
  SWEEP,
  /// The method throws, or its answer is empty or contains NaN or infinity.
  BROKEN,
  /// The judge threw, so the method cannot be judged.
  JUDGE,
  /// The method does not return and is not asked again. When that is noticed depends on the
  /// machine, so it is counted but is not a finding.
  TIMED_OUT;

  /// Kinds of faults. Of mistakes of the same weight, the kind that comes first stands for the
  /// answer.
  public enum Kind {
    VERDICT("wrong yes or no"),
    NO_ANSWER("without an answer"),
    DISTANCE("wrong distances"),
    CROSSING("wrong crossings"),
    TIME("wrong times"),
    PLACE("wrong points or normals"),
    LAW("against laws that hold for every method"),
    JUDGE("that could not be judged");

    private final String phrase;

    Kind(String phrase) {
      this.phrase = phrase;
    }

    /// {@return its name in files}
    public String word() {
      return KebabCase.of(this);
    }

    /// {@return what so many answers are, to follow a count}
    public String phrase() {
      return phrase;
    }
  }

  public Kind kind() {
    return switch (this) {
      case WRONG_YES, WRONG_NO -> Kind.VERDICT;
      case BROKEN, TIMED_OUT -> Kind.NO_ANSWER;
      case DISTANCE -> Kind.DISTANCE;
      case CROSSING -> Kind.CROSSING;
      case SWEEP -> Kind.TIME;
      case WITNESS, NORMAL, CONTACT -> Kind.PLACE;
      case SWAP, SIGN -> Kind.LAW;
      case JUDGE -> Kind.JUDGE;
    };
  }

  /// {@return whether it depends only on the input, and is therefore a finding}
  boolean isFinding() {
    return this != TIMED_OUT;
  }

  /// {@return its name in files}
  public String word() {
    return KebabCase.of(this);
  }

  /// {@return what the method (for [#JUDGE], the judge) does, to follow its name}
  public Phrase phrase() {
    return Phrase.of("fault." + word());
  }

  /// {@return [#phrase] in English}
  public String sentence() {
    return phrase().in(Language.ENGLISH);
  }

  /// A fault of one answer.
  ///
  /// @param error how far the answer is off, in the unit of the shapes; infinite if there is no
  ///   measure for it
  public record Mistake(Fault fault, Weight weight, double error) {

    /// The mistake that stands for an answer comes first: the heaviest one and, of the same weight,
    /// that of the first kind.
    public static final Comparator<Mistake> ORDER =
        Comparator.comparing(Mistake::weight)
            .thenComparing(mistake -> mistake.fault.kind())
            .thenComparing(Mistake::fault);
  }
}

package collisionbench.app.fuzz;

import collisionbench.app.comparison.Weight;
import java.util.Comparator;

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

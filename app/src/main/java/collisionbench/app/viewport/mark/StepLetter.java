package collisionbench.app.viewport.mark;

import collisionbench.app.formula.Formula;
import collisionbench.app.formula.PlainFormula;
import java.util.List;
import java.util.Optional;

/// The letters of a step's drawings.
final class StepLetter {

  /// The greatest displacement of a letter.
  private static final double REACH = 170;

  private StepLetter() {}

  /// {@return the label of a letter, which may be a formula}
  static Mark.Label label(Formula letter, List<Mark.Spot> spots) {
    return switch (letter) {
      case Formula.Row(List<Formula> parts)
          when parts.getLast()
                  instanceof
                  Formula.Script(Formula base, Optional<Formula> index, Optional<Formula> power)
              && index.isPresent()
              && power.isEmpty() ->
          new Mark.Label(
              PlainFormula.of(new Formula.Row(parts.subList(0, parts.size() - 1)))
                  + PlainFormula.of(base),
              PlainFormula.of(index.get()),
              spots,
              REACH);
      case Formula.Script(Formula base, Optional<Formula> index, Optional<Formula> power)
          when power.isEmpty() ->
          new Mark.Label(
              PlainFormula.of(base), index.map(PlainFormula::of).orElse(""), spots, REACH);
      case Formula.Vector(Formula under) -> label(under, spots);
      default -> new Mark.Label(PlainFormula.of(letter), "", spots, REACH);
    };
  }
}

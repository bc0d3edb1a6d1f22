package collisionbench.app.score;

import collisionbench.app.fuzz.input.Case;
import java.util.Optional;

/// One measure of one method on some cases.
///
/// @param count how many are at fault
/// @param worst the worst case; empty if there is nothing to show
public record Cell(long count, Optional<Worst> worst) {

  /// Nothing yet.
  static final Cell NONE = new Cell(0, Optional.empty());

  /// {@return the cell of one case}
  static Cell of(Measure.Mark mark, Case input) {
    return mark.isShown()
        ? new Cell(mark.faulty() ? 1 : 0, Optional.of(new Worst(mark, input)))
        : NONE;
  }

  /// {@return both together; where two cases are as bad, the worst is this one's}
  Cell plus(Cell later) {
    return new Cell(
        count + later.count,
        worst.isPresent() && later.worst.isPresent()
            ? Optional.of(worst.get().or(later.worst.get()))
            : worst.or(later::worst));
  }

  /// The worst case and how bad it is.
  record Worst(Measure.Mark mark, Case input) {

    private Worst or(Worst later) {
      return later.mark.compareTo(mark) > 0 ? later : this;
    }
  }
}

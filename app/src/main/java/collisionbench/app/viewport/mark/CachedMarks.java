package collisionbench.app.viewport.mark;

import collisionbench.app.viewport.sight.Sight;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Keeps the marks of the last sight, so that all overlays of one picture share them.
public final class CachedMarks implements Function<Sight, Marks> {

  private Optional<Sight> sight = Optional.empty();
  private Marks marks = new Marks(List.of(), List.of(), ThinBodies.NOTHING);

  @Override
  @SuppressWarnings("ReferenceEquality") // comparing the evaluations would take longer
  public Marks apply(Sight asked) {
    if (sight.isEmpty() || sight.get() != asked) {
      marks = Marks.of(asked);
      sight = Optional.of(asked);
    }
    return marks;
  }
}

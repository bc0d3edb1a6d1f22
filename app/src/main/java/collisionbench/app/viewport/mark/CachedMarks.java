package collisionbench.app.viewport.mark;

import collisionbench.app.viewport.render.RenderState;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Caches the marks of the last render state, for all overlays of a picture.
public final class CachedMarks implements Function<RenderState, Marks> {

  private Optional<RenderState> state = Optional.empty();
  private Marks marks = new Marks(List.of(), List.of(), ThinBodies.NOTHING);

  @Override
  @SuppressWarnings("ReferenceEquality") // comparing the evaluations would take longer
  public Marks apply(RenderState asked) {
    if (state.isEmpty() || state.get() != asked) {
      marks = Marks.of(asked);
      state = Optional.of(asked);
    }
    return marks;
  }
}

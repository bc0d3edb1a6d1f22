package collisionbench.app.viewport;

import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.Overlay;
import collisionbench.app.viewport.render.RenderState;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;

/// The canvas above the bodies on which overlays draw, at most once per frame.
final class OverlayPane extends Region {

  private final Canvas canvas = new Canvas();
  private final List<Overlay> overlays;
  private final Supplier<RenderState> state;
  private final FrameTimer frameTimer;

  /// @param overlays back to front
  OverlayPane(List<Overlay> overlays, Supplier<RenderState> state, FrameTimer frameTimer) {
    this.overlays = List.copyOf(overlays);
    this.state = state;
    this.frameTimer = frameTimer;
    setId("overlay");
    setMouseTransparent(true);
    canvas.widthProperty().bind(widthProperty());
    canvas.heightProperty().bind(heightProperty());
    getChildren().add(canvas);
  }

  /// Redraws before the next frame.
  void changed() {
    setNeedsLayout(true);
  }

  /// {@return the frontmost grip at a pixel}
  Optional<Grip> grip(double x, double y) {
    RenderState now = state.get();
    for (Overlay overlay : overlays.reversed()) {
      for (Grip grip : overlay.grips(now)) {
        if (grip.area().contains(x, y)) {
          return Optional.of(grip);
        }
      }
    }
    return Optional.empty();
  }

  @Override
  protected void layoutChildren() {
    long start = System.nanoTime();
    GraphicsContext context = canvas.getGraphicsContext2D();
    context.clearRect(0, 0, getWidth(), getHeight());
    if (getWidth() > 0 && getHeight() > 0) {
      RenderState now = state.get();
      overlays.forEach(overlay -> {
        context.save();
        overlay.draw(context, now);
        context.restore();
      });
    }
    frameTimer.took("overlay", System.nanoTime() - start);
  }
}

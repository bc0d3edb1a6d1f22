package collisionbench.app.viewport;

import collisionbench.app.viewport.sight.Grip;
import collisionbench.app.viewport.sight.Overlay;
import collisionbench.app.viewport.sight.Probe;
import collisionbench.app.viewport.sight.Sight;
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
  private final Supplier<Sight> sight;
  private final Probe probe;

  /// @param overlays back to front
  OverlayPane(List<Overlay> overlays, Supplier<Sight> sight, Probe probe) {
    this.overlays = List.copyOf(overlays);
    this.sight = sight;
    this.probe = probe;
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
    Sight now = sight.get();
    for (Overlay overlay : overlays.reversed()) {
      for (Grip grip : overlay.grips(now)) {
        if (grip.isAt(x, y)) {
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
      Sight now = sight.get();
      overlays.forEach(overlay -> {
        context.save();
        overlay.draw(context, now);
        context.restore();
      });
    }
    probe.took("overlay", System.nanoTime() - start);
  }
}

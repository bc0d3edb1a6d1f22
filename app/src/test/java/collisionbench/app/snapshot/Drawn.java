package collisionbench.app.snapshot;

import collisionbench.app.viewport.Viewport;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.layout.Region;

/// Pictures of nodes, for the tests of what is drawn.
final class Drawn {

  private Drawn() {}

  /// {@return the picture of a node, which is made on JavaFX's thread, as large as given}
  static Bitmap of(Supplier<Region> node, int width, int height) throws SnapshotException {
    Scene stage = Toolkit.call(() -> new Scene(node.get(), width, height));
    Optional<Bitmap> drawn = Optional.empty();
    while (drawn.isEmpty()) {
      drawn = Toolkit.call(() -> isComplete(stage) ? Optional.of(of(stage)) : Optional.empty());
    }
    return drawn.get();
  }

  private static boolean isComplete(Scene stage) {
    return !(stage.getRoot() instanceof Viewport viewport) || viewport.isComplete();
  }

  /// {@return the picture of a scene, on JavaFX's thread}
  static Bitmap of(Scene stage) {
    Image image = stage.snapshot(null);
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] argb = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
    return Bitmap.of(width, height, argb);
  }
}

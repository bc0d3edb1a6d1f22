package collisionbench.app.window;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.image.Image;

/// The program's icon on the desktop.
final class ProgramIcon {

  private ProgramIcon() {}

  /// {@return the icon in all sizes that desktops use}
  static List<Image> inAllSizes() {
    return Stream.of(16, 32, 48, 128, 256).map(size -> new Image(url(size))).toList();
  }

  private static String url(int size) {
    return Objects.requireNonNull(
            ProgramIcon.class.getResource("/collisionbench/app/window/icon-" + size + ".png"))
        .toExternalForm();
  }
}

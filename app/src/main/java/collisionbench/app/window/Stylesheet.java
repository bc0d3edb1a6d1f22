package collisionbench.app.window;

import java.util.Objects;

/// Where the window's own style sheet is; dialogs use it too.
final class Stylesheet {

  private Stylesheet() {}

  static String url() {
    return Objects.requireNonNull(
            Stylesheet.class.getResource("/collisionbench/app/window/bench.css"))
        .toExternalForm();
  }
}

package collisionbench.app.text;

import collisionbench.bench.text.TextSource;
import java.io.InputStream;
import java.util.Objects;

/// The texts of the window.
public final class WindowTexts implements TextSource {

  /// For the service loader.
  public WindowTexts() {}

  @Override
  public InputStream open(String file) {
    return Objects.requireNonNull(WindowTexts.class.getResourceAsStream(file), file);
  }
}

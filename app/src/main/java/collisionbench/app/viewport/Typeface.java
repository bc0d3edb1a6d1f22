package collisionbench.app.viewport;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import javafx.scene.text.Font;

/// The bundled typeface, Inter, so that text looks the same on every machine.
public enum Typeface {
  REGULAR("Inter-Regular.otf"),
  SEMI_BOLD("Inter-SemiBold.otf");

  private static final String FOLDER = "/collisionbench/app/font/";

  private final String name;

  Typeface(String file) {
    this.name = load(FOLDER + file).getName();
  }

  /// Makes the typeface known to style sheets.
  public static void load() {
    // The constants have loaded theirs.
  }

  private static Font load(String resource) {
    try (InputStream stream = Typeface.class.getResourceAsStream(resource)) {
      Font font = stream == null ? null : Font.loadFont(stream, 12);
      if (font == null) {
        throw new IllegalStateException("font is missing or cannot be read: " + resource);
      }
      return font;
    } catch (IOException e) {
      throw new UncheckedIOException("font cannot be read: " + resource, e);
    }
  }

  /// {@return this typeface in a size, in pixels}
  public Font size(double size) {
    return new Font(name, size);
  }
}

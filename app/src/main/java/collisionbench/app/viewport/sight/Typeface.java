package collisionbench.app.viewport.sight;

import collisionbench.app.text.Language;
import collisionbench.app.text.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javafx.scene.text.Font;

/// The bundled typefaces, so that text looks the same on every machine: Inter, and for Chinese,
/// which Inter does not write, a part of Noto Sans.
public enum Typeface {
  REGULAR("Inter-Regular.otf", "BenchSansSC-Regular.otf"),
  SEMI_BOLD("Inter-SemiBold.otf", "BenchSansSC-Bold.otf");

  private static final String FOLDER = "/collisionbench/app/font/";

  private final String english;
  private final String chinese;

  /// The Chinese files are large: none is read before it is needed.
  @SuppressWarnings("ImmutableEnumChecker")
  private final Map<Language, String> names = new ConcurrentHashMap<>();

  Typeface(String english, String chinese) {
    this.english = english;
    this.chinese = chinese;
  }

  /// Makes the typefaces of the language in use known to style sheets.
  public static void load() {
    for (Typeface typeface : values()) {
      typeface.in(Texts.language());
    }
  }

  /// {@return the name for style sheets of this typeface in a language}
  public String in(Language language) {
    return names.computeIfAbsent(language, _ -> load(resource(language)).getFamily());
  }

  /// {@return the file of this typeface for a language}
  String resource(Language language) {
    return FOLDER
        + switch (language) {
          case ENGLISH -> english;
          case CHINESE -> chinese;
        };
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

  /// {@return this typeface in the language in use, in a size in pixels}
  public Font size(double size) {
    return Font.font(in(Texts.language()), size);
  }
}

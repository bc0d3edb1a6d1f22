package collisionbench.app.viewport.render;

import collisionbench.bench.text.Language;
import collisionbench.bench.text.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.Character.UnicodeScript;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javafx.scene.text.Font;

/// The bundled typefaces, so that text looks the same on every machine: Inter, and a subset of Noto
/// Sans for Chinese.
public enum Typeface {
  REGULAR("Inter-Regular.otf", "BenchSansSC-Regular.otf"),
  SEMI_BOLD("Inter-SemiBold.otf", "BenchSansSC-Bold.otf");

  private static final String FOLDER = "/collisionbench/app/font/";

  private static double scale = 1;

  private final String inter;
  private final String chinese;

  /// The names by file. Files are read on demand, since the Chinese ones are large.
  @SuppressWarnings("ImmutableEnumChecker")
  private final Map<String, String> names = new ConcurrentHashMap<>();

  Typeface(String inter, String chinese) {
    this.inter = inter;
    this.chinese = chinese;
  }

  /// Sets the size of all text that is made from now on, as a multiple of the usual size.
  public static void scale(double factor) {
    scale = factor;
  }

  /// {@return the size of text as a multiple of the usual size}
  public static double scale() {
    return scale;
  }

  /// {@return a length in pixels that goes with the size of text}
  public static double scaled(double length) {
    return Math.round(length * scale);
  }

  /// Makes the typefaces of the current language and of letters available to style sheets.
  public static void load() {
    for (Typeface typeface : values()) {
      typeface.in(Language.ENGLISH);
      typeface.in(Texts.language());
    }
  }

  /// {@return this typeface for a text, in a size in pixels, which is scaled}
  public Font size(double size, String text) {
    return Language.isNotEastAsian(text)
        ? Font.font(in(Language.ENGLISH), scaled(size))
        : size(size);
  }

  /// {@return the name of this typeface in a language, for style sheets}
  public String in(Language language) {
    return names.computeIfAbsent(resource(language), file -> load(file).getFamily());
  }

  String resource(Language language) {
    return FOLDER + (language.script() == UnicodeScript.HAN ? chinese : inter);
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

  /// {@return this typeface for the current language, in a size in pixels, which is scaled}
  public Font size(double size) {
    return Font.font(in(Texts.language()), scaled(size));
  }
}

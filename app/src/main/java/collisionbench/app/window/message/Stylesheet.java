package collisionbench.app.window.message;

import collisionbench.app.viewport.render.Typeface;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Objects;
import java.util.regex.Pattern;

/// The style sheet of windows and dialogs, in the current language.
public final class Stylesheet {

  private static final String RESOURCE = "/collisionbench/app/window/bench.css";

  private static final Pattern SIZE =
      Pattern.compile("(-fx-(?:font-size|icon-size|min-width): )(\\d+)px");

  private Stylesheet() {}

  /// {@return the URL of the style sheet. The resource names the typefaces and sizes for English
  /// text of the usual size; CSS in JavaFX has no variables for them, so that any other sheet is
  /// generated.}
  public static String url() {
    return Texts.language().equals(Language.ENGLISH) && Typeface.scale() == 1
        ? Objects.requireNonNull(Stylesheet.class.getResource(RESOURCE)).toExternalForm()
        : "data:text/css;base64,"
            + Base64.getEncoder()
                .encodeToString(in(Texts.language()).getBytes(StandardCharsets.UTF_8));
  }

  private static String in(Language language) {
    String sheet = text();
    for (Typeface typeface : Typeface.values()) {
      sheet = sheet.replace(quoted(typeface, Language.ENGLISH), quoted(typeface, language));
    }
    return SIZE.matcher(sheet)
        .replaceAll(found ->
            found.group(1) + Math.round(Typeface.scaled(Integer.parseInt(found.group(2)))) + "px");
  }

  /// Another module could not open a resource of this one.
  private static String text() {
    try (InputStream in = Stylesheet.class.getResourceAsStream(RESOURCE)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static String quoted(Typeface typeface, Language language) {
    return '"' + typeface.in(language) + '"';
  }
}

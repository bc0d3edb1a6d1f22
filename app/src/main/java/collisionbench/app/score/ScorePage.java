package collisionbench.app.score;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// The score as a page that contains the JSON and builds its tables from it.
public final class ScorePage {

  /// The placeholder for the JSON.
  private static final String GAP = "@score";

  private ScorePage() {}

  /// {@return the page}
  ///
  /// @param json the text of `score.json`
  public static String of(String json) {
    try (InputStream in = ScorePage.class.getResourceAsStream("index.html")) {
      String page = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      // In JSON, `<` occurs only in strings; escaped, no string can end the script element.
      return page.replace(GAP, json.replace("<", "\\u003c"));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}

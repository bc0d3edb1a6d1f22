package collisionbench.app.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// Web pages that contain JSON and build their content from it.
public final class JsonPage {

  /// The placeholder for the JSON.
  private static final String GAP = "@json";

  private JsonPage() {}

  /// {@return a page}
  ///
  /// @param owner the class beside which the template is
  public static String of(Class<?> owner, String template, String json) {
    try (InputStream in = owner.getResourceAsStream(template)) {
      String page = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      // In JSON, `<` occurs only in strings; escaped, no string can end the script element.
      return page.replace(GAP, json.replace("<", "\\u003c"));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}

package collisionbench.app.score;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A text with gaps, such as `@{name}`, from a resource beside this class.
record Template(String text) {

  private static final Pattern GAP = Pattern.compile("@\\{(\\w+)}");

  /// {@return the template in a resource}
  static Template of(String resource) {
    try (InputStream in = Template.class.getResourceAsStream(resource)) {
      return new Template(
          new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /// {@return the text with all gaps filled}
  ///
  /// @param markup what goes into each of them, as markup
  /// @throws IllegalArgumentException if a gap stays open
  String fill(Map<String, String> markup) {
    return GAP.matcher(text)
        .replaceAll(gap -> {
          String filling = markup.get(gap.group(1));
          if (filling == null) {
            throw new IllegalArgumentException("nothing for the gap " + gap.group());
          }
          return Matcher.quoteReplacement(filling);
        });
  }

  /// {@return the text with gaps filled by markup and by text, which is escaped}
  String fill(Map<String, String> markup, Map<String, String> texts) {
    Map<String, String> all = new HashMap<>(markup);
    texts.forEach((name, text) -> all.put(name, escaped(text)));
    return fill(all);
  }

  /// {@return a text as markup that shows it}
  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}

package collisionbench.app.panel.field;

import collisionbench.app.text.Texts;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What shapes and scenes refuse, as a sentence for whoever typed it.
///
/// @param message what the refusal says, with what of it the sentence takes up in parentheses
/// @param key the sentence
public record Refusal(Pattern message, String key) {

  private static final List<Refusal> KNOWN =
      List.of(
          refusal("(?s).* must be finite and >= 0: .*", "negative"),
          refusal("angle must be > 0 .*", "opening"),
          refusal("orientation must not be the zero quaternion", "quaternion"),
          refusal("(?s).* must be finite: .*", "large"),
          refusal("vertices must be at least 3 .*", "corners"),
          refusal("vertices\\[(\\d+)\\] repeats .*", "corner-twice"),
          refusal("vertices\\[(\\d+)\\] makes the polygon turn .*", "corner-inwards"),
          refusal("vertices must not all lie on one line.*", "corners-line"),
          refusal("vertices must run counter-clockwise.*", "corners-clockwise"),
          refusal("vertices must go round once.*", "corners-round"),
          refusal("id must not be empty", "name-empty"),
          refusal("id is given twice: (.*)", "name-taken"));

  private static Refusal refusal(String message, String key) {
    return new Refusal(Pattern.compile(message), "refused." + key);
  }

  /// {@return why something was refused}
  public static String sentence(IllegalArgumentException refused) {
    String message = String.valueOf(refused.getMessage());
    for (Refusal known : KNOWN) {
      Matcher matcher = known.message.matcher(message);
      if (matcher.matches()) {
        return Texts.get(known.key, known.detail(matcher));
      }
    }
    return Texts.get("refused.other", message);
  }

  /// A corner is counted as people count, from one; a name is as it is.
  private Object detail(Matcher matcher) {
    if (matcher.groupCount() == 0) {
      return "";
    }
    String found = matcher.group(1);
    return key.contains("corner") ? Integer.parseInt(found) + 1 : found;
  }
}

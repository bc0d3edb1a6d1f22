package collisionbench.app.preset;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Says in our words what the JSON parser stumbled over.
final class Malformed {

  private static final Pattern CHARACTER =
      Pattern.compile(
          "Unexpected character \\('(.+)' \\(code .*?\\)\\)(?:: was expecting|: expected|: maybe| in)"
              + " (.+)");
  private static final Pattern TOKEN = Pattern.compile("Unrecognized token '(.*)': .*");
  private static final Pattern CLOSING =
      Pattern.compile("Unexpected close marker '(.)': (?:expected )?(.+)");
  private static final Pattern ASIDE =
      Pattern.compile(" \\((?:JSON String|start marker|for Object|for Array).*|: enable `.*");

  private Malformed() {}

  /// {@return the refusal of a text that is not JSON}
  ///
  /// @param reached how far the parser came
  static SceneFileException refuse(
      String source, JsonProcessingException malformed, JsonLocation reached) {
    JsonLocation at = malformed.getLocation() == null ? reached : malformed.getLocation();
    return new Place(source, "", at.getLineNr(), at.getColumnNr())
        .refuse(
            malformed instanceof StreamConstraintsException
                ? beyondLimits(malformed.getOriginalMessage())
                : "malformed JSON: " + why(malformed.getOriginalMessage()));
  }

  private static String beyondLimits(String said) {
    return said.contains("nesting depth")
        ? "expected at most " + JsonReader.DEEPEST + " levels of nesting, found more"
        : "too large: " + said;
  }

  private static String why(String said) {
    if (said.startsWith("Unexpected end-of-input")) {
      return "expected the rest of the scene, found the end of the file";
    }
    String plain = ASIDE.matcher(said).replaceAll("");
    Matcher character = CHARACTER.matcher(plain);
    if (character.matches()) {
      return unexpected(character.group(1), character.group(2));
    }
    Matcher token = TOKEN.matcher(plain);
    if (token.matches()) {
      return "expected a value, found " + token.group(1);
    }
    Matcher closing = CLOSING.matcher(plain);
    return closing.matches()
        ? "expected " + closing.group(2) + ", found '" + closing.group(1) + "'"
        : plain;
  }

  private static String unexpected(String character, String expected) {
    return switch (character) {
      case "/", "#" -> "expected no comments, found '" + character + "'";
      default -> "expected " + expected + ", found '" + character + "'";
    };
  }
}

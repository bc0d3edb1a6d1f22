package collisionbench.app.preset;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Says in our words what the JSON parser stumbled over. What it says that is not known here is
/// passed on as it is.
final class Malformed {

  private static final List<Rule> RULES =
      List.of(
          new Rule(
              "Unexpected end-of-input.*",
              "expected the rest of the scene, found the end of the file"),
          new Rule("Unexpected character \\('([/#])'.*", "expected no comments, found '$1'"),
          new Rule(
              "Unexpected character \\('(.+)' .*: was expecting double-quote .*",
              "expected a field name in double quotes, found '$1'"),
          new Rule(
              "Unexpected character \\('(.+)' .*: was expecting (?:a )?(comma|colon) .*",
              "expected a $2, found '$1'"),
          new Rule(
              "Unexpected character \\('(.+)' .*: expected a (?:valid )?value.*",
              "expected a value, found '$1'"),
          new Rule("Unexpected character \\('\\+'.*", "expected a value, found '+'"),
          new Rule(
              "Unexpected character \\('(.+)' .* in numeric value: .*",
              "expected another digit, found '$1'"),
          new Rule(".*Leading zeroes not allowed.*", "expected a number without leading zeros"),
          new Rule("Unrecognized token '(.*)': .*", "expected a value, found $1"),
          new Rule("Unexpected close marker '(.)': expected ('.').*", "expected $2, found '$1'"),
          new Rule("Unexpected close marker '(.)'.*", "expected a value, found '$1'"),
          new Rule(
              "Unrecognized character escape '(.+)' .*", "expected a JSON escape, found '\\\\$1'"),
          new Rule(
              "Illegal unquoted character \\(\\(CTRL-CHAR, code 1[03]\\)\\).*",
              "expected the string to end on its line, found the end of the line"),
          new Rule(
              "Illegal unquoted character .*",
              "expected control characters in a string to be escaped, found one as it is"),
          new Rule("Illegal character .*", "expected a value, found a control character"));

  private Malformed() {}

  /// {@return the refusal of a text that is not JSON}
  ///
  /// @param reached how far the parser came
  static SceneFileException refuse(
      String source, JsonProcessingException malformed, JsonLocation reached) {
    JsonLocation at = malformed.getLocation() == null ? reached : malformed.getLocation();
    String said = malformed.getOriginalMessage();
    return new Place(source, "", at.getLineNr(), at.getColumnNr())
        .refuse(
            malformed instanceof StreamConstraintsException
                ? beyondLimits(said)
                : "malformed JSON: " + translated(said));
  }

  private static String beyondLimits(String said) {
    return said.contains("nesting depth")
        ? "expected at most " + JsonReader.DEEPEST + " levels of nesting, found more"
        : "too large: " + said.replaceAll(", from `.*`\\)", ")");
  }

  private static String translated(String said) {
    for (Rule rule : RULES) {
      Matcher matcher = rule.pattern().matcher(said);
      if (matcher.matches()) {
        return matcher.replaceFirst(rule.ours());
      }
    }
    return said;
  }

  /// @param ours what to say instead, with the groups of the pattern as `$1`
  private record Rule(Pattern pattern, String ours) {
    Rule(String theirs, String ours) {
      this(Pattern.compile(theirs), ours);
    }
  }
}

package collisionbench.app.json;

import collisionbench.app.text.Phrase;
import collisionbench.app.text.Plain;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a text that is not JSON has where the parser stopped, and what should be there.
final class Diagnosis {

  private static final int LONGEST_WORD = 256;

  /// The beginning of a number, up to where a digit should be and is none.
  private static final Pattern LACKS_DIGIT =
      Pattern.compile("(?:-|-?[0-9]+[.]|-?[0-9]+(?:[.][0-9]+)?[eE][+-]?+)(?![0-9])");

  private static final String DELIMITERS = ",:[]{}\" \t\r\n";

  private final String text;
  private final Place place;
  private final int at;
  private final JsonStreamContext context;
  private final boolean behindName;

  private Diagnosis(String text, JsonLocation location, JsonParser parser) {
    this.text = text;
    place = JsonReader.placeAt(location);
    at = (int) location.getCharOffset();
    context = parser.getParsingContext();
    behindName = parser.currentToken() == JsonToken.FIELD_NAME;
  }

  /// {@return the refusal of a text in which a parser has stopped}
  static JsonException refusal(String text, JsonProcessingException failure, JsonParser parser) {
    JsonLocation location =
        Objects.requireNonNullElse(failure.getLocation(), parser.currentLocation());
    Diagnosis diagnosis = new Diagnosis(text, location, parser);
    return failure instanceof StreamConstraintsException
        ? diagnosis.beyondLimits()
        : diagnosis.malformed();
  }

  private JsonException beyondLimits() {
    if (context.getNestingDepth() > JsonReader.DEEPEST) {
      return place.refuse(JsonReason.TOO_DEEP, JsonReader.DEEPEST);
    }
    int opened = opened();
    if (opened >= 0) {
      return tooLong(
          JsonReason.NAME_TOO_LONG, at - opened - 1, StreamReadConstraints.DEFAULT_MAX_NAME_LEN);
    }
    int start = start();
    int digits = at - start - (text.charAt(start) == '-' ? 1 : 0);
    return tooLong(JsonReason.NUMBER_TOO_LONG, digits, StreamReadConstraints.DEFAULT_MAX_NUM_LEN);
  }

  private JsonException tooLong(JsonReason reason, int length, int most) {
    return place.refuse(reason, String.valueOf(length), String.valueOf(most));
  }

  private JsonException malformed() {
    int opened = opened();
    if (opened < 0 && at > 0 && isControl(text.charAt(at - 1))) {
      return malformed("expected.value", Phrase.of("found.control-character"));
    }
    if (at >= text.length()) {
      return place.refuse(JsonReason.CUT_OFF);
    }
    return opened < 0 ? betweenStrings() : inString(opened);
  }

  /// {@return where the string begins that is open here, or the escape in it; -1 if there is none}
  private int opened() {
    int opened = -1;
    for (int i = 0; i < at; i++) {
      if (text.charAt(i) == '"') {
        opened = opened < 0 ? i : -1;
      } else if (text.charAt(i) == '\\') {
        int last = i + (text.startsWith("u", i + 1) ? 5 : 1);
        if (last >= at) {
          return i;
        }
        i = last;
      }
    }
    return opened;
  }

  private static boolean isControl(char c) {
    return c < ' ' && DELIMITERS.indexOf(c) < 0;
  }

  private JsonException inString(int opened) {
    char found = text.charAt(at);
    if (text.charAt(opened) == '\\') {
      return at == opened + 1
          ? malformed("expected.escape", Phrase.verbatim("'\\" + found + "'"))
          : malformed("expected.hex-digit", quoted(found));
    }
    return found == '\n' || found == '\r'
        ? malformed("expected.end-of-string", Phrase.of("found.end-of-line"))
        : malformed("expected.escaped", Phrase.of("found.unescaped"));
  }

  private JsonException betweenStrings() {
    char found = text.charAt(at);
    String before = text.substring(start(), at);
    if (before.startsWith("+")) {
      return malformed("expected.value", quoted('+'));
    }
    if ((before.equals("0") || before.equals("-0")) && found >= '0' && found <= '9') {
      return place.refuse(JsonReason.LEADING_ZERO);
    }
    Matcher number = LACKS_DIGIT.matcher(text).region(start(), text.length());
    if (!before.isEmpty() && number.lookingAt()) {
      return digitMissing(number.end());
    }
    if (isComment(found)) {
      return comment(found);
    }
    return !before.isEmpty() && context.inRoot() ? place.refuse(JsonReason.MORE) : atToken(found);
  }

  private JsonException digitMissing(int due) {
    if (due == text.length()) {
      return place.refuse(JsonReason.CUT_OFF);
    }
    char found = text.charAt(due);
    return isComment(found) ? comment(found) : malformed("expected.digit", quoted(found));
  }

  private JsonException comment(char sign) {
    return malformed("expected.no-comments", quoted(sign));
  }

  private static boolean isComment(char c) {
    return c == '/' || c == '#';
  }

  /// {@return where the word or the number begins that ends here}
  private int start() {
    int start = at;
    while (start > 0 && DELIMITERS.indexOf(text.charAt(start - 1)) < 0) {
      start--;
    }
    return start;
  }

  private JsonException atToken(char found) {
    char before = before();
    if (context.inRoot() || before == ':' || (before == ',' && context.inArray())) {
      return malformed("expected.value", word(found));
    }
    if (before == ',') {
      return malformed("expected.name", quoted(found));
    }
    if (behindName) {
      return malformed("expected.colon", quoted(found));
    }
    if (found == ']' || found == '}') {
      return malformed(quoted(context.inArray() ? ']' : '}'), quoted(found));
    }
    return switch (before) {
      case '{' -> malformed("expected.name", quoted(found));
      case '[' -> malformed("expected.value", word(found));
      default -> malformed("expected.comma", quoted(found));
    };
  }

  /// {@return the last character before this place that is no white space; a space if there is
  /// none}
  private char before() {
    String before = text.substring(0, at).stripTrailing();
    return before.isEmpty() ? ' ' : before.charAt(before.length() - 1);
  }

  /// {@return the word that begins here, or the one character in quotes}
  private Phrase word(char first) {
    if (first != '-' && first != '+' && !Character.isJavaIdentifierStart(first)) {
      return quoted(first);
    }
    int end = at + 1;
    while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
      end++;
    }
    return Phrase.verbatim(Plain.cut(text.substring(at, end), LONGEST_WORD));
  }

  private static Phrase quoted(char c) {
    return Phrase.verbatim("'" + c + "'");
  }

  private JsonException malformed(String expected, Phrase found) {
    return malformed(Phrase.of(expected), found);
  }

  private JsonException malformed(Phrase expected, Phrase found) {
    return place.refuse(JsonReason.MALFORMED, JsonReason.MISFIT.with(expected, found));
  }
}

package collisionbench.bench.method;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.text.Phrase;
import java.util.regex.Pattern;

/// Numbers as programs print them, including NaN and infinity in the spellings of C, C++, Python,
/// Java, JavaScript and C#.
final class Numerals {

  private static final Pattern NOT_FINITE =
      Pattern.compile("[+-]?(nan(\\([^)]*\\))?|inf(inity)?|∞)", Pattern.CASE_INSENSITIVE);

  private static final Pattern DECIMAL =
      Pattern.compile("[+-]?(\\d++\\.?+\\d*+|\\.\\d++)(e[+-]?\\d++)?", Pattern.CASE_INSENSITIVE);

  private Numerals() {}

  /// {@return whether a word is a number, or a spelling of NaN or infinity}
  static boolean isNumeral(String word) {
    return NOT_FINITE.matcher(word).matches() || isDecimal(word);
  }

  /// {@return whether a word is written as a finite number}
  static boolean isDecimal(String word) {
    return DECIMAL.matcher(word).matches();
  }

  /// {@return the number; NaN for NaN, infinity and `null`}
  static double of(Json json) throws JsonException {
    return switch (json) {
      case Json.Numeral numeral -> finite(numeral.nearest());
      case Json.Text text when NOT_FINITE.matcher(text.value()).matches() -> Double.NaN;
      case Json.Literal literal when literal.word().equals("null") -> Double.NaN;
      default -> throw json.unexpected(Phrase.of("expected.number"));
    };
  }

  private static double finite(double number) {
    return Double.isFinite(number) ? number : Double.NaN;
  }
}

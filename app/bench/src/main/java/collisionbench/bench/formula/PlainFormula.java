package collisionbench.bench.formula;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Formulas in one line of Unicode: `d² = |AP|² − t²/|AB|²`.
public final class PlainFormula {

  private static final Map<Character, Character> RAISED =
      pairs(
          "0123456789\u2212+()in",
          "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207b\u207a\u207d\u207e\u2071\u207f");

  private static final Map<Character, Character> LOWERED =
      pairs(
          "0123456789\u2212+()ijmnrx",
          "\u2080\u2081\u2082\u2083\u2084\u2085\u2086\u2087\u2088\u2089\u208b\u208a\u208d\u208e\u1d62\u2c7c\u2098\u2099\u1d63\u2093");

  private static final String ARROW_OVER = "\u20d7";

  private PlainFormula() {}

  /// {@return the line}
  public static String of(Formula formula) {
    return switch (formula) {
      case Formula.Row row ->
          row.parts().stream().map(PlainFormula::of).collect(Collectors.joining());
      case Formula.Letters(String text) -> text;
      case Formula.Operator(String sign) -> " " + sign + " ";
      case Formula.Comma() -> ", ";
      case Formula.Gap() -> " ";
      case Formula.Fraction(Formula top, Formula bottom) -> whole(top) + "/" + whole(bottom);
      case Formula.Root(Formula under) -> "\u221a" + whole(under);
      case Formula.Vector(Formula under) -> of(under) + ARROW_OVER;
      case Formula.Script(Formula base, Optional<Formula> index, Optional<Formula> power) ->
          of(base)
              + index.map(part -> moved(part, "_", LOWERED)).orElse("")
              + power.map(part -> moved(part, "^", RAISED)).orElse("");
    };
  }

  private static String whole(Formula part) {
    return part instanceof Formula.Row ? "(" + of(part) + ")" : of(part);
  }

  private static String moved(Formula part, String sign, Map<Character, Character> letters) {
    String text = of(part);
    if (text.chars().allMatch(letter -> letters.containsKey((char) letter))) {
      return text.chars()
          .mapToObj(letter -> String.valueOf(letters.get((char) letter)))
          .collect(Collectors.joining());
    }
    return sign + (text.length() == 1 ? text : "(" + text + ")");
  }

  private static Map<Character, Character> pairs(String plain, String moved) {
    return IntStream.range(0, plain.length())
        .boxed()
        .collect(Collectors.toUnmodifiableMap(plain::charAt, moved::charAt));
  }
}

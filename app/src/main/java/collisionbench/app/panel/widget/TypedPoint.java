package collisionbench.app.panel.widget;

import collisionbench.bench.text.ReasonException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// All numbers of a point, typed or pasted into one of its fields: `Vector3(1, 2, 3)`, `[1 2 3]`,
/// `{x: 1, y: 2}`. Without brackets a semicolon, or a comma and a space, are between them; a comma
/// alone may be one of decimals or thousands.
final class TypedPoint {

  private static final Pattern BRACKETS =
      Pattern.compile(
          "\\s*(?<before>[\\p{L}_][\\w.:&= ]*(?:<\\w+>\\s*)?)?[(\\[{<](?<list>[^()\\[\\]{}<>]*)[)\\]}>][\\s;,]*");

  /// Longer texts are no point.
  private static final int LONGEST = 1000;

  private static final Pattern CONSTRUCTOR =
      Pattern.compile("(?i)vec|point|coord|float|double|pos");

  private static final Pattern BARE_SEPARATOR = Pattern.compile(",\\s+|\\s*;\\s*");

  private static final Pattern COMMA = Pattern.compile("\\s*[,;]\\s*");

  private static final Pattern SPACE = Pattern.compile("\\s+");

  private static final Pattern BLANKS = Pattern.compile("\\s++");

  private static final Pattern NAMED = Pattern.compile("\"?(\\p{L})\"?\\s*[:=]\\s*(.*)");

  private TypedPoint() {}

  /// {@return the numbers; empty if the text is something else}
  ///
  /// @param names of the numbers, in their order
  static Optional<List<Double>> of(String typed, List<String> names) {
    if (typed.length() > LONGEST) {
      return Optional.empty();
    }
    Matcher brackets = BRACKETS.matcher(typed);
    boolean inBrackets = brackets.matches() && isOfPoint(brackets.group("before"));
    String list = (inBrackets ? brackets.group("list") : typed).strip();
    List<String> parts = List.of(separator(list, inBrackets).split(list, -1));
    if (names.size() < 2 || parts.size() != names.size()) {
      return Optional.empty();
    }
    List<Double> numbers = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      number(parts.get(i), names.get(i)).ifPresent(numbers::add);
    }
    return Optional.of(numbers).filter(all -> all.size() == names.size());
  }

  /// {@return whether the name of a variable, of a constructor, or both is before brackets, and not
  /// that of a function such as `pow(2, 3)`}
  private static boolean isOfPoint(@Nullable String before) {
    if (before == null) {
      return true;
    }
    String plain = before.replace("::", ".");
    String name = plain.substring(1 + Math.max(plain.lastIndexOf('='), plain.lastIndexOf(':')));
    return name.isBlank() || CONSTRUCTOR.matcher(name).find();
  }

  /// {@return pasted cells of a spreadsheet with a semicolon between}
  static String joined(String pasted) {
    return BLANKS
        .matcher(pasted.strip())
        .replaceAll(run -> run.group().matches(" +") ? run.group() : "; ");
  }

  private static Pattern separator(String list, boolean inBrackets) {
    if (!inBrackets) {
      return BARE_SEPARATOR;
    }
    return COMMA.matcher(list).find() ? COMMA : SPACE;
  }

  private static Optional<Double> number(String part, String name) {
    Matcher named = NAMED.matcher(part);
    if (named.matches()) {
      return named.group(1).equalsIgnoreCase(name) ? value(named.group(2)) : Optional.empty();
    }
    return value(part);
  }

  private static Optional<Double> value(String part) {
    try {
      return Optional.of(Expression.of(part));
    } catch (ReasonException _) {
      return Optional.empty();
    }
  }
}

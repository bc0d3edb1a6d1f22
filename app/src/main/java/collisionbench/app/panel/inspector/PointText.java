package collisionbench.app.panel.inspector;

import collisionbench.bench.formula.TextCursor;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.ReasonException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Gatherers;

/// A list of points as text: a line for each point, its coordinates separated by tabs, as
/// spreadsheets copy them. Any list of numbers is read, with commas, semicolons or brackets.
final class PointText {

  private static final Pattern NUMBER =
      Pattern.compile("[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?");
  private static final Pattern BETWEEN = Pattern.compile("[\\s,;()\\[\\]{}]*");

  /// The longest quote of an unexpected text.
  private static final int LONGEST_QUOTE = 24;

  private PointText() {}

  static String of(List<double[]> points) {
    return points.stream()
        .map(point ->
            DoubleStream.of(point).mapToObj(Numbers::exact).collect(Collectors.joining("\t")))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  /// @param dimension the number of coordinates of a point
  static List<double[]> read(String text, int dimension) throws ReasonException {
    List<Double> numbers = numbers(text);
    if (numbers.isEmpty() || numbers.size() % dimension != 0) {
      throw new ReasonException("points.count", numbers.size(), dimension);
    }
    return numbers.stream()
        .gather(Gatherers.windowFixed(dimension))
        .map(point -> point.stream().mapToDouble(Double::doubleValue).toArray())
        .toList();
  }

  private static List<Double> numbers(String text) throws ReasonException {
    List<Double> numbers = new ArrayList<>();
    TextCursor cursor = new TextCursor(text);
    cursor.take(BETWEEN);
    while (!cursor.isAtEnd()) {
      String number = cursor.take(NUMBER);
      if (number.isEmpty()) {
        int at = cursor.at();
        throw new ReasonException(
            "points.unexpected",
            1 + text.substring(0, at).chars().filter(c -> c == '\n').count(),
            quote(text, at));
      }
      numbers.add(Double.parseDouble(number));
      cursor.take(BETWEEN);
    }
    return numbers;
  }

  private static String quote(String text, int at) {
    String rest = text.substring(at).split("[\\s,;]", 2)[0];
    return rest.length() <= LONGEST_QUOTE ? rest : rest.substring(0, LONGEST_QUOTE) + "\u2026";
  }
}

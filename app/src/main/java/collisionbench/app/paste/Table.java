package collisionbench.app.paste;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Reads the rows of a table below a heading that names the coordinates, such as `z;y;x`, as CSV,
/// TSV and Markdown have it. A column named `r` or `radius` is one of radii.
final class Table {

  private static final List<String> COORDINATES = List.of("x", "y", "z");
  private static final List<String> SEPARATORS = List.of("\t", ";", "|", ",");

  private final List<Integer> columns;
  private final int dimension;
  private final String separator;
  private final List<String> headings;

  private Table(List<String> headings, String separator) {
    this.headings = headings;
    this.separator = separator;
    List<Integer> found = new ArrayList<>();
    for (String name : COORDINATES) {
      if (headings.contains(name)) {
        found.add(headings.indexOf(name));
      }
    }
    dimension = found.size();
    for (String name : List.of("r", "radius")) {
      if (headings.contains(name)) {
        found.add(headings.indexOf(name));
      }
    }
    columns = found;
  }

  /// {@return the table that a text is; empty if its first line is no heading of coordinates alone}
  private static Optional<Table> headed(String line) {
    for (String separator : SEPARATORS) {
      if (line.contains(separator)) {
        Table table = new Table(cells(line.toLowerCase(Locale.ROOT), separator), separator);
        boolean isWhole = table.columns.size() == table.headings.size();
        boolean isOrdered = table.headings.contains("x") && table.headings.contains("y");
        return Optional.of(table).filter(_ -> isWhole && isOrdered);
      }
    }
    return Optional.empty();
  }

  private static List<String> cells(String line, String separator) {
    String stripped = line.replace("\uFEFF", "").strip();
    if (separator.equals("|")) {
      stripped = stripped.replaceFirst("^\\|", "").replaceFirst("\\|$", "");
    }
    return java.util.stream.Stream.of(stripped.split(java.util.regex.Pattern.quote(separator), -1))
        .map(String::strip)
        .toList();
  }

  /// {@return the row of all points; empty if the text is no table, or some cell is no number}
  static Optional<Guess.Guessed> read(String text, Stop stop) {
    int start = text.length() - text.stripLeading().length();
    int end = text.indexOf('\n', start);
    Optional<Table> table = end < 0 ? Optional.empty() : headed(text.substring(start, end));
    return table.flatMap(found -> found.rows(text, end + 1, stop));
  }

  private Optional<Guess.Guessed> rows(String text, int from, Stop stop) {
    List<Tuple> points = new ArrayList<>();
    boolean areDecimal = !separator.equals(",") && DecimalCommas.areIn(text.substring(from));
    for (int at = from; at < text.length(); ) {
      stop.step();
      int next = text.indexOf('\n', at);
      int end = next < 0 ? text.length() : next;
      String line = text.substring(at, end);
      boolean isRule = line.chars().allMatch(c -> "-|: \t\r".indexOf(c) >= 0);
      if (!isRule) {
        Optional<Tuple> point = point(line, new Mark(at, end), areDecimal);
        if (point.isEmpty()) {
          return Optional.empty();
        }
        points.add(point.get());
      }
      at = end + 1;
    }
    return Optional.of(points).filter(all -> !all.isEmpty()).map(this::guessed);
  }

  private Optional<Tuple> point(String line, Mark mark, boolean areDecimal) {
    List<String> cells = cells(line, separator);
    if (cells.size() != headings.size()) {
      return Optional.empty();
    }
    List<Double> values = new ArrayList<>();
    for (int column : columns) {
      String cell = cells.get(column);
      String number = areDecimal ? cell.replace(',', '.') : cell;
      boolean isNumber =
          !number.isEmpty() && Numeral.begins(number, Chars.isSign(number.charAt(0)) ? 1 : 0);
      if (!isNumber) {
        return Optional.empty();
      }
      Numeral numeral = Numeral.read(number, 0, Chars.isSign(number.charAt(0)) ? 1 : 0, false);
      if (numeral.value().isEmpty() || numeral.end() < number.length()) {
        return Optional.empty();
      }
      values.add(numeral.value().getAsDouble());
    }
    return Optional.of(Tuple.of(values, List.of(mark)));
  }

  private Guess.Guessed guessed(List<Tuple> points) {
    Row row = Row.of(Content.of(Part.of("", points), dimension));
    boolean isList = columns.size() > dimension || points.size() > 2;
    return new Guess.Guessed(List.of(row), dimension, row.isOn() && isList);
  }
}

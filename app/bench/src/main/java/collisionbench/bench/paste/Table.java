package collisionbench.bench.paste;

import collisionbench.bench.paste.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// Reads the rows of a table below a heading that names the coordinates, such as `z;y;x`, as CSV,
/// TSV and Markdown have it. A column named `r` or `radius` is one of radii, and one named `id` or
/// the like names the rows.
final class Table {

  private static final List<String> NAMES = List.of("x", "y", "z", "r", "radius");

  /// What columns of names are called.
  private static final Set<String> LABELS = Set.of("id", "name", "label", "index");

  private Table() {}

  /// {@return the row of all points; empty if the first line is no heading of coordinates alone, or
  /// if a line below it has not one number for each}
  static Optional<Guess.Guessed> read(List<Token> tokens, Stop stop) {
    List<List<Token>> lines = new ArrayList<>(List.of(new ArrayList<>()));
    for (Token token : tokens) {
      stop.step();
      if (token.isLineEnd()) {
        lines.add(new ArrayList<>());
      } else if (!token.is(Kind.COMMA) && !token.is(Kind.SEMICOLON) && !token.is(Kind.OPERATOR)) {
        lines.getLast().add(token);
      }
    }
    lines.removeIf(List::isEmpty);
    return lines.size() < 2 ? Optional.empty() : rows(lines);
  }

  private static Optional<Guess.Guessed> rows(List<List<Token>> lines) {
    List<String> heading =
        lines.getFirst().stream().map(token -> token.text().toLowerCase(Locale.ROOT)).toList();
    List<Integer> columns =
        NAMES.stream().map(heading::indexOf).filter(column -> column >= 0).toList();
    int dimension = heading.contains("z") ? 3 : 2;
    boolean isHeading =
        heading.contains("x")
            && heading.contains("y")
            && heading.stream().allMatch(name -> NAMES.contains(name) || LABELS.contains(name));
    List<List<Token>> points = lines.subList(1, lines.size());
    boolean areRows =
        isHeading
            && points.stream()
                .allMatch(row ->
                    row.size() == heading.size()
                        && columns.stream().allMatch(column -> row.get(column).is(Kind.NUMBER)));
    if (!areRows) {
      return Optional.empty();
    }
    List<Tuple> tuples =
        points.stream().map(row -> Tuple.of(columns.stream().map(row::get).toList())).toList();
    Row row = Row.of(Content.of(Part.of("", tuples), dimension));
    boolean isList = columns.size() > dimension || tuples.size() > 2;
    List<Tuple> labels =
        points.stream()
            .flatMap(cells ->
                IntStream.range(0, cells.size())
                    .filter(column -> !columns.contains(column))
                    .mapToObj(cells::get))
            .filter(cell -> cell.is(Kind.NUMBER))
            .map(cell -> Tuple.of(List.of(cell)))
            .toList();
    List<Row> rows = labels.isEmpty() ? List.of(row) : List.of(row, Row.left(labels, dimension));
    return Optional.of(new Guess.Guessed(rows, dimension, row.isOn() && isList));
  }
}

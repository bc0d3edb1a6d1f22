package collisionbench.bench.paste;

import collisionbench.bench.paste.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Reads the rows of a table below a heading that names the coordinates, such as `z;y;x`, as CSV,
/// TSV and Markdown have it. A column named `r` or `radius` is one of radii.
final class Table {

  private static final List<String> NAMES = List.of("x", "y", "z", "r", "radius");

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
        heading.contains("x") && heading.contains("y") && columns.size() == heading.size();
    List<List<Token>> points = lines.subList(1, lines.size());
    boolean areRows =
        isHeading
            && points.stream()
                .allMatch(row ->
                    row.size() == heading.size()
                        && row.stream().allMatch(one -> one.is(Kind.NUMBER)));
    if (!areRows) {
      return Optional.empty();
    }
    List<Tuple> tuples =
        points.stream().map(row -> Tuple.of(columns.stream().map(row::get).toList())).toList();
    Row row = Row.of(Content.of(Part.of("", tuples), dimension));
    boolean isList = columns.size() > dimension || tuples.size() > 2;
    return Optional.of(new Guess.Guessed(List.of(row), dimension, row.isOn() && isList));
  }
}

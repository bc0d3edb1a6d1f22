package collisionbench.bench.command;

import java.util.List;
import java.util.stream.Collectors;

/// Indented rows of text in aligned columns.
final class Columns {

  private final int[] widths;

  /// @param widths of the columns; a wider cell shifts the rest of its row
  Columns(int... widths) {
    this.widths = widths.clone();
  }

  /// {@return the rows as lines, each column as wide as its widest cell}
  static String aligned(List<List<String>> rows) {
    int[] widths = new int[rows.getFirst().size()];
    for (List<String> row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], width(row.get(i)));
      }
    }
    Columns columns = new Columns(widths);
    return rows.stream().map(columns::line).collect(Collectors.joining());
  }

  String line(List<String> row) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String cell = row.get(i);
      line.append("  ").append(cell).append(" ".repeat(Math.max(0, widths[i] - width(cell))));
    }
    return line.toString().stripTrailing() + "\n";
  }

  static int width(String cell) {
    return cell.codePointCount(0, cell.length());
  }
}

package collisionbench.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Rows of text under one another.
final class Columns {

  private Columns() {}

  /// {@return the rows as lines, indented, each column as wide as its widest cell}
  static String aligned(List<List<String>> rows) {
    int[] widths = new int[rows.getFirst().size()];
    for (List<String> row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], width(row.get(i)));
      }
    }
    return rows.stream().map(row -> line(row, widths)).collect(Collectors.joining());
  }

  private static String line(List<String> row, int[] widths) {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < widths.length; i++) {
      cells.add(row.get(i) + " ".repeat(widths[i] - width(row.get(i))));
    }
    return ("  " + String.join("  ", cells)).stripTrailing() + "\n";
  }

  private static int width(String cell) {
    return cell.codePointCount(0, cell.length());
  }
}

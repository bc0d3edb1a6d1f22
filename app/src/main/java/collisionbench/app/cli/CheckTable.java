package collisionbench.app.cli;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Space;
import collisionbench.app.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The answers about a scene as a table to read.
final class CheckTable {

  private CheckTable() {}

  /// {@return the lines of a scene}
  ///
  /// @param touching whether to leave out pairs that do not touch
  static String of(String name, Evaluation evaluation, boolean touching) {
    PairWords words = new PairWords(evaluation.scene().space() == Space.TWO);
    List<List<String>> rows =
        evaluation.pairs().stream()
            .filter(pair -> pair.touching() || !touching)
            .map(pair -> row(pair, words))
            .toList();
    String title = Plain.of(name + ": " + evaluation.scene().name()) + "\n";
    return rows.isEmpty()
        ? title + (evaluation.pairs().isEmpty() ? "  no pairs\n" : "  nothing touches\n")
        : title + aligned(rows);
  }

  private static List<String> row(PairAnswer pair, PairWords words) {
    return List.of(
        Plain.of(pair.a().id()),
        Plain.of(pair.b().id()),
        pair.touching() ? "touching" : "apart",
        "distance " + Numbers.of(pair.separation().distance()),
        words.more(pair));
  }

  private static String aligned(List<List<String>> rows) {
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

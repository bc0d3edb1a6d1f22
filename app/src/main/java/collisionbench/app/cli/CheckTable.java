package collisionbench.app.cli;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Space;
import collisionbench.app.text.Numbers;
import java.util.List;

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
        : title + Columns.aligned(rows);
  }

  private static List<String> row(PairAnswer pair, PairWords words) {
    return List.of(
        Plain.of(pair.a().id()),
        Plain.of(pair.b().id()),
        pair.touching() ? "touching" : "apart",
        "distance " + Numbers.of(pair.separation().distance()),
        words.more(pair));
  }
}

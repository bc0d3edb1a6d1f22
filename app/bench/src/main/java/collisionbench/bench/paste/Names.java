package collisionbench.bench.paste;

import java.util.ArrayList;
import java.util.List;

/// The words that say what the next numbers are.
final class Names {

  /// Words further from the numbers are forgotten.
  private static final int MOST_WORDS = 60;

  /// Those since the last number or separator.
  private final List<String> pending = new ArrayList<>();

  /// Those of the last line without numbers, which is about the rows below it.
  private List<String> label = List.of();

  /// Whether nothing stands between the label and the next numbers.
  private boolean isLabelNext;

  List<String> pending() {
    return pending;
  }

  void add(String word) {
    if (pending.size() == MOST_WORDS) {
      pending.removeFirst();
    }
    pending.add(word);
  }

  /// {@return the words for numbers or a bracket that begin now; then they are forgotten}
  ///
  /// @param isRow whether they begin a line outside brackets
  List<String> take(boolean isRow) {
    List<String> words = new ArrayList<>();
    if (isLabelNext || (isRow && pending.isEmpty())) {
      words.addAll(label);
    }
    words.addAll(pending);
    pending.clear();
    isLabelNext = false;
    return List.copyOf(words);
  }

  /// Words without numbers on a line of their own are about the lines below, up to a blank one.
  void endLine(boolean isBlank, boolean isOutside) {
    if (isBlank) {
      label = List.of();
    } else if (isOutside && !pending.isEmpty()) {
      label = List.copyOf(pending);
    }
    isLabelNext = !label.isEmpty() && !pending.isEmpty();
  }
}

package collisionbench.app.paste;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The words that say what the next numbers are.
final class Names {

  /// Words further from the numbers are forgotten.
  private static final int MOST_WORDS = 60;

  private final Roles roles;

  /// Those since the last number or separator.
  private final List<String> pending = new ArrayList<>();

  /// Those of the line above, if it has no numbers.
  private final List<String> above = new ArrayList<>();

  /// Those of the line above the rows that are being read.
  private final List<String> label = new ArrayList<>();

  Names(Roles roles) {
    this.roles = roles;
  }

  Roles roles() {
    return roles;
  }

  List<String> pending() {
    return pending;
  }

  Optional<String> last() {
    return pending.isEmpty() ? Optional.empty() : Optional.of(pending.getLast());
  }

  void add(String word) {
    if (pending.size() == MOST_WORDS) {
      pending.removeFirst();
    }
    pending.add(word);
  }

  void removeLast() {
    if (!pending.isEmpty()) {
      pending.removeLast();
    }
  }

  /// {@return the words for numbers or a bracket that begin now}
  ///
  /// @param isOutside whether they are in no bracket
  /// @param isFirst whether no word precedes them in their line
  List<String> take(boolean isOutside, boolean isFirst) {
    if (above.isEmpty()) {
      boolean isNextRow = isOutside && isFirst && pending.isEmpty();
      return List.copyOf(isNextRow ? label : pending);
    }
    label.clear();
    label.addAll(above);
    List<String> all = new ArrayList<>(above);
    all.addAll(pending);
    return all;
  }

  void clearPending() {
    pending.clear();
  }

  void clearAbove() {
    above.clear();
  }

  void clear() {
    pending.clear();
    above.clear();
  }

  /// Words without numbers on a line of their own are about the lines below, up to a blank one.
  void endLine(boolean isBlank, boolean isOutside) {
    if (isBlank) {
      above.clear();
      label.clear();
    } else if (isOutside && !pending.isEmpty()) {
      label.clear();
      above.clear();
      above.addAll(pending);
    }
    pending.clear();
  }
}

package collisionbench.app.paste;

import java.util.List;

/// A bracket of a text, or the whole text, while the text is read.
final class Bracket {

  /// The index of the bracket around it.
  final int parent;

  /// The words before it, the nearest last.
  final List<String> before;

  /// How many tuples, and brackets with tuples, are directly in it.
  int content;

  /// Whether a minus belongs to it, as in `-Vec3(1, 2, 3)`.
  boolean isNegative;

  /// Whether other arithmetic changes what is in it.
  boolean isComputed;

  /// Whether some element of a list in it is a name without numbers.
  boolean hasVariables;

  Bracket(int parent, List<String> before) {
    this.parent = parent;
    this.before = before;
  }
}

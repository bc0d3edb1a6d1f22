package collisionbench.app.paste;

/// A statement, row or line of a text.
final class Statement {

  /// The number of blank lines before it.
  final int block;

  /// The name before a dot or an index that it begins with, as in `wall.min`; empty if none.
  String owner = "";

  Statement(int block) {
    this.block = block;
  }
}

package collisionbench.app.window;

/// The letter in the name of a menu that opens it, with an underscore before it: `_File`, or in
/// Chinese `文件(_F)`.
final class Mnemonic {

  private Mnemonic() {}

  /// {@return the name without the letter being marked or, in parentheses, added}
  static String without(String name) {
    return name.replaceFirst("\\(_.\\)", "").replaceFirst("_", "");
  }
}

package collisionbench.bench.export;

import collisionbench.bench.text.PlainText;

/// Writes Java expressions and names.
final class JavaCode {

  /// In characters of up to four bytes; file names may have 255 bytes.
  private static final int LONGEST_NAME = 50;

  private JavaCode() {}

  /// {@return an expression for exactly this number}
  static String of(double number) {
    if (Double.isInfinite(number)) {
      return number > 0 ? "Double.POSITIVE_INFINITY" : "Double.NEGATIVE_INFINITY";
    }
    return Double.toString(number + 0.0);
  }

  /// {@return the beginning of a text for a comment, on one line and without Unicode escapes}
  static String comment(String text) {
    return PlainText.brief(text.strip().replaceAll("[\\s\\p{Cntrl}]+", " ")).replace("\\", "\\\\");
  }

  /// {@return a class name of the letters and digits of a text, with capitalized words; short
  /// enough for a file name on every system}
  static String className(String text) {
    StringBuilder name = new StringBuilder();
    boolean inWord = false;
    for (int letter : text.codePoints().limit(LONGEST_NAME).toArray()) {
      boolean fits = Character.isLetterOrDigit(letter) && Character.isJavaIdentifierPart(letter);
      if (fits) {
        name.appendCodePoint(inWord ? letter : Character.toTitleCase(letter));
      }
      inWord = fits;
    }
    return name.isEmpty() || !Character.isJavaIdentifierStart(name.codePointAt(0))
        ? "Scene" + name
        : name.toString();
  }
}

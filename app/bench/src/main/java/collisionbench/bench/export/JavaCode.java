package collisionbench.bench.export;

import collisionbench.bench.text.PlainText;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// Writes Java expressions and names.
final class JavaCode {

  private static final int LONGEST_LINE = 100;

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

  /// {@return a constructor call}
  static String make(String type, double... numbers) {
    return Arrays.stream(numbers)
        .mapToObj(JavaCode::of)
        .collect(Collectors.joining(", ", "new " + type + "(", ")"));
  }

  static String make(Vec3 vector) {
    return make("Vec3", vector.x(), vector.y(), vector.z());
  }

  static String make(Vec2 vector) {
    return make("Vec2", vector.x(), vector.y());
  }

  /// {@return a call, on one line if it fits, otherwise with one argument per line}
  ///
  /// @param begin the beginning of the call, up to its parenthesis
  /// @param indent the indentation of the call
  static String call(int indent, String begin, List<String> arguments) {
    String line = begin + "(" + String.join(", ", arguments) + ")";
    String next = "\n" + " ".repeat(indent + 4);
    return fits(" ".repeat(indent) + line)
        ? line
        : begin + "(" + next + String.join("," + next, arguments) + ")";
  }

  /// {@return whether a statement fits on a line, including its semicolon}
  static boolean fits(String line) {
    return line.length() < LONGEST_LINE && line.indexOf('\n') < 0;
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

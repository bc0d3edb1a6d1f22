package collisionbench.app.export;

import collisionbench.app.text.PlainText;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// Expressions and names in Java.
final class JavaCode {

  private static final int LONGEST_LINE = 100;

  /// In characters, of which one takes up to four bytes, and the name of a file 255.
  private static final int LONGEST_NAME = 50;

  private JavaCode() {}

  /// {@return the number as it is read back to the last bit}
  static String of(double number) {
    if (Double.isInfinite(number)) {
      return number > 0 ? "Double.POSITIVE_INFINITY" : "Double.NEGATIVE_INFINITY";
    }
    return Double.toString(number + 0.0);
  }

  /// {@return a constructor's call}
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

  /// {@return a call, in one line if it fits, else with a line for each argument}
  ///
  /// @param begin what the call begins with, up to its parenthesis
  /// @param indent how far that is indented
  static String call(int indent, String begin, List<String> arguments) {
    String line = begin + "(" + String.join(", ", arguments) + ")";
    String next = "\n" + " ".repeat(indent + 4);
    return fits(" ".repeat(indent) + line)
        ? line
        : begin + "(" + next + String.join("," + next, arguments) + ")";
  }

  /// {@return whether there is room for a statement, with its semicolon}
  static boolean fits(String line) {
    return line.length() < LONGEST_LINE && line.indexOf('\n') < 0;
  }

  /// {@return the beginning of a text as it can stand in a comment: a line, and no escape in it}
  static String comment(String text) {
    return PlainText.brief(text.strip().replaceAll("[\\s\\p{Cntrl}]+", " ")).replace("\\", "\\\\");
  }

  /// {@return a class name made of the letters and digits of a text, whose words begin with
  /// capitals; no longer than the name of a file may be everywhere}
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

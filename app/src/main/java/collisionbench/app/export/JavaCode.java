package collisionbench.app.export;

import collisionbench.app.text.Plain;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// Expressions, statements and names in Java, laid out as google-java-format would.
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

  /// {@return a constant of a class, in one line if it fits}
  static String constant(String type, String name, String function, List<String> arguments) {
    String declaration = "  private static final " + type + " " + name + " =";
    String call = function + "(" + String.join(", ", arguments) + ");";
    return fits(declaration + " " + call)
        ? declaration + " " + call + "\n"
        : declaration + "\n" + call(6, function, arguments);
  }

  /// {@return a statement that calls a function, in one line if it fits}
  ///
  /// @param indent how far its first line is indented
  static String call(int indent, String function, List<String> arguments) {
    String begin = " ".repeat(indent) + function + "(";
    String next = "\n" + " ".repeat(indent + 4);
    String together = String.join(", ", arguments) + ");";
    if (fits(begin + together)) {
      return begin + together + "\n";
    }
    return fits(next + together)
        ? begin + next + together + "\n"
        : begin + next + String.join("," + next, arguments) + ");\n";
  }

  private static boolean fits(String line) {
    return line.length() <= LONGEST_LINE && line.lastIndexOf('\n') <= 0;
  }

  /// {@return the beginning of a text as it can stand in a comment: a line, and no escape in it}
  static String comment(String text) {
    return Plain.brief(text.strip().replaceAll("[\\s\\p{Cntrl}]+", " ")).replace("\\", "\\\\");
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

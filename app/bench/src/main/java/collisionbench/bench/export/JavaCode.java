package collisionbench.bench.export;

import collisionbench.bench.text.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Writes Java expressions and names.
final class JavaCode {

  /// A statement of a method that is a call: its beginning up to the parenthesis, and its
  /// arguments.
  private static final Pattern CALL = Pattern.compile(" {4}([^ (][^(]*)\\((.*)\\);");

  private static final int INDENT = 4;

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

  /// {@return a line; a statement that is too long gets a line per argument}
  static String folded(String line) {
    Matcher call = CALL.matcher(line);
    return call.matches()
        ? " ".repeat(INDENT) + call(INDENT, call.group(1), arguments(call.group(2))) + ";"
        : line;
  }

  /// {@return the arguments, which may be calls themselves}
  private static List<String> arguments(String list) {
    List<String> arguments = new ArrayList<>();
    int depth = 0;
    int begin = 0;
    for (int i = 0; i < list.length(); i++) {
      char letter = list.charAt(i);
      depth += letter == '(' ? 1 : letter == ')' ? -1 : 0;
      if (letter == ',' && depth == 0) {
        arguments.add(list.substring(begin, i));
        begin = i + 2;
      }
    }
    arguments.add(list.substring(begin));
    return arguments;
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

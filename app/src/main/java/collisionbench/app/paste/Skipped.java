package collisionbench.app.paste;

import java.util.HashSet;
import java.util.Set;

/// Where the parts of a text end that have no numbers of bodies: comments, indices, the parameters
/// of types and addresses.
final class Skipped {

  private static final int LONGEST_INDEX = 12;
  private static final int LONGEST_PARAMETERS = 200;

  private final String text;

  /// Ends of comments that the rest of the text does not have, so that nothing is looked for twice.
  private final Set<String> missing = new HashSet<>();

  Skipped(String text) {
    this.text = text;
  }

  /// {@return where a comment ends; where it was asked if there is none}
  int comment(int at) {
    boolean isLine = text.startsWith("//", at) && Chars.at(text, at - 1) != ':';
    boolean isHash = text.charAt(at) == '#' && !Chars.isDigit(Chars.at(text, at + 1));
    if (isLine || isHash) {
      return end("\n", at);
    }
    return text.startsWith("/*", at) ? end("*/", at) + 2 : at;
  }

  private int end(String mark, int at) {
    int end = missing.contains(mark) ? -1 : text.indexOf(mark, at);
    if (end < 0) {
      missing.add(mark);
      return text.length();
    }
    return end;
  }

  /// {@return where an index such as `[0]` of `verts[0]`, or the length in `float[3]`, ends; where
  /// it was asked if there is none}
  int index(int at) {
    int end = at + 1;
    while (end < at + LONGEST_INDEX && Chars.isDigit(Chars.at(text, end))) {
      end++;
    }
    char before = Chars.at(text, at - 1);
    boolean isBehindName = Chars.isName(before) || before == ']';
    return isBehindName && Chars.at(text, end) == ']' ? end + 1 : at;
  }

  /// {@return where `<std::array<double, 3>>` ends; the next character if it is not closed soon, or
  /// not behind a name}
  int typeParameters(int at) {
    int depth = 0;
    int most = Chars.isOperand(Chars.at(text, at - 1)) ? at + LONGEST_PARAMETERS : at;
    for (int i = at; i < Math.min(text.length(), most); i++) {
      char c = text.charAt(i);
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
      if (depth == 0) {
        return i + 1;
      } else if (c == '\n' || c == '(' || c == ';') {
        break;
      }
    }
    return Chars.at(text, at + 1) == '/' ? at + 2 : at + 1;
  }

  /// {@return where the rest of `https://...` ends}
  int address(int at) {
    int end = at;
    while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    return end;
  }
}

package collisionbench.app.paste;

import java.util.HashSet;
import java.util.Set;

/// Where the parts of a text end that have no numbers of bodies: comments, indices, tags, the
/// parameters of types, addresses and line numbers. Each method returns where it was asked if there
/// is none.
final class Skipped {

  private static final int LONGEST_INDEX = 12;
  private static final int LONGEST_TAG = 80;
  private static final int LONGEST_PARAMETERS = 200;

  private final String text;

  /// Ends of comments that the rest of the text does not have, so that nothing is looked for twice.
  private final Set<String> missing = new HashSet<>();

  Skipped(String text) {
    this.text = text;
  }

  /// @param mayBeLua whether `--` begins a comment
  int comment(int at, boolean mayBeLua) {
    char next = Chars.at(text, at + 1);
    if (text.startsWith("//", at) && Chars.at(text, at - 1) != ':') {
      return end("\n", at, 0);
    } else if (text.startsWith("/*", at)) {
      return end("*/", at, 2);
    } else if (text.startsWith("<!--", at)) {
      return end("-->", at, 3);
    } else if (text.startsWith("-->", at)) {
      return at + 3;
    } else if (text.startsWith("-- ", at) && mayBeLua) {
      return end("\n", at, 0);
    }
    return text.charAt(at) == '#' && !Chars.isDigit(next) ? end("\n", at, 0) : at;
  }

  private int end(String mark, int at, int length) {
    int end = missing.contains(mark) ? -1 : text.indexOf(mark, at);
    if (end < 0) {
      missing.add(mark);
      return text.length();
    }
    return end + length;
  }

  /// `verts[0]`, `float[3]`, and `[0]` in `[0] = 1`.
  int index(int at) {
    int end = at + 1;
    while (end < at + LONGEST_INDEX && Chars.isDigit(Chars.at(text, end))) {
      end++;
    }
    if (Chars.at(text, end) != ']') {
      return at;
    }
    char before = Chars.at(text, at - 1);
    boolean isGiven = text.startsWith(" = ", end + 1) && end > at + 1;
    if (isGiven) {
      return end + 3;
    }
    return Chars.isName(before) || before == ']' ? end + 1 : at;
  }

  /// `</name>`.
  int tag(int at) {
    int end = at + 2;
    while (end < at + LONGEST_TAG && Chars.isName(Chars.at(text, end))) {
      end++;
    }
    return Chars.at(text, end) == '>' ? end + 1 : at;
  }

  /// `<std::array<double, 3>>`; only the bracket if it is not closed soon.
  int typeParameters(int at) {
    int depth = 0;
    for (int i = at; i < Math.min(text.length(), at + LONGEST_PARAMETERS); i++) {
      char c = text.charAt(i);
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
      if (depth == 0) {
        return i + 1;
      } else if (c == '\n' || c == '(' || c == ';') {
        break;
      }
    }
    return at + 1;
  }

  /// The rest of `https://...`.
  int address(int at) {
    int end = at;
    while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    return end;
  }

  /// `:12:5` or `:(12)` behind the name of a source file.
  int sourceLines(int at) {
    if (Chars.at(text, at) != ':') {
      return at;
    }
    int end = at + 1;
    while (end < text.length()
        && (Chars.isDigit(text.charAt(end)) || ":()".indexOf(text.charAt(end)) >= 0)) {
      end++;
    }
    return end;
  }
}

package collisionbench.bench.method;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Splits a typed command like a shell: at white space, except within single or double quotes.
final class CommandWords {

  private CommandWords() {}

  /// {@return whether it looks like a blank, also if it does not separate words}
  private static boolean isBlank(int c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  /// {@return a text that splits into these words}
  static String join(List<String> words) {
    return words.stream().map(CommandWords::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    boolean isPlain =
        !word.isEmpty() && word.chars().noneMatch(c -> c == '"' || c == '\'' || isBlank(c));
    return isPlain ? word : '"' + word.replace("\"", "\"'\"'\"") + '"';
  }

  static List<String> split(String text) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean begun = false;
    char quote = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quote != 0 ? c == quote : c == '"' || c == '\'') {
        quote = quote == 0 ? c : 0;
        begun = true;
      } else if (quote == 0 && Character.isWhitespace(c)) {
        if (begun) {
          words.add(word.toString());
          word.setLength(0);
        }
        begun = false;
      } else {
        word.append(c);
        begun = true;
      }
    }
    if (begun) {
      words.add(word.toString());
    }
    return words;
  }
}

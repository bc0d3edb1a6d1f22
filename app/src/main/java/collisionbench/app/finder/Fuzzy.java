package collisionbench.app.finder;

import java.util.Locale;
import java.util.OptionalInt;

/// Fuzzy matching: each word of the query must occur, at least as a subsequence of letters.
final class Fuzzy {

  private static final int WHOLE = 1000;
  private static final int AT_START = 200;
  private static final int NEXT = 8;
  private static final int WORD_START = 12;

  private Fuzzy() {}

  /// {@return the score, higher is better; empty if a word does not match. Ignores case; an empty
  /// query matches everything.}
  static OptionalInt score(String query, String text) {
    String[] words = query.strip().toLowerCase(Locale.ROOT).split("\\s+", -1);
    String lower = text.toLowerCase(Locale.ROOT);
    int sum = 0;
    for (String word : words) {
      OptionalInt score = ofWord(word, lower);
      if (score.isEmpty()) {
        return score;
      }
      sum += score.getAsInt();
    }
    return OptionalInt.of(sum);
  }

  private static OptionalInt ofWord(String word, String text) {
    int at = text.indexOf(word);
    if (at >= 0) {
      int atWord = firstAtWordStart(word, text);
      return OptionalInt.of(
          atWord >= 0 ? WHOLE + AT_START - Math.min(atWord, 99) : WHOLE - Math.min(at, 99));
    }
    return ofLetters(word, text);
  }

  private static int firstAtWordStart(String word, String text) {
    int at = text.indexOf(word);
    while (at > 0 && !isWordStart(text, at)) {
      at = text.indexOf(word, at + 1);
    }
    return at;
  }

  /// Consecutive letters and starts of words score more.
  private static OptionalInt ofLetters(String word, String text) {
    int score = 0;
    int from = 0;
    for (int i = 0; i < word.length(); i++) {
      int at = text.indexOf(word.charAt(i), from);
      if (at < 0) {
        return OptionalInt.empty();
      }
      score += isWordStart(text, at) ? WORD_START : at == from && i > 0 ? NEXT : 1;
      from = at + 1;
    }
    return OptionalInt.of(score);
  }

  private static boolean isWordStart(String text, int at) {
    return at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
  }
}

package collisionbench.bench.text;

import java.util.Comparator;
import java.util.List;

/// Suggests the intended word for a mistyped one.
public final class NearMiss {

  private NearMiss() {}

  /// {@return a suggestion to append to a sentence; empty if no word is close}
  public static String hint(String typed, List<String> words) {
    return of(typed, words).in(Language.ENGLISH);
  }

  /// {@return the suggestion as a phrase}
  public static Phrase of(String typed, List<String> words) {
    return words.stream()
        .filter(word -> edits(typed, word) <= Math.max(2, word.length() / 3))
        .min(Comparator.comparingInt(word -> edits(typed, word)))
        .map(word -> Phrase.of("near-miss", word))
        .orElse(Phrase.verbatim(""));
  }

  /// {@return the Levenshtein distance: the least number of insertions, deletions and
  /// substitutions}
  private static int edits(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}

package collisionbench.app.finder;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// Fuzzy matching: each word of the query must occur, or its letters must occur in order, each in
/// the same word of the text as the one before or at the start of a word.
final class Fuzzy {

  /// The name counts more than the location.
  private static final int IN_NAME = 5000;

  private static final int WHOLE = 1000;
  private static final int AT_START = 200;
  private static final int NEXT = 8;
  private static final int WORD_START = 12;

  private Fuzzy() {}

  private record Match(SceneCandidate candidate, int score) {}

  static List<SceneCandidate> matches(String query, List<SceneCandidate> candidates) {
    return candidates.stream()
        .flatMap(candidate -> match(query, candidate).stream())
        .sorted(Comparator.comparingInt(Match::score).reversed())
        .map(Match::candidate)
        .toList();
  }

  private static Optional<Match> match(String query, SceneCandidate candidate) {
    if (query.isBlank()) {
      return Optional.of(new Match(candidate, 0));
    }
    OptionalInt inName = score(query, candidate.name());
    if (inName.isPresent()) {
      return Optional.of(new Match(candidate, IN_NAME + inName.getAsInt()));
    }
    OptionalInt anywhere = score(query, candidate.name() + " " + candidate.place());
    return anywhere.isPresent()
        ? Optional.of(new Match(candidate, anywhere.getAsInt()))
        : Optional.empty();
  }

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
    int[] best = new int[text.length()];
    for (int i = 0; i < word.length(); i++) {
      best = next(best, word.charAt(i), text, i == 0);
    }
    return IntStream.of(best).filter(score -> score > 0).max();
  }

  /// {@return for each place in the text, the best score of a match whose last letter is there; 0
  /// if there is none}
  ///
  /// @param before the same without that letter
  private static int[] next(int[] before, char letter, String text, boolean first) {
    int[] best = new int[text.length()];
    int inWord = 0;
    int anywhere = 0;
    for (int at = 0; at < text.length(); at++) {
      boolean start = isWordStart(text, at);
      inWord = start ? 0 : Math.max(inWord, at > 0 ? before[at - 1] : 0);
      anywhere = Math.max(anywhere, at > 0 ? before[at - 1] : 0);
      if (text.charAt(at) == letter) {
        boolean adjoins = at > 0 && before[at - 1] > 0 && !start;
        int inside = inWord == 0 ? 0 : Math.max(inWord + 1, adjoins ? before[at - 1] + NEXT : 0);
        int atStart = start && (first || anywhere > 0) ? anywhere + WORD_START : 0;
        best[at] = Math.max(inside, atStart);
      }
    }
    return best;
  }

  private static boolean isWordStart(String text, int at) {
    return at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
  }
}

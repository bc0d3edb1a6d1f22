package collisionbench.bench.score;

/// Removes what differs between two runs from pages and JSON.
public final class ScorePages {

  private ScorePages() {}

  /// {@return a page or JSON without times}
  public static String timeless(String text) {
    return text.replaceAll("\"nanoseconds\": [^,}]*", "")
        .replaceAll("\"date\": [^,]*,", "")
        .replaceAll("(?m)^((?:\\| [^|]* ){9})\\| [^|]* ", "$1");
  }
}

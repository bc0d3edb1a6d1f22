package collisionbench.app.score;

/// Pages and JSON without what differs between two runs.
public final class ScorePages {

  private ScorePages() {}

  /// {@return a page or JSON without times}
  public static String timeless(String text) {
    return text.replaceAll("\"nanoseconds\": [^,}]*", "")
        .replaceAll("\"date\": [^,]*,", "")
        .replaceAll("(?m)\\| [^|]* \\|$", "");
  }
}

package collisionbench.app.score;

import collisionbench.app.json.JsonPage;

/// The score as a page that contains the JSON and builds its tables from it.
public final class ScorePage {

  private ScorePage() {}

  /// {@return the page}
  ///
  /// @param json the text of `score.json`
  public static String of(String json) {
    return JsonPage.of(ScorePage.class, "index.html", json);
  }
}

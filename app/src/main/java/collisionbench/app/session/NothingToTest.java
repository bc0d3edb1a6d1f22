package collisionbench.app.session;

import collisionbench.app.scene.Scene;
import collisionbench.app.text.Texts;

/// Why a scene or a selection has no pair, as text.
public final class NothingToTest {

  private static final int PAIR = 2;

  private NothingToTest() {}

  /// {@return what is missing: bodies, or two of them that are not of one group}
  public static String in(Scene scene) {
    int missing = PAIR - scene.bodies().size();
    return missing > 0 ? Texts.get("answer.too-few", missing) : Texts.get("answer.none");
  }
}

package collisionbench.app.preset;

import collisionbench.app.text.Plain;
import java.io.Serial;

/// A scene could not be read or saved. The message is a sentence to show as it is: what it quotes
/// is plain.
public final class SceneFileException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  SceneFileException(String sentence) {
    super(Plain.of(sentence));
  }

  SceneFileException(String sentence, Throwable cause) {
    super(Plain.of(sentence), cause);
  }

  /// {@return the sentence to show}
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}

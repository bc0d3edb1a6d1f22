package collisionbench.app.folder;

import collisionbench.app.json.Location;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.text.Language;
import collisionbench.app.text.Phrase;
import java.io.Serial;
import java.util.Optional;

/// A scene cannot be read or checked.
public final class SceneCheckException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  private final transient Phrase phrase;
  private final transient Optional<Location> location;

  /// @param phrase why, as a sentence
  public SceneCheckException(Phrase phrase) {
    super(phrase.in(Language.ENGLISH));
    this.phrase = phrase;
    this.location = Optional.empty();
  }

  /// Its file is invalid.
  public SceneCheckException(SceneFileException invalid) {
    super(invalid.getMessage(), invalid);
    phrase = invalid.phrase();
    location = invalid.location();
  }

  /// {@return why, in English}
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }

  /// {@return why}
  Phrase phrase() {
    return phrase;
  }

  /// {@return where in its file the error is, if it is in a place}
  Optional<Location> location() {
    return location;
  }
}

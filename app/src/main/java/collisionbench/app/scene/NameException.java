package collisionbench.app.scene;

import collisionbench.app.text.Phrase;
import java.io.Serial;

/// A body's name is not allowed.
abstract sealed class NameException extends IllegalArgumentException {

  @Serial private static final long serialVersionUID = 1;

  private final transient Phrase phrase;

  private NameException(String message, Phrase phrase) {
    super(message);
    this.phrase = phrase;
  }

  /// {@return the message}
  Phrase phrase() {
    return phrase;
  }

  /// The name is empty or blank.
  static final class Blank extends NameException {

    @Serial private static final long serialVersionUID = 1;

    Blank() {
      super("id must not be empty", Phrase.of("refused.name-empty"));
    }
  }

  /// Another body has the name.
  static final class Taken extends NameException {

    @Serial private static final long serialVersionUID = 1;

    Taken(String name) {
      super("id is given twice: " + name, Phrase.of("refused.name-taken", name));
    }
  }
}

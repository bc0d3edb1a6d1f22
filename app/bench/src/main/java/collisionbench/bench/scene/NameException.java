package collisionbench.bench.scene;

import collisionbench.bench.text.Phrase;
import java.io.Serial;

/// A body's name is not allowed.
final class NameException extends IllegalArgumentException {

  @Serial private static final long serialVersionUID = 1;

  private final transient Phrase phrase;

  private NameException(String message, Phrase phrase) {
    super(message);
    this.phrase = phrase;
  }

  /// {@return the exception for a name that is empty or blank}
  static NameException blank() {
    return new NameException("id must not be empty", Phrase.of("refused.name-empty"));
  }

  /// {@return the exception for a name that another body has}
  static NameException taken(String name) {
    return new NameException("id is given twice: " + name, Phrase.of("refused.name-taken", name));
  }

  /// {@return the message}
  Phrase phrase() {
    return phrase;
  }
}

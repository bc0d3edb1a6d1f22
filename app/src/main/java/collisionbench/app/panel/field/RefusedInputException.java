package collisionbench.app.panel.field;

import collisionbench.app.text.Phrase;
import java.io.Serial;

/// Input that is refused.
public final class RefusedInputException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  private final transient Phrase reason;

  /// @param key the key of the reason
  public RefusedInputException(String key, Object... parts) {
    super(key, null, false, false);
    reason = Phrase.of(key, parts);
  }

  /// {@return why it is refused}
  public Phrase reason() {
    return reason;
  }
}

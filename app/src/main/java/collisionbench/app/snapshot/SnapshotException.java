package collisionbench.app.snapshot;

import java.io.Serial;

/// A picture could not be made, written or read. The message is a sentence to show as it is.
public final class SnapshotException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  SnapshotException(String sentence) {
    super(sentence);
  }

  SnapshotException(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  /// {@return the sentence to show}
  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}

package collisionbench.geometry.refusal;

import java.io.Serial;

/// Thrown for an invalid shape. The message is in English.
public final class InvalidShapeException extends IllegalArgumentException {

  @Serial private static final long serialVersionUID = 1;

  private final transient InvalidShape refusal;

  public InvalidShapeException(InvalidShape refusal) {
    super(refusal.message());
    this.refusal = refusal;
  }

  /// {@return the reason}
  public InvalidShape refusal() {
    return refusal;
  }
}

package collisionbench.geometry.refusal;

import java.io.Serial;

/// A shape was refused. The message says why in English.
public final class InvalidShapeException extends IllegalArgumentException {

  @Serial private static final long serialVersionUID = 1;

  private final transient InvalidShape refusal;

  public InvalidShapeException(InvalidShape refusal) {
    super(refusal.message());
    this.refusal = refusal;
  }

  /// {@return why}
  public InvalidShape refusal() {
    return refusal;
  }
}

package collisionbench.geometry.refusal;

import java.io.Serial;

/// A shape was refused. The message says why in English.
public final class RefusedException extends IllegalArgumentException {

  @Serial private static final long serialVersionUID = 1;

  private final transient Refusal refusal;

  public RefusedException(Refusal refusal) {
    super(refusal.message());
    this.refusal = refusal;
  }

  /// {@return why}
  public Refusal refusal() {
    return refusal;
  }
}

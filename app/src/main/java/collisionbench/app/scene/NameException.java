package collisionbench.app.scene;

import java.io.Serial;

/// A body cannot have the name it was given.
final class NameException extends IllegalArgumentException {

  @Serial private static final long serialVersionUID = 1;

  private final transient NameRefusal refusal;

  NameException(NameRefusal refusal) {
    super(refusal.message());
    this.refusal = refusal;
  }

  NameRefusal refusal() {
    return refusal;
  }
}

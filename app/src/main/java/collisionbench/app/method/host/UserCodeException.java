package collisionbench.app.method.host;

import java.io.Serial;

/// A file has no methods that can be asked. The message says why, in English: it is a line of a
/// log.
final class UserCodeException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  UserCodeException(String message) {
    super(message);
  }
}

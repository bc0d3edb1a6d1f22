package collisionbench.bench.method.host;

import java.io.Serial;

/// A file has no usable methods. The message is a line of the log, in English.
final class UserCodeException extends Exception {

  @Serial private static final long serialVersionUID = 1;

  UserCodeException(String message) {
    super(message);
  }
}

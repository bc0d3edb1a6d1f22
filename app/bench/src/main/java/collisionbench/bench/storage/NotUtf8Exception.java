package collisionbench.bench.storage;

import java.io.Serial;
import java.nio.charset.CharacterCodingException;

/// Bytes are not UTF-8.
public final class NotUtf8Exception extends CharacterCodingException {

  @Serial private static final long serialVersionUID = 1;

  private final long position;

  NotUtf8Exception(long position) {
    this.position = position;
  }

  /// {@return the number of the invalid byte, from 1}
  public long position() {
    return position;
  }
}

package collisionbench.app.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Standard output that remembers why it could not be written. A closed pipe is not a failure: its
/// reader has seen enough.
final class StandardOutput extends OutputStream {

  private final OutputStream sink;
  private @Nullable IOException failure;

  StandardOutput(OutputStream sink) {
    this.sink = sink;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    if (failure != null) {
      throw failure;
    }
    try {
      sink.write(bytes, offset, length);
    } catch (IOException unwritten) {
      failure = unwritten;
      throw unwritten;
    }
  }

  /// {@return the first failure to write; empty if there was none or the reader closed the pipe}
  Optional<IOException> failure() {
    return Optional.ofNullable(failure).filter(unwritten -> !isClosedPipe(unwritten));
  }

  private static boolean isClosedPipe(IOException failure) {
    String message = String.valueOf(failure.getMessage());
    return message.toLowerCase(Locale.ROOT).contains("pipe");
  }
}

package collisionbench.bench.storage;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Supplier;

/// A stream that fails instead of giving more than a number of bytes.
final class LimitedStream extends FilterInputStream {

  private final Supplier<IOException> failure;
  private long left;

  LimitedStream(InputStream in, long most, Supplier<IOException> failure) {
    super(in);
    left = most;
    this.failure = failure;
  }

  @Override
  public int read() throws IOException {
    int next = super.read();
    count(next < 0 ? 0 : 1);
    return next;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int read = super.read(bytes, offset, length);
    count(read);
    return read;
  }

  private void count(int read) throws IOException {
    left -= Math.max(0, read);
    if (left < 0) {
      throw failure.get();
    }
  }
}

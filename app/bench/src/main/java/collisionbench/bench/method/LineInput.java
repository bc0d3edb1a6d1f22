package collisionbench.bench.method;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Reads UTF-8 lines that end in LF or CRLF and have at most 1 MiB.
final class LineInput {

  static final int LONGEST = 1 << 20;

  private final InputStream in;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream(256);
  private boolean first = true;

  LineInput(InputStream in) {
    this.in = new BufferedInputStream(in, 1 << 16);
  }

  /// {@return the next line without its end and without a byte order mark; empty at the end of the
  /// input}
  ///
  /// @throws IOException if it cannot be read, or is too long
  Optional<String> next() throws IOException {
    line.reset();
    int next = in.read();
    if (next < 0) {
      return Optional.empty();
    }
    while (next >= 0 && next != '\n') {
      if (line.size() == LONGEST) {
        throw new IOException("printed a line of more than 1 MiB");
      }
      line.write(next);
      next = in.read();
    }
    String text = line.toString(StandardCharsets.UTF_8);
    boolean marked = first && text.startsWith("\uFEFF");
    first = false;
    return Optional.of(text.substring(marked ? 1 : 0).stripTrailing());
  }
}

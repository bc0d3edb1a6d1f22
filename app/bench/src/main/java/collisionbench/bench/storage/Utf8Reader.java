package collisionbench.bench.storage;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/// Decodes a UTF-8 stream without its byte order mark. Reports the position of invalid bytes.
final class Utf8Reader extends Reader {

  private static final ByteBuffer BYTE_ORDER_MARK = StandardCharsets.UTF_8.encode("\uFEFF");

  private final InputStream in;
  private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
  private final ByteBuffer bytes = ByteBuffer.allocate(1 << 16).flip();

  /// The number of bytes before those in the buffer.
  private long before;

  private boolean ended;

  /// @param in the stream; closed with this reader
  Utf8Reader(InputStream in) throws IOException {
    this.in = in;
    fill();
    int mark = BYTE_ORDER_MARK.remaining();
    if (bytes.remaining() >= mark && bytes.slice(0, mark).equals(BYTE_ORDER_MARK)) {
      bytes.position(mark);
    }
  }

  private void fill() throws IOException {
    before += bytes.position();
    bytes.compact();
    int read = in.readNBytes(bytes.array(), bytes.position(), bytes.remaining());
    ended = read < bytes.remaining();
    bytes.position(bytes.position() + read).flip();
  }

  /// @param length at least 2, since both halves of a surrogate pair are decoded together
  @Override
  public int read(char[] target, int from, int length) throws IOException {
    CharBuffer chars = CharBuffer.wrap(target, from, length).slice();
    while (true) {
      CoderResult result = decoder.decode(bytes, chars, ended);
      if (chars.position() > 0) {
        return chars.position();
      }
      if (result.isError()) {
        throw new NotUtf8Exception(before + bytes.position() + 1);
      }
      if (ended) {
        return -1;
      }
      fill();
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}

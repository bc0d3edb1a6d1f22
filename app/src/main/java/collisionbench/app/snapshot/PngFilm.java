package collisionbench.app.snapshot;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/// An animated PNG (PNG specification, third edition, 11.3.6): ordinary PNG data, with chunks that
/// give position and duration of each frame.
final class PngFilm implements FilmFormat {

  /// The signature of a PNG file.
  private static final int SIGNATURE = 8;

  /// Length, name and checksum of a chunk.
  private static final int AROUND = 12;

  private static final byte SHOW_ON_TOP = 1;
  private static final byte LEAVE_THERE = 0;

  private final FileChannel channel;
  private long countAt;
  private int pictures;
  private int sequence;

  PngFilm(FileChannel channel) {
    this.channel = channel;
  }

  @Override
  public void write(Cel cel, int hundredths) throws IOException {
    ByteBuffer png = ByteBuffer.wrap(Png.encode(cel.image()));
    if (pictures == 0) {
      put(png.slice(0, SIGNATURE));
    }
    png.position(SIGNATURE);
    while (png.hasRemaining()) {
      int length = png.getInt(png.position());
      String name = StandardCharsets.US_ASCII.decode(png.slice(png.position() + 4, 4)).toString();
      byte[] content = new byte[length];
      png.get(png.position() + 8, content);
      png.position(png.position() + length + AROUND);
      write(name, content, cel, hundredths);
    }
    pictures++;
  }

  private void write(String name, byte[] content, Cel cel, int hundredths) throws IOException {
    switch (name) {
      case "IHDR" -> {
        if (pictures == 0) {
          put("IHDR", content);
          countAt = channel.position();
          put("acTL", count());
        }
        put("fcTL", control(cel, hundredths));
      }
      case "IDAT" -> {
        if (pictures == 0) {
          put("IDAT", content);
        } else {
          put(
              "fdAT",
              ByteBuffer.allocate(4 + content.length).putInt(sequence++).put(content).array());
        }
      }
      default -> {
        // The end comes once, and nothing else is needed.
      }
    }
  }

  /// The number of frames, and of loops: 0 is endless.
  private byte[] count() {
    return ByteBuffer.allocate(8).putInt(pictures).putInt(0).array();
  }

  private byte[] control(Cel cel, int hundredths) {
    return ByteBuffer.allocate(26)
        .putInt(sequence++)
        .putInt(cel.width())
        .putInt(cel.height())
        .putInt(cel.left())
        .putInt(cel.top())
        .putShort((short) hundredths)
        .putShort((short) 100)
        .put(LEAVE_THERE)
        .put(SHOW_ON_TOP)
        .array();
  }

  /// The number of frames is known only now.
  @Override
  public void end() throws IOException {
    put("IEND", new byte[0]);
    channel.position(countAt);
    put("acTL", count());
    channel.position(channel.size());
  }

  private void put(String name, byte[] content) throws IOException {
    byte[] named =
        ByteBuffer.allocate(4 + content.length)
            .put(name.getBytes(StandardCharsets.US_ASCII))
            .put(content)
            .array();
    CRC32 sum = new CRC32();
    sum.update(named);
    put(
        ByteBuffer.allocate(content.length + AROUND)
            .putInt(content.length)
            .put(named)
            .putInt((int) sum.getValue())
            .flip());
  }

  private void put(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }
}

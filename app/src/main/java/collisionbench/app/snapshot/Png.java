package collisionbench.app.snapshot;

import collisionbench.bench.storage.AtomicFile;
import collisionbench.bench.storage.Contents;
import collisionbench.bench.storage.FileFailure;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.MemoryCacheImageInputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/// Pictures as PNG files.
public final class Png {

  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
  private static final long MOST_PIXELS = 1L << 26;

  /// Largest file in bytes; no image within the pixel limit needs more.
  private static final int LARGEST = 1 << 28;

  private Png() {}

  /// Writes an image. An existing file is replaced atomically.
  ///
  /// @throws SnapshotException if the file cannot be written
  public static void write(Bitmap picture, Path file) throws SnapshotException {
    try {
      AtomicFile.replace(file, encode(picture));
    } catch (IOException e) {
      throw new SnapshotException(file, "snapshot.unwritten", e, FileFailure.of(e));
    }
  }

  private static byte[] encode(Bitmap picture) throws IOException {
    int width = picture.width();
    int height = picture.height();
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    image.setRGB(0, 0, width, height, picture.toArray(), 0, width);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(bytes)) {
      ImageIO.write(image, "png", stream);
    }
    return bytes.toByteArray();
  }

  /// {@return the image in a file; alpha is ignored}
  ///
  /// @throws SnapshotException if the file cannot be read or is not a PNG
  public static Bitmap read(Path file) throws SnapshotException {
    byte[] bytes = bytes(file);
    if (!Arrays.equals(bytes, 0, Math.min(8, bytes.length), SIGNATURE, 0, 8)) {
      throw new SnapshotException(file, "snapshot.no-png", null);
    }
    try {
      return decode(file, bytes);
    } catch (IOException | RuntimeException e) {
      throw new SnapshotException(file, "snapshot.broken-png", e, String.valueOf(e.getMessage()));
    }
  }

  private static byte[] bytes(Path file) throws SnapshotException {
    try {
      byte[] bytes = Contents.first(file, LARGEST + 1);
      if (bytes.length > LARGEST) {
        throw new SnapshotException(file, "snapshot.too-large", null, LARGEST >> 20);
      }
      return bytes;
    } catch (IOException e) {
      throw new SnapshotException(file, "snapshot.unread", e, FileFailure.of(e));
    }
  }

  private static Bitmap decode(Path file, byte[] bytes) throws IOException, SnapshotException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
    try (MemoryCacheImageInputStream stream =
        new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
      reader.setInput(stream);
      int width = reader.getWidth(0);
      int height = reader.getHeight(0);
      if ((long) width * height > MOST_PIXELS) {
        throw new SnapshotException(file, "snapshot.too-many-pixels", null, width + "x" + height);
      }
      BufferedImage image = reader.read(0);
      return Bitmap.of(width, height, image.getRGB(0, 0, width, height, null, 0, width));
    } finally {
      reader.dispose();
    }
  }
}

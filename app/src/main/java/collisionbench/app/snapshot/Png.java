package collisionbench.app.snapshot;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
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

  private Png() {}

  /// Writes a picture, over the file if there is one.
  ///
  /// @throws SnapshotException if the file cannot be written
  public static void write(Bitmap picture, Path file) throws SnapshotException {
    try {
      Files.write(file, encode(picture));
    } catch (IOException e) {
      throw new SnapshotException(file + ": cannot write the picture: " + reason(e), e);
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

  /// {@return the picture in a file; what is transparent there is taken as opaque}
  ///
  /// @throws SnapshotException if the file cannot be read or is not a PNG
  public static Bitmap read(Path file) throws SnapshotException {
    byte[] bytes = bytes(file);
    if (!Arrays.equals(bytes, 0, Math.min(8, bytes.length), SIGNATURE, 0, 8)) {
      throw new SnapshotException(file + ": not a PNG picture");
    }
    try {
      return decode(file, bytes);
    } catch (IOException | RuntimeException e) {
      throw new SnapshotException(file + ": a broken PNG picture: " + e.getMessage(), e);
    }
  }

  private static byte[] bytes(Path file) throws SnapshotException {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new SnapshotException(file + ": cannot read the picture: " + reason(e), e);
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
        throw new SnapshotException(file + ": the picture is too large: " + width + "x" + height);
      }
      BufferedImage image = reader.read(0);
      return Bitmap.of(width, height, image.getRGB(0, 0, width, height, null, 0, width));
    } finally {
      reader.dispose();
    }
  }

  private static String reason(IOException e) {
    return switch (e) {
      case NoSuchFileException _ -> "there is no such file or folder";
      case AccessDeniedException _ -> "permission denied";
      case FileSystemException failed when failed.getReason() != null -> failed.getReason();
      default -> String.valueOf(e.getMessage());
    };
  }
}

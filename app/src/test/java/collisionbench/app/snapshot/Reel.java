package collisionbench.app.snapshot;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;

/// A film as a viewer shows it, read from its file: each picture on top of those before.
///
/// @param hundredths how long each picture is shown
/// @param times how often it is shown; 0 is for ever
public record Reel(List<Bitmap> pictures, List<Integer> hundredths, int times) {

  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

  /// {@return the film in an animated GIF}
  public static Reel gif(Path file) throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
      reader.setInput(in);
      Viewer viewer = new Viewer();
      int times = 1;
      for (int i = 0; i < reader.getNumImages(true); i++) {
        IIOMetadataNode root =
            (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
        times =
            root.getElementsByTagName("ApplicationExtension").getLength() > 0 ? times(root) : times;
        IIOMetadataNode place =
            (IIOMetadataNode) root.getElementsByTagName("ImageDescriptor").item(0);
        IIOMetadataNode control =
            (IIOMetadataNode) root.getElementsByTagName("GraphicControlExtension").item(0);
        viewer.show(
            reader.read(i),
            Integer.parseInt(place.getAttribute("imageLeftPosition")),
            Integer.parseInt(place.getAttribute("imageTopPosition")),
            Integer.parseInt(control.getAttribute("delayTime")));
      }
      return viewer.reel(times);
    }
  }

  /// Without the extension that browsers look for, a GIF is shown once.
  private static int times(IIOMetadataNode root) {
    IIOMetadataNode extension =
        (IIOMetadataNode) root.getElementsByTagName("ApplicationExtension").item(0);
    byte[] block = (byte[]) extension.getUserObject();
    boolean repeats =
        extension.getAttribute("applicationID").equals("NETSCAPE")
            && extension.getAttribute("authenticationCode").equals("2.0")
            && block[0] == 1;
    return repeats ? Byte.toUnsignedInt(block[1]) | Byte.toUnsignedInt(block[2]) << 8 : 1;
  }

  /// Reads an animated PNG as its specification says, and takes it apart into ordinary ones.
  public static Reel png(Path file) throws IOException {
    ByteBuffer in = ByteBuffer.wrap(Files.readAllBytes(file)).position(SIGNATURE.length);
    Viewer viewer = new Viewer();
    byte[] header = {};
    ByteBuffer control = ByteBuffer.allocate(0);
    int sequence = 0;
    int count = 0;
    int times = 1;
    while (in.hasRemaining()) {
      byte[] content = new byte[in.getInt()];
      byte[] name = new byte[4];
      in.get(name).get(content);
      CRC32 sum = new CRC32();
      sum.update(name);
      sum.update(content);
      require((int) sum.getValue() == in.getInt());
      switch (new String(name, StandardCharsets.US_ASCII)) {
        case "IHDR" -> header = content;
        case "acTL" -> {
          count = ByteBuffer.wrap(content).getInt();
          times = ByteBuffer.wrap(content).getInt(4);
        }
        case "fcTL" -> {
          control = ByteBuffer.wrap(content);
          require(control.getInt(0) == sequence++);
        }
        case "IDAT" -> show(viewer, header, control, content);
        case "fdAT" -> {
          ByteBuffer data = ByteBuffer.wrap(content);
          require(data.getInt() == sequence++);
          byte[] pixels = new byte[data.remaining()];
          data.get(pixels);
          show(viewer, header, control, pixels);
        }
        default -> require(new String(name, StandardCharsets.US_ASCII).equals("IEND"));
      }
    }
    require(count == viewer.pictures.size());
    return viewer.reel(times);
  }

  private static void show(Viewer viewer, byte[] header, ByteBuffer control, byte[] pixels)
      throws IOException {
    byte[] size = header.clone();
    ByteBuffer.wrap(size).putInt(control.getInt(4)).putInt(control.getInt(8));
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    png.write(SIGNATURE);
    png.write(chunk("IHDR", size));
    png.write(chunk("IDAT", pixels));
    png.write(chunk("IEND", new byte[0]));
    require(control.getShort(22) == 100);
    viewer.show(
        ImageIO.read(new ByteArrayInputStream(png.toByteArray())),
        control.getInt(12),
        control.getInt(16),
        control.getShort(20));
  }

  private static byte[] chunk(String name, byte[] content) {
    CRC32 sum = new CRC32();
    sum.update(name.getBytes(StandardCharsets.US_ASCII));
    sum.update(content);
    return ByteBuffer.allocate(content.length + 12)
        .putInt(content.length)
        .put(name.getBytes(StandardCharsets.US_ASCII))
        .put(content)
        .putInt((int) sum.getValue())
        .array();
  }

  private static void require(boolean asSpecified) {
    if (!asSpecified) {
      throw new AssertionError("not an animated PNG");
    }
  }

  /// What is on the screen.
  private static final class Viewer {

    private final List<Bitmap> pictures = new ArrayList<>();
    private final List<Integer> hundredths = new ArrayList<>();

    void show(BufferedImage next, int left, int top, int shown) {
      int width = pictures.isEmpty() ? next.getWidth() : pictures.getLast().width();
      int height = pictures.isEmpty() ? next.getHeight() : pictures.getLast().height();
      pictures.add(
          Bitmap.filled(
              width,
              height,
              (x, y) -> {
                boolean inside =
                    x >= left
                        && y >= top
                        && x < left + next.getWidth()
                        && y < top + next.getHeight();
                int argb = inside ? next.getRGB(x - left, y - top) : 0;
                return argb >>> 24 == 0 ? pictures.getLast().at(x, y) : argb;
              }));
      hundredths.add(shown);
    }

    Reel reel(int times) {
      return new Reel(List.copyOf(pictures), List.copyOf(hundredths), times);
    }
  }
}

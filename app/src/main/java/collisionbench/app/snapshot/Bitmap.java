package collisionbench.app.snapshot;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/// An immutable opaque image; rows from top to bottom.
public final class Bitmap {

  private static final int OPAQUE = 0xff000000;

  private final int width;
  private final int height;
  private final int[] pixels;

  private Bitmap(int width, int height, int[] pixels) {
    this.width = width;
    this.height = height;
    this.pixels = pixels;
  }

  /// {@return an image of these colors, row by row; alpha is ignored}
  static Bitmap of(int width, int height, int[] rgb) {
    if (width < 1 || height < 1 || rgb.length != width * height) {
      throw new IllegalArgumentException(
          "not a picture of " + width + "x" + height + ": " + rgb.length + " pixels");
    }
    return new Bitmap(width, height, Arrays.stream(rgb).map(color -> color | OPAQUE).toArray());
  }

  public static Bitmap of(Image image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] argb = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
    return of(width, height, argb);
  }

  public Image toImage() {
    WritableImage image = new WritableImage(width, height);
    image
        .getPixelWriter()
        .setPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    return image;
  }

  public static Bitmap filled(int width, int height, IntBinaryOperator colorAt) {
    int[] rgb = new int[width * height];
    Arrays.setAll(rgb, i -> colorAt.applyAsInt(i % width, i / width));
    return of(width, height, rgb);
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /// {@return the color of a pixel, as `0xffRRGGBB`}
  public int at(int x, int y) {
    if (x < 0 || x >= width || y < 0 || y >= height) {
      throw new IndexOutOfBoundsException("not in a picture of " + this + ": " + x + ", " + y);
    }
    return pixels[y * width + x];
  }

  int[] toArray() {
    return pixels.clone();
  }

  boolean has(int x, int y) {
    return x < width && y < height;
  }

  boolean isSizeOf(Bitmap other) {
    return width == other.width && height == other.height;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bitmap picture
        && isSizeOf(picture)
        && Arrays.equals(pixels, picture.pixels);
  }

  @Override
  public int hashCode() {
    return 31 * width + Arrays.hashCode(pixels);
  }

  /// {@return the size, as `1280x800`}
  @Override
  public String toString() {
    return width + "x" + height;
  }
}

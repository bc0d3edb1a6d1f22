package collisionbench.app.snapshot;

import java.util.Locale;
import java.util.Optional;

/// The comparison of an image with the expected one.
///
/// On one machine images are reproducible to the last bit. Another processor or driver rounds
/// colors differently and samples edges differently. So a pixel differs if a channel is off by more
/// than a few of 256 steps; along edges, where the neighbors in both images span the other's color,
/// by more than a third.
///
/// @param tolerance how many pixels may differ, in percent of the image
/// @param differing the number of differing pixels
/// @param greatest their greatest channel difference, from 0 to 255
/// @param where their bounding rectangle
public record ImageComparison(
    Bitmap expected,
    Bitmap actual,
    double tolerance,
    int differing,
    int greatest,
    Optional<Area> where) {

  /// A rectangle of pixels, inclusive.
  public record Area(int left, int top, int right, int bottom) {

    /// {@return the rectangle with a margin, within an image}
    Area grown(int margin, int imageWidth, int imageHeight) {
      return new Area(
          Math.max(0, left - margin),
          Math.max(0, top - margin),
          Math.min(imageWidth - 1, right + margin),
          Math.min(imageHeight - 1, bottom + margin));
    }

    Area and(Area other) {
      return and(other.left, other.top).and(other.right, other.bottom);
    }

    Area and(int x, int y) {
      return new Area(Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y));
    }
  }

  /// One pixel of 50,000, as two machines may differ.
  public static final double TOLERANCE = 0.002;

  /// Channel tolerance for rounding between machines.
  private static final int LAST_BITS = 6;

  /// Channel tolerance along edges for different sampling: about a third of the range.
  private static final int EDGE = 80;

  private static final int[] CHANNEL_SHIFTS = {16, 8, 0};
  private static final int MAGENTA = 0xff00ff;
  private static final int EMPTY = 0xffffff;

  /// {@return the comparison of two images as drawn by two machines}
  public static ImageComparison of(Bitmap expected, Bitmap actual) {
    return of(expected, actual, TOLERANCE);
  }

  /// {@return the comparison of two images}
  ///
  /// @param tolerance how many pixels may differ, in percent of the image
  public static ImageComparison of(Bitmap expected, Bitmap actual, double tolerance) {
    int differing = 0;
    int greatest = 0;
    Optional<Area> where = Optional.empty();
    if (!expected.equals(actual)) {
      for (int y = 0; y < Math.max(expected.height(), actual.height()); y++) {
        for (int x = 0; x < Math.max(expected.width(), actual.width()); x++) {
          if (isSeen(expected, actual, x, y)) {
            differing++;
            greatest = Math.max(greatest, difference(expected, actual, x, y));
            where = Optional.of(where.orElse(new Area(x, y, x, y)).and(x, y));
          }
        }
      }
    }
    return new ImageComparison(expected, actual, tolerance, differing, greatest, where);
  }

  boolean differs(int x, int y) {
    return isSeen(expected, actual, x, y);
  }

  /// {@return whether the image passes: same size, and no visible difference}
  public boolean matches() {
    return expected.isSizeOf(actual) && differing <= Math.ceil(pixels() * tolerance / 100);
  }

  private double pixels() {
    return (double) actual.width() * actual.height();
  }

  /// {@return the fraction of differing pixels, from 0 to 1}
  public double share() {
    return differing / pixels();
  }

  public String sentence() {
    if (!expected.isSizeOf(actual)) {
      return "the image has %s pixels, expected %s".formatted(actual, expected);
    }
    String found = expected.equals(actual) ? "the images are identical" : "no pixel differs";
    return where.map(this::sentence).orElse(found);
  }

  private String sentence(Area area) {
    return String.format(
        Locale.ROOT,
        "%d of %d pixels differ (%.4f %%), by up to %d of 255, from x %d, y %d to x %d, y %d: %s",
        differing,
        actual.width() * actual.height(),
        100 * share(),
        greatest,
        area.left(),
        area.top(),
        area.right(),
        area.bottom(),
        matches() ? "few enough to pass" : "too many to pass");
  }

  /// {@return the expected image in pale grey, with differing pixels in magenta}
  public Bitmap difference() {
    return Bitmap.filled(
        Math.max(expected.width(), actual.width()),
        Math.max(expected.height(), actual.height()),
        (x, y) -> differs(x, y) ? MAGENTA : expected.has(x, y) ? dimmed(expected.at(x, y)) : EMPTY);
  }

  private static int dimmed(int rgb) {
    int brightness = ((rgb >> 16 & 0xff) * 3 + (rgb >> 8 & 0xff) * 6 + (rgb & 0xff)) / 10;
    return 0x010101 * (128 + brightness / 2);
  }

  /// {@return the greatest channel difference; 255 if one image has no such pixel}
  static int difference(Bitmap a, Bitmap b, int x, int y) {
    if (!a.has(x, y) || !b.has(x, y)) {
      return 255;
    }
    int greatest = 0;
    for (int shift : CHANNEL_SHIFTS) {
      greatest = Math.max(greatest, Math.abs(channel(a, x, y, shift) - channel(b, x, y, shift)));
    }
    return greatest;
  }

  /// {@return whether the difference exceeds the tolerances}
  static boolean isSeen(Bitmap a, Bitmap b, int x, int y) {
    int difference = difference(a, b, x, y);
    return difference > LAST_BITS
        && !(difference <= EDGE && isSpanned(a, b, x, y) && isSpanned(b, a, x, y));
  }

  /// Whether every channel of a pixel of `b` lies within the range of its neighbors in `a`.
  private static boolean isSpanned(Bitmap a, Bitmap b, int x, int y) {
    for (int shift : CHANNEL_SHIFTS) {
      int least = 255;
      int greatest = 0;
      for (int row = Math.max(0, y - 1); row <= Math.min(a.height() - 1, y + 1); row++) {
        for (int column = Math.max(0, x - 1); column <= Math.min(a.width() - 1, x + 1); column++) {
          least = Math.min(least, channel(a, column, row, shift));
          greatest = Math.max(greatest, channel(a, column, row, shift));
        }
      }
      int value = channel(b, x, y, shift);
      if (value < least - LAST_BITS || value > greatest + LAST_BITS) {
        return false;
      }
    }
    return true;
  }

  private static int channel(Bitmap picture, int x, int y, int shift) {
    return picture.at(x, y) >> shift & 0xff;
  }
}

package collisionbench.app.snapshot;

/// Compares a pixel of two images.
final class PixelDifference {

  /// Channel tolerance for rounding between machines.
  private static final int LAST_BITS = 6;

  /// Channel tolerance along edges for different sampling: about a third of the range.
  private static final int EDGE = 80;

  private static final int[] CHANNEL_SHIFTS = {16, 8, 0};

  private PixelDifference() {}

  /// {@return the greatest channel difference; 255 if one image has no such pixel}
  static int of(Bitmap a, Bitmap b, int x, int y) {
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
    int difference = of(a, b, x, y);
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

package collisionbench.app.snapshot;

/// Whether a pixel of one picture is another than in the other picture.
final class PixelDifference {

  /// How far rounding may take a channel from one machine to the next.
  private static final int LAST_BITS = 6;

  /// How far another pattern of samples may take a channel along an edge: about a third of the way
  /// from black to white.
  private static final int EDGE = 80;

  private static final int[] CHANNEL_SHIFTS = {16, 8, 0};

  private PixelDifference() {}

  /// {@return the greatest difference of a channel; 255 where one picture has no such pixel}
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

  /// {@return whether the difference is more than machines differ by}
  static boolean isSeen(Bitmap a, Bitmap b, int x, int y) {
    int difference = of(a, b, x, y);
    return difference > LAST_BITS
        && !(difference <= EDGE && isSpanned(a, b, x, y) && isSpanned(b, a, x, y));
  }

  /// Whether every channel of a pixel of `b` lies between those around it in `a`.
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

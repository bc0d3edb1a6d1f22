package collisionbench.app.snapshot;

import collisionbench.app.snapshot.ImageComparison.Area;

/// A picture of how two images differ: the expected image in pale grey with differing pixels in
/// magenta, and a blue box around each group of them.
public final class DifferencePicture {

  private static final int BOX = 0x0860ca;
  private static final int MARGIN = 6;

  private DifferencePicture() {}

  /// {@return the picture}
  public static Bitmap of(ImageComparison comparison) {
    Bitmap difference = comparison.difference();
    int width = difference.width();
    int height = difference.height();
    int[] pixels = difference.toArray();
    for (Area area : ChangedAreas.of(comparison, difference)) {
      outline(area.grown(MARGIN, width, height), width, pixels);
    }
    return Bitmap.of(width, height, pixels);
  }

  private static void outline(Area area, int width, int[] pixels) {
    for (int y = area.top(); y <= area.bottom(); y++) {
      boolean whole = y < area.top() + 2 || y > area.bottom() - 2;
      int step = whole ? 1 : Math.max(1, area.right() - area.left());
      for (int x = area.left(); x <= area.right(); x += step) {
        pixels[y * width + x] = BOX;
      }
    }
  }
}

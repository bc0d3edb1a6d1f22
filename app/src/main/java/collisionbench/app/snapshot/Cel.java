package collisionbench.app.snapshot;

import java.awt.image.BufferedImage;

/// The changed rectangle of a film frame; transparent where the previous frames stay visible.
///
/// @param left the offset from the left edge
/// @param top the offset from the top edge
record Cel(int left, int top, BufferedImage image) {

  /// {@return a complete first frame}
  static Cel whole(Bitmap picture) {
    return new Cel(0, 0, image(picture.width(), picture.height(), picture.toArray()));
  }

  /// {@return the difference of two frames}
  ///
  /// @param area the bounding rectangle of the difference
  static Cel between(Bitmap before, Bitmap after, ImageComparison.Area area) {
    int width = area.right() - area.left() + 1;
    int height = area.bottom() - area.top() + 1;
    int[] argb = new int[width * height];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int color = after.at(area.left() + x, area.top() + y);
        argb[y * width + x] = color == before.at(area.left() + x, area.top() + y) ? 0 : color;
      }
    }
    return new Cel(area.left(), area.top(), image(width, height, argb));
  }

  private static BufferedImage image(int width, int height, int[] argb) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    image.setRGB(0, 0, width, height, argb, 0, width);
    return image;
  }

  int width() {
    return image.getWidth();
  }

  int height() {
    return image.getHeight();
  }
}

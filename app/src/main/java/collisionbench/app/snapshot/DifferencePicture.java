package collisionbench.app.snapshot;

import collisionbench.app.snapshot.ImageComparison.Area;
import java.util.List;
import java.util.Optional;

/// A picture of how two images differ: the expected image in pale grey with differing pixels in
/// magenta, a blue box around each group of them and a dark one around each ignored area. Below it
/// are the largest group in the expected image, in the actual one and as a difference, as large as
/// fits.
public final class DifferencePicture {

  private static final int BOX = 0x0860ca;
  private static final int IGNORED = 0x404040;
  private static final int GROUND = 0xffffff;
  private static final int MARGIN = 6;
  private static final int GAP = 8;
  private static final int LARGEST_SCALE = 16;

  private final ImageComparison comparison;
  private final Bitmap difference;
  private final List<Area> boxes;

  private DifferencePicture(ImageComparison comparison) {
    this.comparison = comparison;
    difference = comparison.difference();
    boxes = ChangedAreas.of(comparison, difference);
  }

  /// {@return the picture}
  public static Bitmap of(ImageComparison comparison) {
    return new DifferencePicture(comparison).whole();
  }

  private Bitmap whole() {
    Bitmap marked = marked();
    Optional<Zoom> zoom = boxes.stream().findFirst().flatMap(this::zoom);
    int below = zoom.map(strip -> strip.height() + GAP).orElse(0);
    return Bitmap.filled(
        marked.width(),
        marked.height() + below,
        (x, y) ->
            y < marked.height()
                ? marked.at(x, y)
                : zoom.map(strip -> strip.at(x, y - marked.height() - GAP)).orElse(GROUND));
  }

  private Bitmap marked() {
    int[] pixels = difference.toArray();
    comparison.allowance().ignored().forEach(area -> outline(area, IGNORED, pixels));
    boxes.forEach(area -> outline(grown(area), BOX, pixels));
    return Bitmap.of(difference.width(), difference.height(), pixels);
  }

  private Area grown(Area area) {
    return area.grown(MARGIN, difference.width(), difference.height());
  }

  private void outline(Area area, int color, int[] pixels) {
    int right = Math.min(area.right(), difference.width() - 1);
    int bottom = Math.min(area.bottom(), difference.height() - 1);
    for (int y = area.top(); y <= bottom; y++) {
      int step = y < area.top() + 2 || y > bottom - 2 ? 1 : Math.max(1, right - area.left());
      for (int x = area.left(); x <= right; x += step) {
        pixels[y * difference.width() + x] = color;
      }
    }
  }

  /// {@return the enlarged area; empty if it does not fit three times}
  private Optional<Zoom> zoom(Area box) {
    Area area = grown(box);
    int scale =
        Math.min(
            LARGEST_SCALE,
            Math.min(
                (difference.width() - 2 * GAP) / (3 * area.width()),
                difference.height() / 2 / area.height()));
    return scale < 1
        ? Optional.empty()
        : Optional.of(
            new Zoom(List.of(comparison.expected(), comparison.actual(), difference), area, scale));
  }

  /// The same area of several images side by side.
  private record Zoom(List<Bitmap> images, Area area, int scale) {

    int height() {
      return area.height() * scale;
    }

    /// {@return the color of a pixel; that of the ground between and beside the images}
    int at(int x, int y) {
      int pitch = area.width() * scale + GAP;
      int column = area.left() + x % pitch / scale;
      int row = area.top() + y / scale;
      boolean inside = y >= 0 && x / pitch < images.size() && x % pitch < area.width() * scale;
      return inside && images.get(x / pitch).has(column, row)
          ? images.get(x / pitch).at(column, row)
          : GROUND;
    }
  }
}

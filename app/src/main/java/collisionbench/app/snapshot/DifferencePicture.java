package collisionbench.app.snapshot;

import collisionbench.app.snapshot.ImageComparison.Area;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A picture of how two images differ: the expected image in pale grey with differing pixels in
/// magenta, and a blue box around each group of them.
public final class DifferencePicture {

  private static final int BOX = 0x0860ca;
  private static final int MARGIN = 6;

  /// The side of a cell in pixels.
  private static final int CELL = 16;

  private final ImageComparison comparison;
  private final Bitmap whole;
  private final int columns;
  private final int rows;

  /// The bounding rectangle of the differing pixels of each cell; removed when it is in a group.
  private final List<Optional<Area>> cells;

  private DifferencePicture(ImageComparison comparison, Bitmap whole) {
    this.comparison = comparison;
    this.whole = whole;
    columns = Math.ceilDiv(whole.width(), CELL);
    rows = Math.ceilDiv(whole.height(), CELL);
    cells = new ArrayList<>(columns * rows);
    for (int i = 0; i < columns * rows; i++) {
      cells.add(changed(i % columns * CELL, i / columns * CELL));
    }
  }

  public static Bitmap of(ImageComparison comparison) {
    Bitmap difference = comparison.difference();
    int width = difference.width();
    int height = difference.height();
    int[] pixels = difference.toArray();
    for (Area area : areas(comparison, difference)) {
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

  /// {@return the bounding rectangles of the groups of differing pixels: those in cells that touch
  /// are in one group}
  ///
  /// @param whole an image of the size that both images fit in
  static List<Area> areas(ImageComparison comparison, Bitmap whole) {
    DifferencePicture picture = new DifferencePicture(comparison, whole);
    return IntStream.range(0, picture.cells.size())
        .mapToObj(picture::group)
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<Area> changed(int left, int top) {
    Optional<Area> area = Optional.empty();
    for (int y = top; y < Math.min(top + CELL, whole.height()); y++) {
      for (int x = left; x < Math.min(left + CELL, whole.width()); x++) {
        if (comparison.differs(x, y)) {
          area = Optional.of(area.orElse(new Area(x, y, x, y)).and(x, y));
        }
      }
    }
    return area;
  }

  /// {@return the rectangle of the group of a cell; empty if it has no pixels left}
  private Optional<Area> group(int first) {
    Optional<Area> group = cells.get(first);
    Deque<Integer> open = new ArrayDeque<>(List.of(first));
    while (!open.isEmpty()) {
      int cell = open.remove();
      Optional<Area> area = cells.set(cell, Optional.empty());
      if (area.isPresent()) {
        group = group.map(all -> all.and(area.get()));
        addNeighbors(cell, open);
      }
    }
    return group;
  }

  private void addNeighbors(int cell, Deque<Integer> open) {
    for (int row = cell / columns - 1; row <= cell / columns + 1; row++) {
      for (int column = cell % columns - 1; column <= cell % columns + 1; column++) {
        if (row >= 0 && row < rows && column >= 0 && column < columns) {
          open.add(row * columns + column);
        }
      }
    }
  }
}

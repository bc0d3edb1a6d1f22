package collisionbench.app.snapshot;

import java.util.List;

/// Which differences between two images pass.
///
/// @param percent how many pixels may differ at most, in percent of the image
/// @param ignored the areas that are not compared
public record Allowance(double percent, List<ImageComparison.Area> ignored) {

  /// One pixel of 50,000, as two machines may differ.
  public static final double DEFAULT_PERCENT = 0.002;

  /// The allowance for the same image drawn by another machine.
  static final Allowance DEFAULT = new Allowance(DEFAULT_PERCENT, List.of());

  public Allowance {
    ignored = List.copyOf(ignored);
  }

  /// {@return how many pixels of an image may differ}
  int pixels(Bitmap image) {
    return (int) Math.ceil((double) image.width() * image.height() * percent / 100);
  }

  boolean ignores(int x, int y) {
    for (ImageComparison.Area area : ignored) {
      if (area.contains(x, y)) {
        return true;
      }
    }
    return false;
  }
}

package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.snapshot.ImageComparison.Area;
import java.util.List;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// When one pixel of two images of 7 by 7 counts as different, and how many may.
class PixelDifferenceTest {

  private static final int MIDDLE = 3;

  /// {@return an image of one channel}
  private static Bitmap image(int shift, IntBinaryOperator value) {
    return Bitmap.filled(7, 7, (x, y) -> value.applyAsInt(x, y) << shift);
  }

  private static boolean isMiddle(int x, int y) {
    return x == MIDDLE && y == MIDDLE;
  }

  /// {@return an upright edge that is 50 left of the middle column and 200 right of it}
  private static Bitmap edge(int shift, int middle) {
    return image(shift, (x, y) -> isMiddle(x, y) ? middle : x < MIDDLE ? 50 : 200);
  }

  private static void assertSeen(boolean seen, Bitmap a, Bitmap b) {
    assertEquals(seen, ImageComparison.isSeen(a, b, MIDDLE, MIDDLE));
    assertEquals(seen, ImageComparison.isSeen(b, a, MIDDLE, MIDDLE));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 8, 16})
  void theLastBitsOfAnyChannelMayDiffer(int shift) {
    Bitmap plain = image(shift, (_, _) -> 100);
    for (int off : new int[] {-7, -6, -1, 0, 1, 6, 7}) {
      Bitmap other = image(shift, (x, y) -> isMiddle(x, y) ? 100 + off : 100);
      assertSeen(Math.abs(off) > 6, plain, other);
      assertEquals(Math.abs(off), ImageComparison.difference(plain, other, MIDDLE, MIDDLE));
      assertEquals(0, ImageComparison.difference(plain, other, MIDDLE, MIDDLE + 1));
    }
  }

  /// The neighbors in both images span the color of the other.
  @ParameterizedTest
  @ValueSource(ints = {0, 8, 16})
  void anEdgeMayBeSampledElsewhereByAThirdOfTheRange(int shift) {
    assertSeen(false, edge(shift, 100), edge(shift, 180));
    assertSeen(true, edge(shift, 100), edge(shift, 181));
  }

  /// One of the two images has no edge there.
  @ParameterizedTest
  @ValueSource(ints = {0, 8, 16})
  void anEdgeOfOneImageOnlyIsADifference(int shift) {
    assertSeen(true, edge(shift, 100), image(shift, (_, _) -> 130));
  }

  /// 50 to 200, and as much beyond as the last bits.
  @ParameterizedTest
  @CsvSource({"44, false", "43, true", "206, false", "207, true"})
  void aColorBesideAnEdgeIsWithinItsRange(int color, boolean seen) {
    for (int shift : new int[] {0, 8, 16}) {
      int near = color < 100 ? 70 : 180;
      assertSeen(seen, edge(shift, near), edge(shift, color));
    }
  }

  @Test
  void anyOfTheEightNeighborsSpans() {
    for (int row = 0; row < 7; row++) {
      for (int column = 0; column < 7; column++) {
        int x = column;
        int y = row;
        boolean near = Math.abs(x - MIDDLE) <= 1 && Math.abs(y - MIDDLE) <= 1;
        if (!isMiddle(x, y)) {
          assertSeen(!near, spot(x, y, 90), spot(x, y, 170));
        }
      }
    }
  }

  /// {@return 90 but for one pixel of 200 and the middle one}
  private static Bitmap spot(int left, int top, int middle) {
    return image(8, (x, y) -> x == left && y == top ? 200 : isMiddle(x, y) ? middle : 90);
  }

  /// All channels have to be spanned.
  @Test
  void anEdgeInOneChannelDoesNotExcuseAnother() {
    Bitmap green = edge(8, 100);
    Bitmap both =
        Bitmap.filled(
            7, 7, (x, y) -> (edge(8, 150).at(x, y) & 0xffffff) | (isMiddle(x, y) ? 20 : 0));
    assertSeen(true, green, both);
  }

  @Test
  void pixelsAtTheBordersAreCompared() {
    Bitmap plain = image(0, (_, _) -> 100);
    for (int[] corner : new int[][] {{0, 0}, {6, 0}, {0, 6}, {6, 6}}) {
      int x = corner[0];
      int y = corner[1];
      Bitmap other = image(0, (column, row) -> column == x && row == y ? 120 : 100);
      assertTrue(ImageComparison.isSeen(plain, other, x, y));
      ImageComparison comparison = ImageComparison.of(plain, other);
      assertEquals(1, comparison.differing());
      assertEquals(new Area(x, y, x, y), comparison.where().orElseThrow());
    }
  }

  @Test
  void aPixelThatOneImageLacksDiffersMost() {
    Bitmap small = image(0, (_, _) -> 0);
    Bitmap wide = Bitmap.filled(8, 7, (_, _) -> 0);
    Bitmap high = Bitmap.filled(7, 8, (_, _) -> 0);
    for (Bitmap large : List.of(wide, high)) {
      int x = large.width() - 1;
      int y = large.height() - 1;
      assertEquals(255, ImageComparison.difference(small, large, x, y));
      assertEquals(255, ImageComparison.difference(large, small, x, y));
      assertTrue(ImageComparison.isSeen(small, large, x, y));
      assertFalse(ImageComparison.isSeen(small, large, 6, 6));
    }
  }

  /// Rounded up, but 0 of 0 percent.
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "0.0001, 1",
    "1, 1",
    "2, 1",
    "2.05, 2",
    "3, 2",
    "50, 25",
    "99, 49",
    "100, 49"
  })
  void aPartOfAPixelIsAWholeOne(double percent, int pixels) {
    Bitmap image = image(0, (_, _) -> 0);
    for (int differing : new int[] {pixels - 1, pixels, pixels + 1}) {
      if (differing >= 0 && differing <= 49) {
        Bitmap other = image(0, (x, y) -> 7 * y + x < differing ? 255 : 0);
        ImageComparison comparison = ImageComparison.of(image, other, percent);
        assertEquals(differing, comparison.differing());
        assertEquals(differing <= pixels, comparison.matches());
      }
    }
  }

  @Test
  void aMarginStaysWithinTheImage() {
    assertEquals(new Area(0, 1, 5, 6), new Area(1, 3, 3, 4).grown(2, 9, 9));
    assertEquals(new Area(1, 1, 6, 6), new Area(3, 3, 5, 5).grown(2, 7, 7));
    assertEquals(new Area(1, 0, 8, 4), new Area(1, 2, 3, 4).and(new Area(5, 0, 8, 3)));
  }
}

package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.snapshot.ImageComparison.Area;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Black images of 300 by 100 pixels with white spots, and what they have different.
class DifferencePictureTest {

  private static final int MAGENTA = 0xffff00ff;
  private static final int BLUE = 0xff0860ca;
  private static final int WHITE = 0xffffffff;
  private static final Bitmap BLACK = spots();

  private static Bitmap spots(Area... spots) {
    return Bitmap.filled(
        300, 100, (x, y) -> Stream.of(spots).anyMatch(spot -> spot.contains(x, y)) ? 0xffffff : 0);
  }

  private static ImageComparison comparison(Bitmap actual, double percent, Area... ignored) {
    return ImageComparison.of(BLACK, actual, new Allowance(percent, List.of(ignored)));
  }

  @Test
  void differingPixelsAreGroupedAcrossCellsLargestFirst() {
    Area small = Area.sized(200, 50, 3, 3);
    Area large = Area.sized(10, 10, 30, 20);
    ImageComparison comparison = comparison(spots(small, large), 0);
    assertEquals(List.of(large, small), ChangedAreas.of(comparison, BLACK));
    assertEquals(List.of(), ChangedAreas.of(comparison(BLACK, 0), BLACK));
  }

  @Test
  void aGroupHasABoxAndIsEnlargedBesideTheExpectedImage() {
    Area spot = Area.sized(200, 50, 3, 3);
    Bitmap picture = DifferencePicture.of(comparison(spots(spot), 0));
    assertEquals(MAGENTA, picture.at(201, 51));
    assertEquals(BLUE, picture.at(194, 44));
    assertEquals(BLUE, picture.at(208, 58));
    // 15 by 15 pixels, 3 times as large, 8 below and 8 apart.
    assertEquals("300x153", picture.toString());
    int middle = 100 + 8 + 22;
    assertEquals(0xff000000, picture.at(22, middle));
    assertEquals(WHITE, picture.at(45 + 8 + 22, middle));
    assertEquals(MAGENTA, picture.at(2 * (45 + 8) + 22, middle));
  }

  @Test
  void picturesOfAnySizeAreShown() {
    Bitmap wide = Bitmap.filled(400, 20, (_, _) -> 0);
    Bitmap picture = DifferencePicture.of(ImageComparison.of(BLACK, wide));
    assertEquals("400x100", picture.toString());
    assertEquals(MAGENTA, picture.at(350, 10));
    assertEquals(BLUE, picture.at(0, 99));
  }

  @Test
  void whatIsIgnoredDoesNotCount() {
    Area spot = Area.sized(200, 50, 10, 10);
    assertFalse(comparison(spots(spot), 0, Area.sized(200, 50, 9, 10)).matches());
    ImageComparison ignoring = comparison(spots(spot), 0, Area.sized(200, 50, 10, 10));
    assertTrue(ignoring.matches());
    assertEquals("no pixel differs", ignoring.sentence());
    Area beyond = Area.sized(290, 90, 1000, 1000);
    assertEquals(0xff404040, DifferencePicture.of(comparison(spots(spot), 0, beyond)).at(290, 99));
  }

  @Test
  void toleranceIsTheShareOfPixelsThatMayDiffer() {
    Bitmap tenPixels = spots(Area.sized(20, 20, 10, 1));
    assertTrue(comparison(tenPixels, 100.0 * 10 / 30_000).matches());
    assertFalse(comparison(tenPixels, 100.0 * 9 / 30_000).matches());
    assertFalse(comparison(spots(Area.sized(0, 0, 1, 1)), 0).matches());
  }
}

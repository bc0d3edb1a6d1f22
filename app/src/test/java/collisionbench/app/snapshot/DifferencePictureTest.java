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
  private static final int GREY = 0xff808080;
  private static final Bitmap BLACK = spots();

  private static Bitmap spots(Area... spots) {
    return Bitmap.filled(
        300,
        100,
        (x, y) -> Stream.of(spots).anyMatch(spot -> spot.and(x, y).equals(spot)) ? 0xffffff : 0);
  }

  private static Area sized(int left, int top, int width, int height) {
    return new Area(left, top, left + width - 1, top + height - 1);
  }

  private static ImageComparison comparison(Bitmap actual, double tolerance) {
    return ImageComparison.of(BLACK, actual, tolerance);
  }

  @Test
  void differingPixelsAreGroupedAcrossCells() {
    Area small = sized(200, 50, 3, 3);
    Area large = sized(10, 10, 30, 20);
    ImageComparison comparison = comparison(spots(small, large), 0);
    assertEquals(List.of(large, small), DifferencePicture.areas(comparison, BLACK));
    assertEquals(List.of(), DifferencePicture.areas(comparison(BLACK, 0), BLACK));
  }

  @Test
  void aGroupHasABox() {
    Area spot = sized(200, 50, 3, 3);
    Bitmap picture = DifferencePicture.of(comparison(spots(spot), 0));
    assertEquals(MAGENTA, picture.at(201, 51));
    assertEquals(BLUE, picture.at(194, 44));
    assertEquals(BLUE, picture.at(208, 58));
    assertEquals("300x100", picture.toString());
    assertEquals(GREY, picture.at(199, 51));
    assertEquals(GREY, picture.at(193, 51));
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
  void toleranceIsTheShareOfPixelsThatMayDiffer() {
    Bitmap tenPixels = spots(sized(20, 20, 10, 1));
    assertTrue(comparison(tenPixels, 100.0 * 10 / 30_000).matches());
    assertFalse(comparison(tenPixels, 100.0 * 9 / 30_000).matches());
    assertFalse(comparison(spots(sized(0, 0, 1, 1)), 0).matches());
  }
}

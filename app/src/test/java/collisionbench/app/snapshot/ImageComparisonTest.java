package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.plane.PlanePicture;
import collisionbench.app.viewport.render.Contacts;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Picture;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.Test;

class ImageComparisonTest {

  private static final double TWO_PIXELS = 2 / 80.0;
  private static final Shape2 BALL = new Circle(new Vec2(-1.03, 0.97), 0.3);
  private static final Shape2 BAR = new Segment2(new Vec2(0.5, -1), new Vec2(2, 1.3));

  private static Bitmap changed(Bitmap picture, IntBinaryOperator colorAt) {
    return Bitmap.filled(picture.width(), picture.height(), colorAt);
  }

  private static void assertFails(Bitmap expected, Bitmap actual) {
    ImageComparison comparison = ImageComparison.of(expected, actual);
    assertFalse(comparison.matches(), comparison.sentence());
    assertFalse(ImageComparison.of(actual, expected).matches());
  }

  @Test
  void samePictureIsIdentical() throws SnapshotException {
    ImageComparison comparison =
        ImageComparison.of(Flat.picture(BALL, BAR), Flat.picture(BALL, BAR));
    assertTrue(comparison.matches());
    assertEquals("the images are identical", comparison.sentence());
    assertEquals(0, comparison.share());
    assertEquals(Optional.empty(), comparison.where());
  }

  @Test
  void lastBitsOfAnotherMachineMatch() throws SnapshotException {
    Bitmap picture = Flat.picture(BALL, BAR);
    Random random = new Random(7);
    Bitmap noisy =
        changed(picture, (x, y) -> picture.at(x, y) + 0x010101 * (random.nextInt(7) - 3));
    ImageComparison comparison = ImageComparison.of(picture, noisy);
    assertTrue(comparison.matches());
    assertEquals("no pixel differs", comparison.sentence());
  }

  @Test
  void edgeThatIsSampledOtherwiseMatches() throws SnapshotException {
    Bitmap picture = Flat.picture(BALL, BAR);
    Bitmap shifted = Flat.picture(BALL.translated(new Vec2(TWO_PIXELS / 10, 0)), BAR);
    assertTrue(ImageComparison.of(picture, shifted).matches());
  }

  @Test
  void ballMovedByTwoPixelsFails() throws SnapshotException {
    Bitmap picture = Flat.picture(BALL, BAR);
    assertFails(picture, Flat.picture(BALL.translated(new Vec2(TWO_PIXELS, 0)), BAR));
    assertFails(picture, Flat.picture(BALL.translated(new Vec2(0, -TWO_PIXELS)), BAR));
  }

  @Test
  void smallestMarkMovedByTwoPixelsFails() throws SnapshotException {
    Bitmap picture = Flat.picture(new Point2(new Vec2(1, 1)));
    assertFails(picture, Flat.picture(new Point2(new Vec2(1 + TWO_PIXELS, 1))));
  }

  @Test
  void wrongColorFails() throws SnapshotException {
    Bitmap apart = Flat.picture(BALL, BAR);
    Bitmap red =
        Drawn.of(
            () -> {
              Picture picture = new PlanePicture();
              picture.lookFrom(Flat.CAMERA, Lens.PERSPECTIVE);
              picture.show(
                  Flat.scene(BALL, BAR).bodies(),
                  new Contacts(Set.of("Circle"), List.of()),
                  Set.of());
              return picture.node();
            },
            Flat.WIDTH,
            Flat.HEIGHT);
    assertFails(apart, red);
    assertFails(
        apart, changed(apart, (x, y) -> y < 40 ? apart.at(x, y) + 0x080000 : apart.at(x, y)));
  }

  @Test
  void missingBodyFails() throws SnapshotException {
    assertFails(Flat.picture(BALL, BAR), Flat.picture(BALL));
    assertFails(Flat.picture(BALL, BAR), Flat.picture(BAR));
    assertFails(Flat.picture(BALL, new Point2(Vec2.ZERO)), Flat.picture(BALL));
  }

  @Test
  void missingGridFails() throws SnapshotException {
    Bitmap picture = Flat.picture();
    assertFails(picture, changed(picture, (x, y) -> picture.at(3, y)));
  }

  @Test
  void wrongThemeFails() throws SnapshotException {
    assertFails(
        Flat.picture(Palette.DARK, Flat.scene(BALL)),
        Flat.picture(Palette.LIGHT, Flat.scene(BALL)));
  }

  @Test
  void differenceIsToldByNumberShareStrengthAndPlace() {
    Bitmap black = Bitmap.filled(100, 50, (x, y) -> 0);
    Bitmap spotted =
        Bitmap.filled(100, 50, (x, y) -> x >= 20 && x < 30 && y >= 5 && y < 10 ? 0x8000 : 0);
    ImageComparison comparison = ImageComparison.of(black, spotted);
    assertEquals(50, comparison.differing());
    assertEquals(0.01, comparison.share());
    assertEquals(128, comparison.greatest());
    assertEquals(Optional.of(new ImageComparison.Area(20, 5, 29, 9)), comparison.where());
    assertEquals(
        "50 of 5000 pixels differ (1.0000 %), by up to 128 of 255, from x 20, y 5 to x 29, y 9:"
            + " too many to pass",
        comparison.sentence());
  }

  @Test
  void onePixelInFiftyThousandMayDiffer() {
    Bitmap black = Bitmap.filled(400, 250, (x, y) -> 0);
    assertTrue(ImageComparison.of(black, dots(2)).matches());
    assertFalse(ImageComparison.of(black, dots(3)).matches());
    assertTrue(ImageComparison.of(black, dots(2)).sentence().endsWith("few enough to pass"));
  }

  private static Bitmap dots(int count) {
    return Bitmap.filled(400, 250, (x, y) -> y == 100 && x < count ? 0xffffff : 0);
  }

  @Test
  void otherSizeIsADifferenceThatSaysSo() {
    Bitmap small = Bitmap.filled(20, 10, (x, y) -> 0);
    Bitmap large = Bitmap.filled(20, 11, (x, y) -> 0);
    ImageComparison comparison = ImageComparison.of(small, large);
    assertFalse(comparison.matches());
    assertEquals("the image has 20x11 pixels, expected 20x10", comparison.sentence());
    assertEquals(0xffff00ff, comparison.difference().at(3, 10));
    assertEquals("20x11", ImageComparison.of(large, small).difference().toString());
  }

  @Test
  void differenceIsMagentaOnPaleGrey() {
    Bitmap black = Bitmap.filled(4, 4, (x, y) -> 0);
    Bitmap corner = Bitmap.filled(4, 4, (x, y) -> x == 3 && y == 3 ? 0xffffff : 0);
    Bitmap difference = ImageComparison.of(black, corner).difference();
    assertEquals(0xffff00ff, difference.at(3, 3));
    assertEquals(0xff808080, difference.at(0, 0));
  }
}

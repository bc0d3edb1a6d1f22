package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.RenderStates;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SnapshotTest {

  /// The pixel in which a point of a flat picture is.
  private static int at(Bitmap picture, double x, double y) {
    return picture.at((int) (Flat.WIDTH / 2.0 + 80 * x), (int) (Flat.HEIGHT / 2.0 - 80 * y));
  }

  private static boolean isRed(int rgb) {
    int red = rgb >> 16 & 0xff;
    return red > (rgb >> 8 & 0xff) + 35 && red > (rgb & 0xff) + 35;
  }

  private static boolean isBright(int rgb) {
    return (rgb & 0xff) > 80 && !isRed(rgb);
  }

  static List<Shape2> shapesAroundOneAndOne() {
    return List.of(
        new Circle(new Vec2(1, 1), 0.5),
        new Point2(new Vec2(1, 1)),
        new Segment2(new Vec2(0.5, 0.5), new Vec2(1.5, 1.5)),
        new collisionbench.geometry.plane.Capsule2(new Vec2(0, 1), new Vec2(2, 1), 0.3),
        new collisionbench.geometry.plane.Sector(new Vec2(1.2, 1), 1, new Vec2(-1, 0), 1),
        new collisionbench.geometry.plane.Polygon(
            List.of(new Vec2(0.5, 0.5), new Vec2(1.5, 0.5), new Vec2(1.1, 1.5))));
  }

  @ParameterizedTest
  @MethodSource("shapesAroundOneAndOne")
  void shapeIsRedInContactAndNotApart(Shape2 shape) throws SnapshotException {
    Circle far = new Circle(new Vec2(-3, -1.5), 0.5);
    Circle near = new Circle(new Vec2(1, 1), 0.1);
    Bitmap apart = Flat.picture(Palette.DARK, scene(shape, far));
    Bitmap touching = Flat.picture(Palette.DARK, scene(shape, near));
    assertTrue(isBright(at(apart, 1, 1)), Integer.toHexString(at(apart, 1, 1)));
    assertTrue(isBright(at(apart, -3, -1.5)));
    assertTrue(isRed(at(touching, 1, 1)), Integer.toHexString(at(touching, 1, 1)));
  }

  private static Scene scene(Shape2 a, Shape2 b) {
    return RenderStates.scene(
        List.of(new Body2("a", a), new Body2("b", b)), Optional.of(Flat.CAMERA));
  }

  @Test
  void onlyTheBodiesInContactAreRed() throws SnapshotException {
    Bitmap picture =
        Flat.picture(
            new Circle(new Vec2(-2, 1), 1),
            new Segment2(new Vec2(-2, 1), new Vec2(0, 1)),
            new Point2(new Vec2(2, -1)));
    assertTrue(isRed(at(picture, -2, 1)));
    assertTrue(isRed(at(picture, -0.5, 1)));
    assertTrue(isBright(at(picture, 2, -1)));
  }

  @Test
  void gapOfAWideSectorShowsTheBackground() throws SnapshotException {
    Shape2[] shapes = Flat.everyShape();
    Bitmap picture = Flat.picture(shapes[2]);
    assertTrue(isBright(at(picture, 1.9, 1.35)));
    assertFalse(isBright(at(picture, 2.8, 1.05)));
  }

  @Test
  void samePictureComesOutTwice() throws SnapshotException {
    assertEquals(Flat.picture(Flat.everyShape()), Flat.picture(Flat.everyShape()));
  }

  @Test
  void pictureOfSpaceHasTheBallInTheMiddleAndRedInContact() throws SnapshotException {
    Body3 inside = new Body3("inside", new Sphere(Vec3.ZERO, 0.5));
    assertFalse(isRed(middle(inSpace(unitBall()))));
    assertTrue(isRed(middle(inSpace(unitBall(), inside))));
  }

  private static Scene inSpace(Body3... bodies) {
    return new Scene("", "", Space.THREE, List.of(bodies), Optional.empty(), Optional.empty());
  }

  private static int middle(Scene scene) throws SnapshotException {
    return Snapshot.of(Evaluation.of(scene), Palette.DARK, 320, 200).at(160, 100);
  }

  @ParameterizedTest
  @ValueSource(ints = {-960, -480, -128, -64, 64, 128, 480})
  void bodiesOfEverySizeAreDrawnAndLitAlike(int exponent) throws SnapshotException {
    double size = Math.scalb(1.0, exponent);
    Body3 ball = new Body3("ball", new Sphere(Vec3.ZERO, size));
    Body3 inside = new Body3("inside", new Sphere(Vec3.ZERO, size / 2));
    assertEquals(middle(inSpace(unitBall())), middle(inSpace(ball)));
    assertTrue(isRed(middle(inSpace(ball, inside))));
  }

  private static Body3 unitBall() {
    return new Body3("ball", new Sphere(Vec3.ZERO, 1));
  }

  @Test
  void movingBodyIsShownWhereItIsAtTheTime() throws SnapshotException {
    Scene scene =
        RenderStates.scene(
            List.of(new Body2("ball", new Circle(new Vec2(-3, 0.5), 0.4), new Vec2(4, 0))),
            Optional.of(Flat.CAMERA));
    Evaluation later = Evaluation.of(scene).next(scene, 0.5);
    Bitmap picture = Snapshot.of(later, Palette.DARK, Flat.WIDTH, Flat.HEIGHT);
    assertTrue(isBright(at(picture, -1, 0.6)));
    assertFalse(isBright(at(picture, -3.1, 0.6)));
  }

  @Test
  void themesDiffer() throws SnapshotException {
    Scene scene = Flat.scene(Flat.everyShape());
    assertNotEquals(Flat.picture(Palette.DARK, scene), Flat.picture(Palette.LIGHT, scene));
  }

  @ParameterizedTest
  @CsvSource({"0, 100", "100, -1", "100, 8193", "2147483647, 2147483647"})
  void sizeThatIsNoneIsRefusedInASentence(int width, int height) {
    Evaluation evaluation = Evaluation.of(Scene.empty("", Space.TWO));
    SnapshotException refused =
        assertThrows(
            SnapshotException.class, () -> Snapshot.of(evaluation, Palette.DARK, width, height));
    assertEquals(
        "image sides must be 1 to 8192 pixels: " + width + "x" + height, refused.getMessage());
  }

  @Test
  void onlyLinuxNeedsADisplayToBeNamed() {
    assertTrue(Toolkit.lacksDisplay("Linux", Map.of()));
    assertTrue(Toolkit.lacksDisplay("Linux", Map.of("DISPLAY", "")));
    assertFalse(Toolkit.lacksDisplay("Linux", Map.of("DISPLAY", ":0")));
    assertFalse(Toolkit.lacksDisplay("Windows 11", Map.of()));
    assertFalse(Toolkit.lacksDisplay("Mac OS X", Map.of()));
  }
}

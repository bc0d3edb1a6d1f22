package collisionbench.app.viewport.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.View.Lens;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Random;
import javafx.geometry.BoundingBox;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;

class FramingTest {

  private static final double WIDTH = 1280;
  private static final double HEIGHT = 800;

  private static Scene scene(Body... bodies) {
    return RenderStates.scene(List.of(bodies));
  }

  private static Camera frame(Scene scene) {
    return Framing.of(scene, WIDTH / HEIGHT);
  }

  private static void assertWellInside(Scene scene, Vec3... points) {
    Projection projection = new Projection(scene.space(), frame(scene), WIDTH, HEIGHT);
    for (Vec3 point : points) {
      Point2D pixel = projection.toPixel(point).orElseThrow();
      assertTrue(pixel.getX() > 0.05 * WIDTH && pixel.getX() < 0.95 * WIDTH, point + " " + pixel);
      assertTrue(pixel.getY() > 0.05 * HEIGHT && pixel.getY() < 0.95 * HEIGHT, point + " " + pixel);
    }
  }

  @Test
  void flatSceneIsSeenStraightOnWithRoomAroundIt() {
    Scene scene =
        scene(
            new Body2("left", new Circle(new Vec2(-3, 1), 1)),
            new Body2("right", new Circle(new Vec2(7, 1), 2)));
    Camera camera = frame(scene);
    assertEquals(new Vec3(2.5, 1, 0), camera.target());
    assertEquals(0, camera.azimuth());
    assertEquals(0, camera.elevation());
    assertWellInside(scene, new Vec3(-4, 1, 0), new Vec3(9, 1, 0), new Vec3(7, 3, 0));
  }

  @Test
  void sceneInSpaceIsSeenFromAboveAndTheSideWithRoomAroundIt() {
    Scene scene =
        scene(
            new Body3("ball", new Sphere(new Vec3(5, 0, 4), 1)),
            new Body3("bar", new Segment(new Vec3(-6, -2, -3), new Vec3(0, 4, 0))));
    assertEquals(0.6, frame(scene).azimuth());
    assertEquals(0.35, frame(scene).elevation());
    assertWellInside(
        scene, new Vec3(6, 0, 4), new Vec3(5, 0, 5), new Vec3(-6, -2, -3), new Vec3(0, 4, 0));
  }

  /// Tall, wide and deep scenes, in tall and wide pictures, through both lenses, from all around.
  @Test
  void theCornerThatIsFarthestOutIsThreeQuartersOfTheWayToTheEdge() {
    Random random = new Random(5);
    for (int i = 0; i < 300; i++) {
      List<Body> bodies = List.of(ball(random), ball(random), ball(random));
      Camera from =
          new Camera(
              Vec3.ZERO, 1, 6 * random.nextDouble() - 3, Math.PI * (random.nextDouble() - 0.5));
      for (Lens lens : Lens.values()) {
        double width = 200 + 2000 * random.nextDouble();
        Camera camera = new Framing(Space.THREE, lens, width / HEIGHT).of(bodies, from);
        assertFills(bodies, new Projection(Space.THREE, lens, camera, width, HEIGHT));
        assertEquals(from.azimuth(), camera.azimuth());
        assertEquals(from.elevation(), camera.elevation());
      }
    }
  }

  /// {@return a small ball somewhere in a box that may be long in any direction, at rest or moving}
  private static Body ball(Random random) {
    Vec3 center =
        new Vec3(
            Math.pow(10, random.nextDouble()) * random.nextGaussian(),
            Math.pow(10, random.nextDouble()) * random.nextGaussian(),
            Math.pow(10, random.nextDouble()) * random.nextGaussian());
    Vec3 way = random.nextBoolean() ? Vec3.ZERO : center.times(-random.nextDouble());
    return new Body3("ball", new Sphere(center, 0.1 + random.nextDouble()), way);
  }

  private static void assertFills(List<Body> bodies, Projection projection) {
    double farthest =
        bodies.stream()
            .flatMap(body -> Framing.corners(body).stream())
            .map(corner -> projection.toPixel(corner).orElseThrow())
            .mapToDouble(pixel ->
                Math.max(
                    Math.abs(2 * pixel.getX() / projection.width() - 1),
                    Math.abs(2 * pixel.getY() / projection.height() - 1)))
            .max()
            .orElseThrow();
    assertEquals(0.75, farthest, 1e-9, projection::toString);
  }

  @Test
  void aTallAndAWideFlatSceneFillThePictureTheirWay() {
    for (Vec2 end : List.of(new Vec2(0, 40), new Vec2(40, 0), new Vec2(30, 30))) {
      List<Body> bodies =
          List.of(
              new Body2("a", new Circle(new Vec2(-1, 2), 1)),
              new Body2("b", new Circle(new Vec2(-1, 2).plus(end), 1)));
      for (double width : new double[] {300, 800, 2400}) {
        Camera camera =
            new Framing(Space.TWO, Lens.PERSPECTIVE, width / HEIGHT).of(bodies, Framing.FIRST);
        assertFills(bodies, new Projection(Space.TWO, Lens.PERSPECTIVE, camera, width, HEIGHT));
      }
    }
  }

  @Test
  void smallSceneFillsThePictureAsALargeOneDoes() {
    Scene large = scene(new Body3("ball", new Sphere(Vec3.ZERO, 1000)));
    Scene small = scene(new Body3("ball", new Sphere(Vec3.ZERO, 0.001)));
    assertEquals(1e6, frame(large).distance() / frame(small).distance(), 1e-3);
  }

  @Test
  void theWholeMotionOfABodyIsInThePicture() {
    Scene scene = scene(new Body3("ball", new Sphere(Vec3.ZERO, 1), new Vec3(20, 0, 0)));
    assertWellInside(scene, new Vec3(-1, 0, 0), new Vec3(21, 0, 0));
  }

  @Test
  void emptySceneShowsSomeUnitsAroundTheOrigin() {
    for (Space space : Space.values()) {
      Camera camera = frame(Scene.empty("", space));
      assertEquals(Vec3.ZERO, camera.target());
      assertEquals(8, camera.visibleHeight(), 1e-9);
    }
  }

  @Test
  void singlePointIsShownWithSomeUnitsAroundIt() {
    Camera camera = frame(scene(new Body2("point", new Point2(new Vec2(3, 4)))));
    assertEquals(new Vec3(3, 4, 0), camera.target());
    assertEquals(4, camera.visibleHeight(), 1e-9);
  }

  @Test
  void extremeShapesHaveACamera() {
    assertTrue(frame(scene(new Body2("p", new Point2(new Vec2(1e300, 0))))).distance() > 0);
    assertTrue(
        frame(scene(new Body3("s", new Sphere(new Vec3(1.7e308, 0, 0), 1.7e308)))).distance() > 0);
    assertTrue(frame(scene(new Body2("c", new Circle(Vec2.ZERO, 1e-320)))).distance() > 0);
  }

  /// In the picture of a window as it opens, except bodies that reach beyond every picture.
  @Test
  void builtInScenesAreSeenWhole() {
    for (BuiltInScenes.Entry entry : BuiltInScenes.all()) {
      Camera camera = entry.scene().camera().orElseThrow();
      Projection view = new Projection(entry.scene().space(), camera, 596, 600);
      entry.scene().bodies().stream()
          .filter(body -> body.bounds().size().largest() < 100)
          .flatMap(body -> Framing.corners(Framing.startBounds(body)).stream())
          .map(corner -> view.toPixel(corner).orElseThrow())
          .forEach(
              at -> assertTrue(new BoundingBox(-4, -4, 604, 608).contains(at), entry.key() + at));
    }
  }
}

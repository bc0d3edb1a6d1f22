package collisionbench.app.viewport.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// How far the camera may go, and whether it has gone too far.
class CameraLimitsTest {

  private static final List<Body> BALL =
      List.of(new Body3("ball", new Sphere(new Vec3(5, 0, 0), 1)));
  private static final Camera CAMERA = new Camera(new Vec3(5, 0, 0), 10, 0, 0);

  private static boolean isLost(Camera camera, Lens lens) {
    return BodiesInView.noneOf(BALL, new Projection(Space.THREE, lens, camera, 800, 600));
  }

  @Test
  void camerasNearTheSceneAreNotLimited() {
    CameraLimits reach = CameraLimits.of(BALL);
    Camera aside = CAMERA.movedBy(new Vec3(2, 1, 0));
    assertEquals(aside, reach.hold(CAMERA, aside));
    Camera nearer = CAMERA.zoomedBy(0.01, new Vec3(5, 1, 0));
    assertEquals(nearer, reach.hold(CAMERA, nearer));
  }

  @Test
  void panningStaysNearTheScene() {
    CameraLimits reach = CameraLimits.of(BALL);
    Camera camera = CAMERA;
    for (int i = 0; i < 1000; i++) {
      camera = reach.hold(camera, camera.movedBy(new Vec3(1, 0, 0)));
    }
    double most = 2 * reach.radius() + camera.visibleHeight() / 2;
    assertEquals(most, camera.target().minus(reach.center()).length(), 1e-9);
  }

  @Test
  void zoomingKeepsTheSceneVisible() {
    CameraLimits reach = CameraLimits.of(BALL);
    Camera camera = CAMERA;
    for (int i = 0; i < 1000; i++) {
      camera = reach.hold(camera, camera.zoomedBy(1.3, new Vec3(9, 3, 0)));
    }
    assertEquals(300 * reach.radius(), camera.distance(), 1e-9);
    assertFalse(isLost(camera, Lens.PERSPECTIVE));
  }

  @Test
  void aCameraBeyondTheLimitsMayOnlyComeNearer() {
    CameraLimits reach = CameraLimits.of(BALL);
    Camera away = new Camera(new Vec3(1e6, 0, 0), 1e5, 0, 0);
    assertEquals(away, reach.hold(away, away.zoomedBy(2, away.target())));
    Camera nearer = away.movedBy(new Vec3(-100, 0, 0));
    assertEquals(nearer, reach.hold(away, nearer));
  }

  @ParameterizedTest
  @EnumSource
  void nothingIsInViewOnceTheBodyIsBeyondAnEdge(Lens lens) {
    assertFalse(isLost(CAMERA, lens));
    assertFalse(isLost(CAMERA.movedBy(new Vec3(5.5, 0, 0)), lens));
    assertTrue(isLost(CAMERA.movedBy(new Vec3(7, 0, 0)), lens));
    assertTrue(isLost(CAMERA.movedBy(new Vec3(0, -6, 0)), lens));
  }

  @Test
  void behindTheEyeNothingIsInViewUnlessThereIsNoEye() {
    Camera past = CAMERA.movedBy(new Vec3(0, 0, -20));
    assertTrue(isLost(past, Lens.PERSPECTIVE));
    assertFalse(isLost(past, Lens.ORTHOGRAPHIC));
  }

  @Test
  void aSceneWithoutBodiesIsNeverLost() {
    assertFalse(BodiesInView.noneOf(List.of(), new Projection(Space.THREE, CAMERA, 800, 600)));
  }

  /// A small ball just inside and just beyond each edge of the picture, which is 800 by 600 pixels:
  /// in the middle of the view, half the height is up and 2/3 of the height is right.
  @ParameterizedTest
  @EnumSource
  void everyEdgeOfThePictureIsALimit(Lens lens) {
    double up = CAMERA.visibleHeight() / 2;
    double right = up * 800 / 600;
    for (double side : new double[] {-1, 1}) {
      for (double part : new double[] {0.99, 1.01}) {
        assertEquals(part > 1, isLost(new Vec3(5 + side * part * right, 0, 0), CAMERA, lens));
        assertEquals(part > 1, isLost(new Vec3(5, side * part * up, 0), CAMERA, lens));
        assertTrue(isLost(new Vec3(5 + side * part * right, 1.01 * up, 0), CAMERA, lens));
      }
    }
  }

  @Test
  void withPerspectiveThePictureWidensBehindTheTarget() {
    double up = CAMERA.visibleHeight() / 2;
    Vec3 behind = new Vec3(5, 1.9 * up, -10);
    assertFalse(isLost(behind, CAMERA, Lens.PERSPECTIVE));
    assertTrue(isLost(behind, CAMERA, Lens.ORTHOGRAPHIC));
    assertTrue(isLost(new Vec3(5, 2.1 * up, -10), CAMERA, Lens.PERSPECTIVE));
    Vec3 before = new Vec3(5, 0.6 * up, 5);
    assertTrue(isLost(before, CAMERA, Lens.PERSPECTIVE));
    assertFalse(isLost(before, CAMERA, Lens.ORTHOGRAPHIC));
  }

  private static boolean isLost(Vec3 center, Camera camera, Lens lens) {
    List<Body> dot = List.of(new Body3("dot", new Sphere(center, 1e-9)));
    return BodiesInView.noneOf(dot, new Projection(Space.THREE, lens, camera, 800, 600));
  }

  @Test
  void oneBodyInThePictureIsEnough() {
    List<Body> both =
        List.of(
            new Body3("far", new Sphere(new Vec3(500, 0, 0), 1)),
            new Body3("near", new Sphere(new Vec3(5, 0, 0), 1)));
    assertFalse(BodiesInView.noneOf(both, new Projection(Space.THREE, CAMERA, 800, 600)));
    assertTrue(
        BodiesInView.noneOf(both.subList(0, 1), new Projection(Space.THREE, CAMERA, 800, 600)));
  }

  @Test
  void scenesWithoutExtentHaveARadiusOfTwo() {
    Vec3 at = new Vec3(5, 1, 0);
    assertEquals(new CameraLimits(Vec3.ZERO, 2), CameraLimits.of(List.of()));
    assertEquals(
        new CameraLimits(at, 2), CameraLimits.of(List.of(new Body3("dot", new Segment(at, at)))));
    CameraLimits limits = CameraLimits.of(List.of(new Body3("s", new Segment(at, Vec3.ZERO))));
    assertEquals(new CameraLimits(at.times(0.5), at.length() / 2), limits);
  }

  /// The target moves by the same fraction of its way as the distance.
  @Test
  void aLimitedZoomMovesTheTargetAsFar() {
    CameraLimits limits = new CameraLimits(Vec3.ZERO, 1);
    Camera from = new Camera(Vec3.ZERO, 200, 0.5, 0.2);
    Camera held = limits.hold(from, new Camera(new Vec3(8, 0, 0), 600, 0.7, 0.1));
    assertEquals(new Camera(new Vec3(2, 0, 0), 300, 0.7, 0.1), held);
    Camera near = new Camera(Vec3.ZERO, 4e-10, 0, 0);
    Camera nearest = limits.hold(near, new Camera(new Vec3(4e-10, 0, 0), 0.5e-10, 0, 0));
    assertEquals(1e-10, nearest.distance());
    assertEquals(4e-10 * 3 / 3.5, nearest.target().x(), 1e-20);
  }
}

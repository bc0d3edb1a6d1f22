package collisionbench.app.viewport.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Space;
import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.render.Projection;
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
    return OutOfView.all(BALL, new Projection(Space.THREE, lens, camera, 800, 600));
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
    assertFalse(OutOfView.all(List.of(), new Projection(Space.THREE, CAMERA, 800, 600)));
  }
}

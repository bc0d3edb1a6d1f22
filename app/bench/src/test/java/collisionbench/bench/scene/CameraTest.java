package collisionbench.bench.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Vec3;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CameraTest {

  private static final double EXACT = 1e-15;

  @Test
  void looksAlongMinusZWithoutAngles() {
    Camera camera = new Camera(new Vec3(1, 2, 3), 5, 0, 0);
    assertEquals(new Vec3(1, 2, 8), camera.eye());
    assertEquals(Vec3.X, camera.right());
    assertEquals(Vec3.Y, camera.up());
  }

  @Test
  void azimuthMovesTheEyeRightAndElevationUp() {
    assertNear(Vec3.X, new Camera(Vec3.ZERO, 1, Math.PI / 2, 0).eye());
    assertNear(Vec3.Y, new Camera(Vec3.ZERO, 1, 0, Math.PI / 2).eye());
    assertNear(Vec3.Z.negated(), new Camera(Vec3.ZERO, 1, 0, Math.PI / 2).up());
  }

  @Test
  void rightUpAndTowardsEyeFormARightHandedFrame() {
    Random random = new Random(7);
    for (int i = 0; i < 100; i++) {
      Camera camera =
          new Camera(
              Vec3.ZERO, 1, 20 * random.nextDouble() - 10, Math.PI * (random.nextDouble() - 0.5));
      assertNear(camera.towardsEye(), camera.right().cross(camera.up()));
      assertEquals(1, camera.up().length(), EXACT);
      assertEquals(0, camera.right().y());
    }
  }

  @Test
  void visibleHeightMatchesTheFieldOfViewAtTheTarget() {
    assertEquals(
        2 * 3 * Math.tan(Math.toRadians(20)),
        new Camera(Vec3.ZERO, 3, 0, 0).visibleHeight(),
        EXACT);
  }

  @Test
  void orbitStopsStraightUpAndStraightDown() {
    Camera camera = new Camera(Vec3.X, 3, 0.5, 0.25);
    assertEquals(new Camera(Vec3.X, 3, 0.75, 0.5), camera.orbitedBy(0.25, 0.25));
    assertEquals(Math.PI / 2, camera.orbitedBy(0, 99).elevation());
    assertEquals(-Math.PI / 2, camera.orbitedBy(0, -99).elevation());
  }

  @Test
  void orbitByAFullTurnChangesNothing() {
    Camera camera = new Camera(Vec3.X, 3, 0.5, 0.25);
    assertEquals(0.5, camera.orbitedBy(8 * Math.PI, 0).azimuth(), EXACT * 10);
  }

  @Test
  void interpolationTurnsTheShorterWayMonotonically() {
    Random random = new Random(11);
    for (int i = 0; i < 200; i++) {
      Camera from = any(random);
      Camera to = any(random);
      double turn = turn(from, to);
      assertTrue(Math.abs(turn) <= Math.PI);
      for (double part : new double[] {0, 0.125, 0.5, 0.875, 1}) {
        Camera now = from.towards(to, part);
        assertEquals(part * turn, turn(from, now), 1e-12);
        double rise = to.elevation() - from.elevation();
        assertEquals(part * rise, now.elevation() - from.elevation(), 1e-12);
        assertEquals(
            Math.pow(to.distance() / from.distance(), part),
            now.distance() / from.distance(),
            1e-12);
        assertNear(from.target().towards(to.target(), part), now.target());
      }
    }
  }

  /// {@return a camera turned by more than a full turn, as after a long flight}
  private static Camera any(Random random) {
    Vec3 target = new Vec3(random.nextDouble(), random.nextDouble(), random.nextDouble());
    double azimuth = 12 * random.nextDouble() - 6;
    return new Camera(target, 1 + random.nextDouble(), azimuth, 3 * random.nextDouble() - 1.5);
  }

  /// {@return the angle between two cameras, at most half a turn}
  private static double turn(Camera from, Camera to) {
    double angle = to.azimuth() - from.azimuth();
    return Math.atan2(Math.sin(angle), Math.cos(angle));
  }

  @Test
  void zoomKeepsTheFixedPointAndTheDirection() {
    Camera camera = new Camera(Vec3.X, 3, 0.5, 0.25);
    assertEquals(new Camera(Vec3.X, 6, 0.5, 0.25), camera.zoomedBy(2, Vec3.X));
    assertEquals(new Camera(new Vec3(2, 0, 0), 6, 0.5, 0.25), camera.zoomedBy(2, Vec3.ZERO));
  }

  @Test
  void zoomStopsBeforeNothingIsVisible() {
    Camera camera = new Camera(Vec3.ZERO, 1, 0, 0);
    for (int i = 0; i < 10_000; i++) {
      camera = camera.zoomedBy(0.5, Vec3.X);
    }
    assertEquals(camera, camera.zoomedBy(0.5, Vec3.X));
    for (int i = 0; i < 10_000; i++) {
      camera = camera.zoomedBy(2, Vec3.X);
    }
    assertEquals(camera, camera.zoomedBy(2, Vec3.X));
  }

  @ParameterizedTest
  @CsvSource({
    "NaN, 1, 0, 0, 'target must be finite: [NaN, 0.0, 0.0]'",
    "0, 0, 0, 0, distance must be finite and > 0: 0.0",
    "0, -1, 0, 0, distance must be finite and > 0: -1.0",
    "0, Infinity, 0, 0, distance must be finite and > 0: Infinity",
    "0, NaN, 0, 0, distance must be finite and > 0: NaN",
    "0, 1, Infinity, 0, azimuth must be finite: Infinity",
    "0, 1, 0, 1.6, elevation must be within -pi/2 and pi/2: 1.6",
    "0, 1, 0, -1.6, elevation must be within -pi/2 and pi/2: -1.6",
    "0, 1, 0, NaN, elevation must be within -pi/2 and pi/2: NaN"
  })
  void rejectsInvalidCameras(
      double x, double distance, double azimuth, double elevation, String why) {
    Vec3 target = new Vec3(x, 0, 0);
    assertEquals(
        why,
        assertThrows(
                IllegalArgumentException.class,
                () -> new Camera(target, distance, azimuth, elevation))
            .getMessage());
  }

  private static void assertNear(Vec3 expected, Vec3 actual) {
    assertEquals(0, expected.minus(actual).length(), EXACT, () -> expected + " and " + actual);
  }
}

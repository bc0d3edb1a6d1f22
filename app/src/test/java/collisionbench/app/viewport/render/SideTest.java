package collisionbench.app.viewport.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.View.Lens;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SideTest {

  private static final Camera CAMERA = new Camera(new Vec3(1, 2, 3), 7, 0.5, 0.2);

  private static Vec3 vector(String letters) {
    Vec3 axis =
        switch (letters.charAt(1)) {
          case 'x' -> Vec3.X;
          case 'y' -> Vec3.Y;
          default -> Vec3.Z;
        };
    return letters.charAt(0) == '-' ? axis.negated() : axis;
  }

  @ParameterizedTest
  @CsvSource({
    "FRONT, +z, +x, +y, BACK, true",
    "BACK, -z, -x, +y, FRONT, true",
    "RIGHT, +x, -z, +y, LEFT, true",
    "LEFT, -x, +z, +y, RIGHT, true",
    "TOP, +y, +x, -z, BOTTOM, false",
    "BOTTOM, -y, +x, +z, TOP, false"
  })
  void everySideHasItsDirections(
      Side side, String eye, String right, String up, Side opposite, boolean edgeOn) {
    assertEquals(vector(eye), side.towardsEye());
    assertEquals(vector(right), side.right());
    assertEquals(vector(up), side.up());
    assertEquals(opposite, side.opposite());
    assertEquals(edgeOn, side.showsGroundEdgeOn());
  }

  @ParameterizedTest
  @EnumSource
  void aCameraOnASideLooksFromThereAtTheSameTarget(Side side) {
    Camera camera = side.seenBy(CAMERA);
    assertEquals(CAMERA.target(), camera.target());
    assertEquals(CAMERA.distance(), camera.distance());
    assertEquals(0, camera.towardsEye().minus(side.towardsEye()).length(), 1e-15);
    assertEquals(0, camera.right().minus(side.right()).length(), 1e-15);
    assertEquals(0, camera.up().minus(side.up()).length(), 1e-15);
    for (Side other : Side.values()) {
      assertEquals(other == side, other.isSeenBy(camera), other::name);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aTurnedPictureShowsNoSide(Side side) {
    Camera camera = side.seenBy(CAMERA);
    for (double turn : new double[] {1e-6, -1e-6, Math.PI / 2, Math.PI}) {
      assertFalse(side.isSeenBy(camera.facing(camera.azimuth() + turn, camera.elevation())));
    }
    double lower = camera.elevation() - Math.copySign(1e-6, camera.elevation());
    assertFalse(side.isSeenBy(camera.facing(camera.azimuth(), lower)));
  }

  @ParameterizedTest
  @EnumSource
  void onlyAPictureWithoutPerspectiveShowsASideExactly(Side side) {
    Camera camera = side.seenBy(CAMERA);
    assertEquals(
        Optional.of(side), Side.of(new Projection(Space.THREE, Lens.ORTHOGRAPHIC, camera, 80, 60)));
    assertEquals(
        Optional.empty(), Side.of(new Projection(Space.THREE, Lens.PERSPECTIVE, camera, 80, 60)));
    assertTrue(Stream.of(Side.values()).noneMatch(other -> other.isSeenBy(CAMERA)), "seen askew");
  }
}

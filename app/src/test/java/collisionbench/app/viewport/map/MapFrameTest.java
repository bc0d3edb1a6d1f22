package collisionbench.app.viewport.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.map.MapPlane;
import collisionbench.bench.map.Places;
import collisionbench.bench.map.Spot;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.DoubleStream;
import javafx.geometry.Point2D;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MapFrameTest {

  private static final int SIDE = 400;
  private static final Camera SCENE = new Camera(new Vec3(5, 4, 3), 9, 0.6, 0.35);
  private static final Camera BEHIND = new Camera(Vec3.ZERO, 9, 3.6, -0.35);

  private static final MapPlane TILTED =
      new MapPlane(MapPlane.Kind.BODY, new Vec3(0.6, 0.8, 0), new Vec3(-0.48, 0.36, 0.8));

  private static List<Point2D> corners(MapFrame frame, Camera camera) {
    Projection projection = new Projection(Space.THREE, Lens.ORTHOGRAPHIC, camera, SIDE, SIDE);
    Vec3 corner = frame.corner();
    return List.of(
            corner,
            corner.plus(frame.across()),
            corner.plus(frame.up()),
            corner.plus(frame.across()).plus(frame.up()))
        .stream()
        .map(point -> projection.toVisiblePixel(point).orElseThrow())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-200, 1e-3, 1, 1e150})
  void theCameraThatFacesAMapSeesJustTheWholeOfItHeadOnFromTheSideOfTheOther(double width) {
    for (MapPlane plane : List.of(MapPlane.XY, MapPlane.XZ, MapPlane.YZ, TILTED)) {
      for (Camera side : List.of(SCENE, BEHIND)) {
        Places places = plane.rectangle(new Vec3(width, 0, 0), width, 8, 8);
        Camera camera = new MapFrame(new Vec3(0, width, 0), places).facing(side);
        List<Point2D> corners = corners(new MapFrame(new Vec3(0, width, 0), places), camera);
        double[] all =
            corners.stream().flatMapToDouble(p -> DoubleStream.of(p.getX(), p.getY())).toArray();
        assertEquals(0, DoubleStream.of(all).min().orElseThrow(), 1e-9, plane + " " + camera);
        assertEquals(SIDE, DoubleStream.of(all).max().orElseThrow(), 1e-9, plane + " " + camera);
        double headOn = camera.towardsEye().dot(plane.right().cross(plane.up()));
        assertEquals(1, Math.abs(headOn), 1e-12, plane + " " + camera);
        assertTrue(camera.towardsEye().dot(side.towardsEye()) > 0, plane + " " + camera);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-300, 1, 1e300})
  void thePlaceAtAPixelIsFoundInMapsOfAnySize(double width) {
    MapFrame frame = new MapFrame(Vec3.ZERO, MapPlane.XY.rectangle(Vec3.ZERO, width, 8, 8));
    Camera camera = frame.facing(SCENE);
    Projection projection = new Projection(Space.THREE, Lens.ORTHOGRAPHIC, camera, SIDE, SIDE);
    Spot spot = frame.at(projection, new Point2D(0.3125 * SIDE, 0.0625 * SIDE)).orElseThrow();
    assertEquals(2, spot.i(), 1e-9);
    assertEquals(7, spot.j(), 1e-9);
  }
}

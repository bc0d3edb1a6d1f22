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
import java.util.Optional;
import java.util.stream.DoubleStream;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
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

  /// {@return a square map in a plane, as a picture in perspective shows it}
  private static Projection inPerspective(double width, Camera side) {
    Camera camera = new Camera(Vec3.ZERO, 3 * width, side.azimuth(), side.elevation());
    return new Projection(Space.THREE, camera, SIDE, 0.75 * SIDE);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-100, 1, 1e100})
  void aPlaceIsFoundAgainAtItsPixelInPerspective(double width) {
    for (MapPlane plane : List.of(MapPlane.XY, MapPlane.XZ, MapPlane.YZ, TILTED)) {
      for (Camera side : List.of(SCENE, BEHIND)) {
        Projection picture = inPerspective(width, side);
        MapFrame frame =
            new MapFrame(
                new Vec3(0, 0.1 * width, 0), plane.rectangle(Vec3.ZERO, 1.2 * width, 12, 8));
        for (int i = 0; i < 12; i++) {
          for (int j = 0; j < 8; j++) {
            Point2D pixel = picture.toVisiblePixel(frame.at(i, j)).orElseThrow();
            Spot spot = frame.at(picture, pixel).orElseThrow();
            assertEquals(i, spot.i(), 1e-6, plane + " " + side);
            assertEquals(j, spot.j(), 1e-6, plane + " " + side);
          }
        }
      }
    }
  }

  @Test
  void besideTheMapBehindTheEyeAndEdgeOnThereIsNoPlace() {
    Projection picture = inPerspective(1, SCENE);
    MapFrame frame = new MapFrame(Vec3.ZERO, MapPlane.XY.rectangle(Vec3.ZERO, 1, 8, 8));
    for (Spot corner : List.of(new Spot(-0.51, 3), new Spot(7.51, 3), new Spot(3, -0.51))) {
      Point2D pixel = picture.toVisiblePixel(frame.at(corner.i(), corner.j())).orElseThrow();
      assertEquals(Optional.empty(), frame.at(picture, pixel));
    }
    Point2D middle = new Point2D(picture.width() / 2, picture.height() / 2);
    Vec3 behind = picture.camera().towardsEye().times(10);
    MapFrame unseen = new MapFrame(behind, MapPlane.XY.rectangle(Vec3.ZERO, 1, 8, 8));
    assertEquals(Optional.empty(), unseen.at(picture, middle));
    Projection aside = inPerspective(1, new Camera(Vec3.ZERO, 1, Math.PI / 2, 0));
    assertEquals(Optional.empty(), frame.at(aside, middle));
  }
}

package collisionbench.app.viewport.gesture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.stream.DoubleStream;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Where something is added that a click places.
class ClickedPlaceTest {

  private static final double WIDTH = 800;
  private static final double HEIGHT = 600;

  private static Projection projection(Space space, double elevation) {
    double azimuth = space == Space.TWO ? 0 : 0.7;
    Camera camera = new Camera(new Vec3(1, 0.5, 0), 10, azimuth, elevation);
    return new Projection(space, camera, WIDTH, HEIGHT);
  }

  private static void assertUnder(Projection projection, Vec3 point, double x, double y) {
    Point2D pixel = projection.toPixel(point).orElseThrow();
    assertEquals(x, pixel.getX(), 1);
    assertEquals(y, pixel.getY(), 1);
  }

  @ParameterizedTest
  @CsvSource({"400, 300", "100, 500", "700, 550", "10, 310"})
  void lookingDownItIsOnTheGroundUnderTheMouse(double x, double y) {
    for (double elevation : new double[] {0.6, 1.5, -0.6}) {
      double row = elevation < 0 ? HEIGHT - y : y;
      Projection projection = projection(Space.THREE, elevation);
      ClickedPlace place = ClickedPlace.at(projection, x, row);
      assertTrue(place.onGround());
      assertEquals(0, place.point().y());
      assertUnder(projection, place.point(), x, row);
    }
  }

  @Test
  void aboveTheHorizonItIsAsFarAwayAsTheTarget() {
    Projection projection = projection(Space.THREE, 0.1);
    ClickedPlace place = ClickedPlace.at(projection, 300, 50);
    assertFalse(place.onGround());
    assertEquals(10, projection.depth(place.point()), 0.02);
    assertUnder(projection, place.point(), 300, 50);
  }

  /// The ray of the middle row falls by the sine of the elevation.
  @ParameterizedTest
  @CsvSource({"9.9, true", "10.1, false"})
  void groundTenTimesAsFarAsTheTargetCountsAsTheHorizon(double times, boolean onGround) {
    double distance = 10;
    Vec3 target = new Vec3(0, 1, 0);
    // height of the eye = target + distance * sin e; along the ray: height / sin e = times *
    // distance
    double sine = target.y() / (distance * (times - 1));
    Camera camera = new Camera(target, distance, 0, Math.asin(sine));
    Projection projection = new Projection(Space.THREE, camera, WIDTH, HEIGHT);
    ClickedPlace place = ClickedPlace.at(projection, WIDTH / 2, HEIGHT / 2);
    assertEquals(onGround, place.onGround());
  }

  @Test
  void inThePlaneItIsUnderTheMouseAndNotOnTheGround() {
    Projection projection = projection(Space.TWO, 0);
    ClickedPlace place = ClickedPlace.at(projection, 123, 456);
    assertFalse(place.onGround());
    assertEquals(0, place.point().z());
    assertUnder(projection, place.point(), 123, 456);
  }

  @Test
  void numbersAreAsShortAsAPixelAllows() {
    Vec3 point = ClickedPlace.at(projection(Space.TWO, 0), 123.4, 456.7).point();
    assertTrue(
        DoubleStream.of(point.x(), point.y())
            .allMatch(number -> Math.rint(number * 1000) / 1000 == number),
        point::toString);
  }
}

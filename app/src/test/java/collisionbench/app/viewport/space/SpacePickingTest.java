package collisionbench.app.viewport.space;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SpacePickingTest {

  private static final int WIDTH = 320;
  private static final int HEIGHT = 200;
  private static final Camera CAMERA = new Camera(Vec3.ZERO, 10, 0.6, 0.35);

  /// Within which a body is hit, and how exactly pixels are known with perspective.
  private static final double HIT_DISTANCE = 8;

  private static final double TOLERANCE = 0.5;

  private static Projection projection(Lens lens) {
    return new Projection(Space.THREE, lens, CAMERA, WIDTH, HEIGHT);
  }

  private static Body3 stick(String id, Random random) {
    return new Body3(id, new Segment(point(random), point(random)));
  }

  private static Vec3 point(Random random) {
    return new Vec3(2 * random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
  }

  private static double pixels(Body3 stick, Projection projection, double x, double y) {
    Segment line = (Segment) stick.shape();
    Point2D from = projection.toPixel(line.start()).orElseThrow();
    Point2D to = projection.toPixel(line.end()).orElseThrow();
    return Pixels.distance(Pixels.along(from, to).toList(), x, y);
  }

  private static Optional<String> target(
      Projection projection, double x, double y, Body... bodies) {
    return SpacePicking.hit(List.of(bodies), projection, x, y).map(Picture.Hit::id);
  }

  @ParameterizedTest
  @EnumSource
  void theNearestStickIsHitFromEightPixelsAway(Lens lens) {
    Projection projection = projection(lens);
    Random random = new Random(1);
    for (int i = 0; i < 2000; i++) {
      Body3 one = stick("one", random);
      Body3 other = stick("other", random);
      double x = random.nextDouble(WIDTH);
      double y = random.nextDouble(HEIGHT);
      double toOne = pixels(one, projection, x, y);
      double toOther = pixels(other, projection, x, y);
      if (Math.min(toOne, toOther) > HIT_DISTANCE + TOLERANCE) {
        assertEquals(Optional.empty(), target(projection, x, y, one, other));
      } else if (toOne > 5 && toOne < Math.min(HIT_DISTANCE, toOther) - TOLERANCE) {
        assertEquals(Optional.of("one"), target(projection, x, y, one, other));
        assertEquals(Optional.of("one"), target(projection, x, y, other, one));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsDrawnUnderTheMouseIsHitAndNotWhatIsBesideIt(Lens lens) {
    Projection projection = projection(lens);
    Body3 wall = new Body3("wall", new Box(Vec3.ZERO, new Vec3(2, 2, 0.1), Rotation.NONE));
    for (double depth : new double[] {-1, 0.1, 1}) {
      Vec3 middle = new Vec3(0, 0, depth);
      Body3 bar = new Body3("bar", new Segment(middle, middle.plus(Vec3.Y)));
      Point2D at = projection.toPixel(middle.plus(0.5, Vec3.Y)).orElseThrow();
      String first = depth > 0 ? "bar" : "wall";
      for (double beside : new double[] {0, 2, -2}) {
        assertEquals(
            Optional.of(first), target(projection, at.getX() + beside, at.getY(), wall, bar));
      }
      assertEquals(Optional.of("wall"), target(projection, at.getX() + 6, at.getY(), wall, bar));
    }
  }

  @Test
  void emptySceneHasNothingToHit() {
    assertEquals(Optional.empty(), target(projection(Lens.PERSPECTIVE), 100, 100));
  }
}

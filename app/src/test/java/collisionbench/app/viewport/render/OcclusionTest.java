package collisionbench.app.viewport.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.View;
import collisionbench.app.settings.View.Lens;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class OcclusionTest {

  private static final Camera CAMERA = new Camera(Vec3.ZERO, 9, 0.7, 0.4);
  private static final int SAMPLES = 300;

  private static RenderState state(Lens lens, Shape3... shapes) {
    List<Body> bodies =
        Stream.of(shapes).<Body>map(shape -> new Body3(shape.toString(), shape)).toList();
    return RenderStates.of(bodies, View.FIRST.with(lens), CAMERA);
  }

  static List<Shape3> shapes() {
    return List.of(
        new Sphere(new Vec3(0.2, 0.1, 0.3), 0.9),
        new Capsule(new Vec3(-1, 0, 0), new Vec3(0.5, 0.8, 0.4), 0.3),
        new Box(new Vec3(0, 0.2, 0), new Vec3(0.9, 0.5, 0.3), new Rotation(0.1, 0.3, 0.2, 1)),
        new Triangle(new Vec3(-1, -1, 0.4), new Vec3(1.2, -0.6, 0), new Vec3(0, 1.3, -0.2)),
        new Hull(
            List.of(
                new Vec3(-1, 0, 0),
                new Vec3(1, -0.2, 0.3),
                new Vec3(0, 1, 0),
                new Vec3(0.2, 0.1, 1.1),
                new Vec3(0, -0.8, -0.5))),
        new Hull(List.of(new Vec3(-1, -1, 0), new Vec3(1, -1, 0.2), new Vec3(0, 1.2, 0.1))));
  }

  /// Sampled lines of sight are the oracle.
  @ParameterizedTest
  @MethodSource("shapes")
  void aStretchIsHiddenWhereItsLinesOfSightMeetTheBody(Shape3 shape) {
    Random random = new Random(7);
    int both = 0;
    for (int i = 0; i < 60; i++) {
      RenderState state = state(i % 2 == 0 ? Lens.PERSPECTIVE : Lens.ORTHOGRAPHIC, shape);
      Occlusion occlusion = Occlusion.of(state);
      Vec3 from = point(random);
      Vec3 to = point(random);
      SeenLine line = SeenLine.of(from, to, state.projection()).orElseThrow();
      List<Occlusion.Stretch> stretches = occlusion.stretches(from, to, line);
      assertEquals(line.from(), stretches.getFirst().from());
      assertEquals(line.to(), stretches.getLast().to());
      both += stretches.size() > 1 ? 1 : 0;
      for (int j = 0; j <= SAMPLES; j++) {
        Vec3 point = from.towards(to, (double) j / SAMPLES);
        check(point, shape, stretches, state.projection());
        assertEquals(isHidden(point, shape, state.projection()), occlusion.hides(point));
      }
    }
    assertTrue(both > 10, "lines with visible and hidden stretches: " + both);
  }

  private static Vec3 point(Random random) {
    return new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
  }

  private static void check(
      Vec3 point, Shape3 shape, List<Occlusion.Stretch> stretches, Projection projection) {
    Point2D pixel = projection.toPixel(point).orElseThrow();
    double along = pixel.distance(stretches.getFirst().from());
    for (Occlusion.Stretch stretch : stretches) {
      double start = stretches.getFirst().from().distance(stretch.from());
      double end = stretches.getFirst().from().distance(stretch.to());
      if (along > start + 1 && along < end - 1) {
        assertEquals(
            isHidden(point, shape, projection), stretch.hidden(), shape + " before " + point);
      }
    }
  }

  private static boolean isHidden(Vec3 point, Shape3 shape, Projection projection) {
    Vec3 towards = projection.towardsEye(point);
    double unit = projection.isParallel() ? CAMERA.distance() : 1;
    double far = projection.isParallel() ? 100 : 1;
    return Overlap3.test(
        new Segment(point.plus(unit * 1e-3, towards), point.plus(far, towards)), shape);
  }

  @ParameterizedTest
  @EnumSource(Lens.class)
  void theNearSideOfABodyIsVisibleAndItsInsideAndFarSideAreNot(Lens lens) {
    Occlusion occlusion = Occlusion.of(state(lens, new Sphere(Vec3.ZERO, 1)));
    Vec3 near = CAMERA.towardsEye();
    assertFalse(occlusion.hides(near));
    assertTrue(occlusion.hides(Vec3.ZERO));
    assertTrue(occlusion.hides(near.negated()));
    assertFalse(occlusion.hides(near.times(3)));
    assertTrue(occlusion.hides(near.times(-3)));
  }

  @Test
  void twoBodiesSideBySideHideOneStretch() {
    Box left = new Box(new Vec3(-1, 0, 0), new Vec3(1, 1, 1));
    Box right = new Box(new Vec3(1, 0, 0), new Vec3(1, 1, 1));
    RenderState state = state(Lens.PERSPECTIVE, left, right);
    Vec3 from = new Vec3(-1.5, 0, 0);
    Vec3 to = new Vec3(1.5, 0, 0);
    SeenLine line = SeenLine.of(from, to, state.projection()).orElseThrow();
    assertEquals(
        List.of(new Occlusion.Stretch(line.from(), line.to(), true)),
        Occlusion.of(state).stretches(from, to, line));
  }

  @Test
  void linesAndBodiesAroundTheEyeHideNothing() {
    Vec3 eye = CAMERA.eye();
    Segment stick = new Segment(eye.times(0.5).plus(Vec3.Y), eye.times(0.5).minus(Vec3.Y));
    Occlusion occlusion = Occlusion.of(state(Lens.PERSPECTIVE, stick, new Sphere(eye, 1)));
    assertFalse(occlusion.hides(Vec3.ZERO));
  }

  @Test
  void whatPassesTheEyeIsHiddenOnlyInFrontOfIt() {
    RenderState state = state(Lens.PERSPECTIVE, new Sphere(Vec3.ZERO, 1));
    Vec3 from = CAMERA.towardsEye().times(-3).plus(Vec3.Y.times(0.1));
    Vec3 to = CAMERA.eye().plus(3, CAMERA.towardsEye()).plus(2, CAMERA.right());
    SeenLine line = SeenLine.of(from, to, state.projection()).orElseThrow();
    List<Occlusion.Stretch> stretches = Occlusion.of(state).stretches(from, to, line);
    assertTrue(stretches.getFirst().hidden());
    assertFalse(stretches.getLast().hidden());
  }
}

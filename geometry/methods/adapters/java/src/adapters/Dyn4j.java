package adapters;

import static adapters.Program.depth;
import static adapters.Program.gap;
import static adapters.Program.touch;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.dyn4j.collision.narrowphase.Epa;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.NarrowphaseDetector;
import org.dyn4j.collision.narrowphase.Penetration;
import org.dyn4j.collision.narrowphase.Sat;
import org.dyn4j.collision.narrowphase.Separation;
import org.dyn4j.geometry.Capsule;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Polygon;
import org.dyn4j.geometry.Segment;
import org.dyn4j.geometry.Slice;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;

/// dyn4j: two narrow phases with depths, and distances by one of them. It promises nothing about
/// exact touch. Shapes that it refuses to make (without a radius, sectors above 180 degrees) are
/// undecided.
final class Dyn4j {

  private static final List<String> KINDS =
      List.of("circle", "capsule", "segment", "sector", "polygon");

  private static final double EPSILON = 1e-14;
  private static final int ITERATIONS = 1000;

  /// A shape about its own center, and where that is.
  private record Body(Convex shape, Transform transform) {}

  public static void main(String[] arguments) throws IOException {
    Sat sat = new Sat();
    Gjk gjk = gjk();
    Program program = new Program();
    program
        .method("dyn4j-sat", "dyn4j: Sat.detect", Sat.class)
        .promises("touching", "either")
        .pairs(KINDS, "-2d", (a, b) -> detect(sat, body(a), body(b)).orElse(touch(false)));
    program
        .method("dyn4j-gjk", "dyn4j: Gjk.detect, Gjk.distance", Gjk.class)
        .promises("touching", "either")
        .pairs(
            KINDS,
            "-2d",
            (a, b) ->
                detect(gjk, body(a), body(b)).orElseGet(() -> distance(gjk, body(a), body(b))));
    program.run();
  }

  /// By default it stops at 1.5e-8, which is enough for games but not for comparisons.
  private static Gjk gjk() {
    Epa epa = new Epa();
    epa.setDistanceEpsilon(EPSILON);
    epa.setMaxIterations(ITERATIONS);
    Gjk gjk = new Gjk(epa);
    gjk.setDistanceEpsilon(EPSILON);
    gjk.setMaxDistanceIterations(ITERATIONS);
    gjk.setMaxDetectIterations(ITERATIONS);
    return gjk;
  }

  private static Optional<String> detect(NarrowphaseDetector detector, Body a, Body b) {
    Penetration penetration = new Penetration();
    return detector.detect(a.shape, a.transform, b.shape, b.transform, penetration)
        ? Optional.of(depth(penetration.getDepth()))
        : Optional.empty();
  }

  private static String distance(Gjk gjk, Body a, Body b) {
    Separation separation = new Separation();
    return gjk.distance(a.shape, a.transform, b.shape, b.transform, separation)
        ? "touch 0 " + gap(separation.getDistance())
        : touch(false);
  }

  private static Body body(Shape shape) {
    try {
      return converted(shape);
    } catch (IllegalArgumentException refused) {
      throw new Program.Undecided(refused.getMessage());
    }
  }

  private static Body converted(Shape shape) {
    return switch (shape) {
      case Shape.Circle(double[] center, double radius) ->
          new Body(new Circle(radius), at(center[0], center[1], 0));
      case Shape.Capsule(double[] start, double[] end, double radius) ->
          capsule(start, end, radius);
      case Shape.Segment(double[] start, double[] end) ->
          new Body(new Segment(vector(start), vector(end)), new Transform());
      case Shape.Sector(double[] center, double radius, double[] direction, double angle) ->
          new Body(
              new Slice(radius, angle),
              at(center[0], center[1], Math.atan2(direction[1], direction[0])));
      case Shape.Polygon(double[][] vertices) ->
          new Body(
              new Polygon(Arrays.stream(vertices).map(Dyn4j::vector).toArray(Vector2[]::new)),
              new Transform());
      default -> throw new IllegalStateException(shape.toString());
    };
  }

  /// dyn4j's capsules lie along x, and are as long as from tip to tip.
  private static Body capsule(double[] start, double[] end, double radius) {
    double x = end[0] - start[0];
    double y = end[1] - start[1];
    double length = Math.hypot(x, y);
    Convex shape = length == 0 ? new Circle(radius) : new Capsule(length + 2 * radius, 2 * radius);
    return new Body(shape, at(start[0] + x / 2, start[1] + y / 2, Math.atan2(y, x)));
  }

  private static Transform at(double x, double y, double angle) {
    Transform transform = new Transform();
    transform.rotate(angle);
    transform.translate(x, y);
    return transform;
  }

  private static Vector2 vector(double[] point) {
    return new Vector2(point[0], point[1]);
  }
}

package collisionbench.geometry.space;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Two shapes of a kind that differ in any one number can be swapped like others: the answers are
/// equal to the last bit.
class TwinsTest {

  private static final long SEED = 12;
  private static final int CASES = 40;
  private static final Vec3 MOTION = new Vec3(0.3, 0.7, -0.2);

  @ParameterizedTest
  @EnumSource
  void swappingSwaps(Kind kind) {
    Random random = new Random(SEED);
    for (int i = 0; i < CASES; i++) {
      Shape3 shape = kind.next(Kind.Draw.ORDINARY, random);
      double by = random.nextDouble(0.1, 0.5);
      String what = "seed " + SEED + ", case " + i + ": " + shape + " and ";
      twins(shape, by).forEach(twin -> requireSwapped(shape, twin, what + twin));
    }
  }

  private static void requireSwapped(Shape3 a, Shape3 b, String what) {
    assertEquals(Overlap3.test(a, b), Overlap3.test(b, a), what);
    assertEquals(Separation3.between(a, b).swapped(), Separation3.between(b, a), what);
    assertEquals(Sweep3.of(a, MOTION, b, Vec3.ZERO), Sweep3.of(b, Vec3.ZERO, a, MOTION), what);
  }

  /// {@return the variants of a shape in which one number is larger}
  private static Stream<Shape3> twins(Shape3 shape, double by) {
    return switch (shape) {
      case Sphere(Vec3 center, double radius) ->
          Stream.concat(
              twins(center, by, p -> new Sphere(p, radius)),
              Stream.of(new Sphere(center, radius + by)));
      case Capsule(Vec3 start, Vec3 end, double radius) ->
          Stream.of(
                  twins(start, by, p -> new Capsule(p, end, radius)),
                  twins(end, by, p -> new Capsule(start, p, radius)),
                  Stream.of(new Capsule(start, end, radius + by)))
              .flatMap(Function.identity());
      case Box(Vec3 center, Vec3 half, Rotation q) ->
          Stream.of(
                  twins(center, by, p -> new Box(p, half, q)),
                  twins(half, by, h -> new Box(center, h, q)),
                  Stream.of(
                          new Rotation(q.x() + by, q.y(), q.z(), q.w()),
                          new Rotation(q.x(), q.y() + by, q.z(), q.w()),
                          new Rotation(q.x(), q.y(), q.z() + by, q.w()),
                          new Rotation(q.x(), q.y(), q.z(), q.w() + by))
                      .map(r -> new Box(center, half, r)))
              .flatMap(Function.identity());
      case Segment(Vec3 start, Vec3 end) ->
          Stream.concat(
              twins(start, by, p -> new Segment(p, end)),
              twins(end, by, p -> new Segment(start, p)));
      case Triangle(Vec3 a, Vec3 b, Vec3 c) ->
          Stream.of(
                  twins(a, by, p -> new Triangle(p, b, c)),
                  twins(b, by, p -> new Triangle(a, p, c)),
                  twins(c, by, p -> new Triangle(a, b, p)))
              .flatMap(Function.identity());
      case Hull hull ->
          IntStream.range(0, hull.points().size())
              .boxed()
              .flatMap(
                  i -> twins(hull.points().get(i), by, p -> new Hull(with(hull.points(), i, p))));
    };
  }

  private static List<Vec3> with(List<Vec3> points, int index, Vec3 point) {
    List<Vec3> changed = new ArrayList<>(points);
    changed.set(index, point);
    return changed;
  }

  private static Stream<Shape3> twins(Vec3 v, double by, Function<Vec3, Shape3> shape) {
    return Stream.of(Vec3.X, Vec3.Y, Vec3.Z).map(axis -> shape.apply(v.plus(by, axis)));
  }
}

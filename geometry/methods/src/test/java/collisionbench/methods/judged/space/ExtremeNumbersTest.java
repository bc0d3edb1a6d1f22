package collisionbench.methods.judged.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.exact.Exact3;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Every query returns finite numbers for all finite doubles.
class ExtremeNumbersTest {

  private static final double[] NUMBERS = {
    0,
    Double.MIN_VALUE,
    Double.MIN_NORMAL,
    1e-200,
    1e-80,
    1e-6,
    0.1,
    1,
    3,
    1e9,
    1e16,
    1e80,
    1e160,
    1e307,
    Double.MAX_VALUE
  };

  private static Shape3 next(Kind kind, Random random) {
    // Most shapes keep to one size, so that they meet.
    int size = random.nextInt(NUMBERS.length);
    Supplier<Double> number =
        () -> {
          int i = random.nextInt(4) == 0 ? random.nextInt(NUMBERS.length) : size;
          return random.nextInt(3) == 0 ? 0 : NUMBERS[i];
        };
    Supplier<Vec3> point =
        () ->
            new Vec3(
                random.nextBoolean() ? number.get() : -number.get(), number.get(), number.get());
    return switch (kind) {
      case SPHERE -> new Sphere(point.get(), number.get());
      case CAPSULE -> new Capsule(point.get(), point.get(), number.get());
      case BOX ->
          new Box(
              point.get(),
              new Vec3(number.get(), number.get(), number.get()),
              new Rotation(number.get(), number.get(), 1, number.get()));
      case SEGMENT -> new Segment(point.get(), point.get());
      case TRIANGLE -> new Triangle(point.get(), point.get(), point.get());
      case HULL -> new Hull(Stream.generate(point).limit(random.nextInt(1, 9)).toList());
    };
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#pairs")
  void answersAreFinite(Kind kindA, Kind kindB) {
    Random random = new Random(5);
    for (int i = 0; i < 60; i++) {
      Shape3 a = next(kindA, random);
      Shape3 b = next(kindB, random);
      String what = "case " + i + ": " + a + " and " + b;
      Separation3 s = Separation3.between(a, b);
      assertTrue(Double.isFinite(s.distance()), () -> what + s);
      assertTrue(s.pointA().isFinite() && s.pointB().isFinite(), () -> what + s);
      assertEquals(1, s.normal().length(), 1e-14, () -> what + s);
      boolean touch = Exact3.overlap(a, b);
      assertEquals(touch, Overlap3.test(a, b), what);
      assertEquals(touch, Overlap3.test(b, a), what);
      assertEquals(touch, s.distance() <= 0, () -> what + s);
      if (a instanceof Segment segment) {
        Crossing3 crossing = Crossing3.of(segment, b);
        assertEquals(touch, !(crossing instanceof Crossing3.None), what);
        checkCrossing(crossing, what);
      }
      checkSweep(Sweep3.of(a, new Vec3(1, 1e300, 0), b, Vec3.ZERO), touch, what);
      Vec3 motion = ((Sphere) next(Kind.SPHERE, random)).center();
      checkSweep(Sweep3.of(a, motion, b, motion.negated()), touch, what + " by " + motion);
    }
  }

  private static void checkSweep(Sweep3 sweep, boolean touch, String what) {
    boolean begins = false;
    if (sweep instanceof Sweep3.Contact c) {
      assertTrue(0 <= c.enter() && c.enter() <= c.exit() && c.exit() <= 1, () -> what + c);
      begins = c.enter() == 0;
    }
    assertEquals(touch, begins, what);
  }

  private static void checkCrossing(Crossing3 crossing, String what) {
    switch (crossing) {
      case Crossing3.None _ -> {}
      case Crossing3.Point p -> {
        assertTrue(0 <= p.t() && p.t() <= 1 && p.point().isFinite(), what + p);
        assertTrue(p.u().isEmpty() || p.u().getAsDouble() <= 1, what + p);
        assertTrue(p.v().isEmpty() || p.v().getAsDouble() <= 1, what + p);
      }
      case Crossing3.Span s -> {
        assertTrue(0 <= s.enter() && s.enter() <= s.exit() && s.exit() <= 1, what + s);
        assertTrue(s.first().isFinite() && s.last().isFinite(), what + s);
      }
      case Crossing3.Overlap o -> {
        assertTrue(0 <= o.enter() && o.enter() <= o.exit() && o.exit() <= 1, what + o);
        assertTrue(o.first().isFinite() && o.last().isFinite(), what + o);
      }
    }
  }

  /// At the scale of the segment, the sphere rounds to a point on the segment.
  @Test
  void vastlyLongerSegmentMisses() {
    Segment segment = new Segment(new Vec3(1e301, 0, 0), new Vec3(-1e-30, 0, 0));
    Sphere beside = new Sphere(new Vec3(0, 3e-30, 0), 1e-30);
    assertEquals(new Crossing3.None(), Crossing3.of(segment, beside));
    Segment parallel = new Segment(new Vec3(0, 3e-30, 0), new Vec3(1e-30, 3e-30, 0));
    assertEquals(new Crossing3.None(), Crossing3.of(segment, parallel));
  }

  /// Cross products of these overflow, although their bound alone does not.
  @Test
  void boxAndTriangleTouchDespiteOverflowingSquares() {
    Box box =
        new Box(
            new Vec3(-6.703903964971299e153, -1.7073581174221406e153, -1.002415187450646e153),
            new Vec3(5.8323508650526255e153, 1.2439142402726725e153, 3.3519519824856493e153),
            new Rotation(-1, 0, 0, 1));
    Triangle triangle =
        new Triangle(
            new Vec3(1.0055855947456948e154, 1.0055855947456948e154, -9.187696745563011e152),
            new Vec3(-3.3519519824856493e153, -5.027927973728474e153, 6.703903964971299e153),
            new Vec3(-1.6759759912428246e153, -6.703903964971299e153, -2.673885733139968e153));
    assertTrue(Overlap3.test(box, triangle));
    assertTrue(Overlap3.test(triangle, box));
  }

  @Test
  void touchingIsExactAtAnySize() {
    for (double one : new double[] {0x1p-1000, 0x1p-400, 0x1p-100, 1, 0x1p100, 0x1p400, 0x1p1000}) {
      Sphere unit = new Sphere(Vec3.ZERO, one);
      assertTrue(Overlap3.test(unit, new Sphere(new Vec3(0, 2 * one, 0), one)));
      assertEquals(
          0, Separation3.between(unit, new Sphere(new Vec3(0, 2 * one, 0), one)).distance());
      double beyond = Math.nextUp(2 * one);
      assertEquals(
          false,
          Overlap3.test(new Sphere(Vec3.ZERO, 0), new Sphere(new Vec3(0, beyond, 0), 2 * one)));
      assertTrue(
          Separation3.between(new Sphere(Vec3.ZERO, 0), new Sphere(new Vec3(0, beyond, 0), 2 * one))
                  .distance()
              > 0);
    }
  }

  /// Products of the difference to a sphere and the segment's vector overflow and may change the
  /// sign of their sum; the square of the first does not. The sphere nearly touches.
  @ParameterizedTest
  @ValueSource(doubles = {1e160, 1e170, 1e200, 1e250})
  void segmentWhoseProductsOverflow(double length) {
    Random random = new Random(11);
    for (int i = 0; i < 700; i++) {
      double away = random.nextDouble(0.2, 20) * (Double.MAX_VALUE / length);
      Vec3 along = direction(random).times(length);
      Vec3 center = direction(random).times(away);
      Segment segment = new Segment(Vec3.ZERO, along);
      double beside = center.minus(along.unit().times(center.dot(along.unit()))).length();
      double near = random.nextBoolean() ? beside : center.length();
      Sphere sphere = new Sphere(center, near * random.nextDouble(0.999, 1.001));
      assertEquals(
          Exact3.overlap(sphere, segment),
          Overlap3.test(sphere, segment),
          () -> sphere + " and " + segment);
    }
  }

  private static Vec3 direction(Random random) {
    return new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian()).unit();
  }
}

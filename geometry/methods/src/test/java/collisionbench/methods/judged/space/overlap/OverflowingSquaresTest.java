package collisionbench.methods.judged.space.overlap;

import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Kind.Draw;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Distances so near to the root of the greatest double that rounding decides which squares
/// overflow.
class OverflowingSquaresTest {

  private static final int CASES = 2_000;

  /// Scales 1 to the root of the greatest double, up to rounding.
  private static final int EXPONENT = 512;

  @ParameterizedTest
  @EnumSource(Kind.class)
  void sphereAndAny(Kind kind) {
    Random random = new Random(9);
    int touching = 0;
    for (int i = 0; i < CASES; i++) {
      Shape3 shape = kind.next(random.nextBoolean() ? Draw.ORDINARY : Draw.THIN, random);
      Separation3 way = between(shape, random);
      Sphere sphere = new Sphere(atOne(way), almostOne(random) - radius(shape));
      touching += AtSize.requireExact(sphere, shape, EXPONENT);
    }
    AtSize.requireBoth(touching, CASES);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void capsuleAndAny(Kind kind) {
    Random random = new Random(9);
    int touching = 0;
    for (int i = 0; i < CASES; i++) {
      Shape3 shape = kind.next(random.nextBoolean() ? Draw.ORDINARY : Draw.THIN, random);
      Separation3 way = between(shape, random);
      Vec3 end = atOne(way).plus(way.normal().times(random.nextDouble()));
      Capsule capsule = new Capsule(atOne(way), end, almostOne(random) - radius(shape));
      touching += AtSize.requireExact(capsule, shape, EXPONENT);
    }
    AtSize.requireBoth(touching, CASES);
  }

  /// {@return the difference from a shape's core to a distant point}
  private static Separation3 between(Shape3 shape, Random random) {
    Shape3 core =
        switch (shape) {
          case Sphere sphere -> new Sphere(sphere.center(), 0);
          case Capsule capsule -> new Capsule(capsule.start(), capsule.end(), 0);
          default -> shape;
        };
    return Separation3.between(core, new Sphere(Oracle.gaussian(random).times(20), 0));
  }

  /// {@return a point at distance 1 from the core, up to rounding}
  private static Vec3 atOne(Separation3 way) {
    return way.pointA().plus(way.normal());
  }

  private static double almostOne(Random random) {
    return 1 + random.nextInt(-4, 5) * Math.ulp(1.0);
  }

  private static double radius(Shape3 shape) {
    return switch (shape) {
      case Sphere sphere -> sphere.radius();
      case Capsule capsule -> capsule.radius();
      default -> 0;
    };
  }
}

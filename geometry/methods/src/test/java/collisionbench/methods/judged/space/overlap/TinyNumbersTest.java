package collisionbench.methods.judged.space.overlap;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Squares or volumes of a few least doubles, which rounding may change by half.
class TinyNumbersTest {

  private static final int CASES = 3_000;

  @ParameterizedTest
  @ValueSource(ints = {-534, -536, -537, -538})
  void sphereAndBox(int exponent) {
    Random random = new Random(exponent);
    int touching = 0;
    for (int i = 0; i < CASES; i++) {
      Box box = new Box(next(random), size(random), Rotation.NONE);
      Vec3 center = box.center().plus(next(random).times(2));
      double gap = center.minus(nearest(center, box)).length();
      Sphere sphere = new Sphere(center, gap * random.nextDouble(0.7, 1.3));
      touching += AtSize.requireExact(sphere, box, exponent);
    }
    AtSize.requireBoth(touching, CASES);
  }

  @ParameterizedTest
  @ValueSource(ints = {-355, -357, -358, -359})
  void segmentAndTriangle(int exponent) {
    Random random = new Random(exponent);
    int touching = 0;
    for (int i = 0; i < CASES; i++) {
      Triangle triangle = new Triangle(next(random), next(random), next(random));
      Vec3 center = triangle.a().plus(triangle.b()).plus(triangle.c()).times(1 / 3.0);
      Vec3 middle = center.plus(next(random).times(0.3));
      Vec3 way = next(random).times(2);
      Segment segment = new Segment(middle.minus(way), middle.plus(way));
      touching += AtSize.requireExact(segment, triangle, exponent);
    }
    AtSize.requireBoth(touching, CASES);
  }

  private static Vec3 nearest(Vec3 p, Box box) {
    Vec3 half = box.halfExtents();
    return new Vec3(
        Math.clamp(p.x(), box.center().x() - half.x(), box.center().x() + half.x()),
        Math.clamp(p.y(), box.center().y() - half.y(), box.center().y() + half.y()),
        Math.clamp(p.z(), box.center().z() - half.z(), box.center().z() + half.z()));
  }

  private static Vec3 size(Random random) {
    return new Vec3(random.nextDouble(), random.nextDouble(), random.nextDouble());
  }

  private static Vec3 next(Random random) {
    return new Vec3(random.nextDouble(-1, 1), random.nextDouble(-1, 1), random.nextDouble(-1, 1));
  }
}

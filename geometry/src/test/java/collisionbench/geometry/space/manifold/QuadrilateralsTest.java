package collisionbench.geometry.space.manifold;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.manifold.ContactFeature;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuadrilateralsTest {

  private static final double CLOSE = 1e-12;

  @Test
  void noFourCornersSpanMoreThanThePoints() {
    Random random = new Random(8);
    for (int i = 0; i < 300; i++) {
      List<Vec3> polygon = polygon(random, 5 + random.nextInt(8));
      List<Vec3> points = manifold(polygon).points();
      assertEquals(4, points.size());
      assertEquals(points, polygon.stream().filter(points::contains).toList());
      assertEquals(most(polygon), area(points), CLOSE);
    }
  }

  /// {@return corners of an ellipse in a tilted plane, in order}
  private static List<Vec3> polygon(Random random, int corners) {
    Vec3 x = new Vec3(1, 2, 2).times(random.nextDouble(0.01, 1));
    Vec3 y = new Vec3(2, 1, -2);
    return random
        .doubles(corners, 0, 2 * Math.PI)
        .sorted()
        .mapToObj(angle -> x.times(Math.cos(angle)).plus(Math.sin(angle), y))
        .toList();
  }

  private static Manifold3 manifold(List<Vec3> region) {
    return new Manifold3(ContactFeature.FACE, ContactFeature.FACE, region);
  }

  private static double most(List<Vec3> polygon) {
    double most = 0;
    int corners = polygon.size();
    for (int bits = 0; bits < 1 << corners; bits++) {
      if (Integer.bitCount(bits) == 4) {
        int chosen = bits;
        most =
            Math.max(
                most,
                area(
                    IntStream.range(0, corners)
                        .filter(i -> (chosen >> i & 1) == 1)
                        .mapToObj(polygon::get)
                        .toList()));
      }
    }
    return most;
  }

  private static double area(List<Vec3> four) {
    Vec3 diagonal = four.get(2).minus(four.get(0));
    return diagonal.cross(four.get(3).minus(four.get(1))).length() / 2;
  }

  @ParameterizedTest
  @ValueSource(ints = {-1060, -600, 0, 600, 1020})
  void fourPointsOfAnHexagonOfAnySize(int exponent) {
    List<Vec3> hexagon =
        List.of(at(-5, 0), at(-2, -3), at(2, -3), at(5, 0), at(2, 3), at(-2, 3)).stream()
            .map(point -> scaled(point, exponent))
            .toList();
    List<Vec3> points = manifold(hexagon).points();
    assertEquals(4, points.size());
    assertTrue(
        points.containsAll(List.of(scaled(at(-5, 0), exponent), scaled(at(5, 0), exponent))));
  }

  private static Vec3 at(double x, double z) {
    return new Vec3(x, 0, z);
  }

  private static Vec3 scaled(Vec3 v, int exponent) {
    return new Vec3(Math.scalb(v.x(), exponent), 0, Math.scalb(v.z(), exponent));
  }
}

package collisionbench.geometry.plane.manifold;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.manifold.ContactFeature;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.separation.Separation2;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class Manifold2Test {

  private static final double CLOSE = 1e-12;
  private static final Polygon TABLE = box(-2, -1, 2, 1);

  private static Polygon box(double left, double low, double right, double high) {
    return new Polygon(
        List.of(
            new Vec2(left, low),
            new Vec2(right, low),
            new Vec2(right, high),
            new Vec2(left, high)));
  }

  /// What lies on the table's upper edge, its feature, and the number of points of the region.
  static Stream<Arguments> lying() {
    return Stream.of(
        Arguments.of(new Point2(new Vec2(0, 1)), ContactFeature.POINT, 1),
        Arguments.of(new Circle(new Vec2(0, 2), 1), ContactFeature.POINT, 1),
        Arguments.of(
            new Capsule2(new Vec2(-1, 1.5), new Vec2(3, 1.5), 0.5), ContactFeature.EDGE, 2),
        Arguments.of(
            new Capsule2(new Vec2(0, 1.5), new Vec2(1, 2.5), 0.5), ContactFeature.POINT, 1),
        Arguments.of(new Segment2(new Vec2(-1, 1), new Vec2(1, 1)), ContactFeature.EDGE, 2),
        Arguments.of(box(1, 1, 4, 2), ContactFeature.EDGE, 2),
        Arguments.of(
            new Sector(new Vec2(0, 1), 1, new Vec2(0, 1), Math.PI), ContactFeature.EDGE, 2),
        Arguments.of(new Sector(new Vec2(0, 1), 1, new Vec2(0, 1), 1), ContactFeature.POINT, 1));
  }

  @ParameterizedTest
  @MethodSource("lying")
  void whatLiesOnAnEdgeTouchesItWithItsLowestFeature(
      Shape2 shape, ContactFeature feature, int points) {
    Manifold2 manifold = Manifold2.of(TABLE, shape);
    assertEquals(ContactFeature.EDGE, manifold.featureA());
    assertEquals(feature, manifold.featureB());
    assertEquals(points, manifold.region().size());
    for (Vec2 point : manifold.region()) {
      assertEquals(0, Separation2.between(new Point2(point), TABLE).distance(), CLOSE);
      assertEquals(0, Separation2.between(new Point2(point), shape).distance(), CLOSE);
    }
    assertEquals(manifold.swapped(), Manifold2.of(shape, TABLE));
  }

  @Test
  void theRegionIsTheSharedStretchHalfwayThroughTheOverlap() {
    List<Vec2> region = Manifold2.of(TABLE, box(1, 0.8, 4, 2)).region();
    assertEquals(1, region.getFirst().minus(region.getLast()).length(), CLOSE);
    for (Vec2 end : region) {
      assertEquals(0.9, end.y(), CLOSE);
    }
  }

  @Test
  void stackedBoxesShareAnEdgeAtAnySize() {
    for (int exponent = -1073; exponent <= 1022; exponent++) {
      double y = Math.scalb(1.0, exponent);
      Polygon low = box(-y - y / 2, -y, y + y / 2, y);
      Polygon high = box(-y, y, y, Math.scalb(1.5, exponent));
      Manifold2 manifold = Manifold2.of(low, high);
      String size = "at 2^" + exponent;
      assertEquals(ContactFeature.EDGE, manifold.featureA(), size);
      assertEquals(ContactFeature.EDGE, manifold.featureB(), size);
      assertEquals(Set.of(new Vec2(-y, y), new Vec2(y, y)), Set.copyOf(manifold.region()), size);
    }
  }
}

package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.methods.method.Question;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SizesTest {

  private static final Sizes SIZES = new Sizes(0.1, 10);

  private static void assertHold(boolean support, Shape2 shape) {
    Shape2 ordinary = new Circle(Vec2.ZERO, 1);
    assertEquals(support, SIZES.support(Question.of(shape, ordinary)), shape.toString());
    assertEquals(support, SIZES.support(Question.of(ordinary, shape)), shape.toString());
  }

  /// The limits themselves are included.
  @ParameterizedTest
  @CsvSource({"0.1, true", "0.09, false", "10, true", "10.1, false", "0, false"})
  void supportsLengthsBetweenTheLeastAndTheMost(double length, boolean support) {
    assertHold(support, new Circle(new Vec2(1, 1), length));
    assertHold(support, new Capsule2(Vec2.ZERO, new Vec2(length, 0), 1));
    double other = Math.max(length, 1);
    assertHold(
        support,
        new Polygon(List.of(Vec2.ZERO, new Vec2(Math.max(length, 1e-9), 0), new Vec2(0, other))));
  }

  /// A point has no size, so it is never too small.
  @ParameterizedTest
  @CsvSource({"0, true", "10, true", "-10.1, false"})
  void supportsCoordinatesUpToTheMost(double coordinate, boolean support) {
    assertHold(support, new Point2(new Vec2(0, coordinate)));
  }
}

package collisionbench.app.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import collisionbench.app.Found;
import collisionbench.app.fuzz.input.Shapes;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What no trial looks at and was once wrong in space: which way a normal leads, and when bodies
/// meet that move as their scene says. Of the scenes of all bugs found.
class FoundAnswersTest {

  /// Two bodies in space.
  ///
  /// @param size of the numbers, to measure errors by
  record Two(Body3 a, Body3 b, double size) {

    Shape3 shapeA() {
      return a.shape();
    }

    Shape3 shapeB() {
      return b.shape();
    }
  }

  static List<Two> pairs() throws SceneFileException {
    List<Two> pairs = new ArrayList<>();
    for (Path file : Found.files()) {
      List<Body> bodies = SceneFile.read(file).bodies();
      if (bodies.getFirst() instanceof Body3 a && bodies.getLast() instanceof Body3 b) {
        pairs.add(new Two(a, b, new Shapes.InSpace(a.shape(), b.shape()).size()));
      }
    }
    return pairs;
  }

  static List<Two> moving() throws SceneFileException {
    return pairs().stream().filter(two -> two.b().moves()).toList();
  }

  /// All shapes in space are convex, so that what is apart has a gap as wide as the distance.
  @ParameterizedTest
  @MethodSource("pairs")
  void theNormalSeesAllOfTheDistance(Two two) {
    Separation3 s = Separation3.between(two.shapeA(), two.shapeB());
    if (s.distance() > 0) {
      double seen =
          -farthest(two.shapeB(), s.normal().negated()) - farthest(two.shapeA(), s.normal());
      assertEquals(s.distance(), seen, Trial.BOUND * two.size(), s::toString);
    }
  }

  /// {@return how far a shape reaches in a direction}
  private static double farthest(Shape3 shape, Vec3 n) {
    return switch (shape) {
      case Sphere(Vec3 center, double radius) -> center.dot(n) + radius;
      case Capsule(Vec3 start, Vec3 end, double radius) ->
          Math.max(start.dot(n), end.dot(n)) + radius;
      case Box box ->
          box.center().dot(n)
              + Math.abs(box.orientation().axisX().dot(n)) * box.halfExtents().x()
              + Math.abs(box.orientation().axisY().dot(n)) * box.halfExtents().y()
              + Math.abs(box.orientation().axisZ().dot(n)) * box.halfExtents().z();
      case Segment(Vec3 start, Vec3 end) -> Math.max(start.dot(n), end.dot(n));
      case Triangle(Vec3 a, Vec3 b, Vec3 c) -> Math.max(a.dot(n), Math.max(b.dot(n), c.dot(n)));
    };
  }

  @ParameterizedTest
  @MethodSource("moving")
  void whenMovingBodiesMeetTheyTouchButForRounding(Two two) {
    Sweep3.Contact contact =
        assertInstanceOf(
            Sweep3.Contact.class,
            Sweep3.of(two.shapeA(), two.a().velocity(), two.shapeB(), two.b().velocity()));
    Shape3 b = two.b().at(contact.enter()).shape();
    double distance = Separation3.between(two.shapeA(), b).distance();
    assertEquals(0, distance, Trial.BOUND * two.size(), contact::toString);
  }
}

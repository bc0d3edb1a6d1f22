package collisionbench.app.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.Found;
import collisionbench.app.fuzz.input.Shapes;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What no trial looks at and was once wrong in space: where a segment meets a shape, which way a
/// normal leads, and when moving bodies meet. Of the scenes of all bugs found.
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

  static List<Two> segments() throws SceneFileException {
    return pairs().stream().filter(two -> two.shapeA() instanceof Segment).toList();
  }

  static List<Two> moving() throws SceneFileException {
    return pairs().stream().filter(two -> two.b().moves()).toList();
  }

  @ParameterizedTest
  @MethodSource("segments")
  void whereASegmentMeetsAShapeIsOnBoth(Two two) {
    Segment segment = (Segment) two.shapeA();
    for (Vec3 point : points(Crossing3.of(segment, two.shapeB()))) {
      for (Shape3 shape : List.of(segment, two.shapeB())) {
        double off = Separation3.between(new Sphere(point, 0), shape).distance();
        assertTrue(off <= Trial.BOUND * two.size(), () -> point + " is " + off + " off " + shape);
      }
    }
  }

  private static List<Vec3> points(Crossing3 crossing) {
    return switch (crossing) {
      case Crossing3.None _ -> List.of();
      case Crossing3.Point point -> List.of(point.point());
      case Crossing3.Span span -> List.of(span.first(), span.last());
      case Crossing3.Overlap overlap -> List.of(overlap.first(), overlap.last());
    };
  }

  /// All shapes in space are convex: only along the shortest way between them does the distance
  /// grow by as much as one of them is moved away.
  @ParameterizedTest
  @MethodSource("pairs")
  void alongTheNormalADistanceGrowsByTheWay(Two two) {
    Separation3 s = Separation3.between(two.shapeA(), two.shapeB());
    if (s.distance() > 0) {
      Shape3 moved = two.shapeB().translated(s.normal().times(two.size()));
      double grown = Separation3.between(two.shapeA(), moved).distance() - s.distance();
      assertEquals(two.size(), grown, Trial.BOUND * two.size(), s::toString);
    }
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

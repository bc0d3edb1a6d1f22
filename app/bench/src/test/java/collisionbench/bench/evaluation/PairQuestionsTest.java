package collisionbench.bench.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// A crossing in a point is where the lines cross, to the last bit.
class PairQuestionsTest {

  private final Random random = new Random(17);
  private int points;

  private Vec3 any() {
    return new Vec3(random.nextDouble(-1, 1), random.nextDouble(-1, 1), random.nextDouble(-1, 1));
  }

  private void requireOneNumber(Body a, Body b) {
    if (PairQuestions.crossing(a, b).crossing().orElseThrow() instanceof Crossing3.Point point) {
      Lines3.Location place =
          PairQuestions.crossing(a, b).lines().flatMap(Lines3::location).orElseThrow();
      String what = a + " and " + b;
      assertEquals(place.t(), point.t(), what);
      assertEquals(OptionalDouble.of(place.u()), point.u(), what);
      assertEquals(place.v(), point.v(), what);
      assertEquals(place.point(), point.point(), what);
      points++;
    }
  }

  @Test
  void aSegmentCrossesATriangleWhereItsLineDoes() {
    for (int i = 0; i < 2000; i++) {
      Body segment = new Body3("s", new Segment(any().times(2), any().times(2)));
      Body triangle = new Body3("t", new Triangle(any(), any(), any()));
      requireOneNumber(segment, triangle);
      requireOneNumber(triangle, segment);
    }
    assertTrue(points > 100, "only " + points);
  }

  @Test
  void segmentsCrossWhereTheirLinesDo() {
    for (int i = 0; i < 2000; i++) {
      requireOneNumber(new Body2("a", flat()), new Body2("b", flat()));
    }
    assertTrue(points > 100, "only " + points);
  }

  private Segment2 flat() {
    List<Vec3> ends = List.of(any(), any());
    return new Segment2(
        new Vec2(ends.getFirst().x(), ends.getFirst().y()),
        new Vec2(ends.getLast().x(), ends.getLast().y()));
  }

  /// Two that cross near an end, where rounding leads to the end and the segment does not.
  @Test
  void alsoWhereAParameterRoundsToAnEnd() {
    double next = 1 + 1e-17 / 3;
    Segment2 along = new Segment2(new Vec2(0, 0), new Vec2(1, 0));
    Segment2 across = new Segment2(new Vec2(1 - 1e-16, -1e-30), new Vec2(next, 1e-14));
    requireOneNumber(new Body2("a", along), new Body2("b", across));
    assertEquals(1, points);
  }
}

package collisionbench.geometry.plane.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.proof.ExactNearest;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OutlinesTest {

  private static final int CASES = 5_000;

  @Test
  void ordinaryInputsNeedNoSearchAndAgreeWithExactArithmetic() {
    Random random = new Random(7);
    for (int i = 0; i < CASES; i++) {
      Shape2 a = next(random);
      Shape2 b = next(random);
      Separation2 found = Outlines.separation(a, b).orElseThrow();
      double exact =
          ExactNearest.meet(a, b) ? -ExactNearest.depth(a, b) : ExactNearest.of(a, b).distance();
      assertEquals(exact, found.distance(), 1e-14, () -> a + " and " + b);
    }
  }

  @Test
  void nearestCornersAreTheWitnessPoints() {
    Random random = new Random(8);
    int corners = 0;
    for (int i = 0; i < CASES; i++) {
      Shape2 a = next(random);
      Shape2 b = next(random);
      Separation2 found = Outlines.separation(a, b).orElseThrow();
      boolean isOfA = Core.corners(a).contains(found.pointA());
      boolean isOfB = Core.corners(b).contains(found.pointB());
      assertTrue(isOfA || isOfB, () -> a + " and " + b);
      corners += isOfA && isOfB ? 1 : 0;
    }
    assertTrue(corners > CASES / 50, "only " + corners);
  }

  @Test
  void onlyGapsWiderThanRoundingMayHideAreAnswered() {
    Random random = new Random(9);
    int answers = 0;
    for (int i = 0; i < CASES; i++) {
      Vec2 corner = new Vec2(random.nextDouble(-2, 2), random.nextDouble(-2, 2));
      Vec2 end = corner.plus(new Vec2(random.nextDouble(1, 2), random.nextDouble(-1, 1)));
      Vec2 outwards = end.minus(corner).perpendicular().negated().unit();
      double off = random.nextDouble(-20, 20) * Outlines.CLOSE;
      Vec2 tip = corner.towards(end, random.nextDouble(0.2, 0.8)).plus(off, outwards);
      Shape2 a = new Polygon(List.of(corner, end, corner.plus(-1, outwards)));
      Shape2 b = new Segment2(tip, tip.plus(outwards));
      Optional<Separation2> found = Outlines.separation(a, b);
      if (found.isPresent()) {
        double exact =
            ExactNearest.meet(a, b) ? -ExactNearest.depth(a, b) : ExactNearest.of(a, b).distance();
        assertTrue(Math.abs(exact) > Outlines.CLOSE, "seed 9, case " + i);
        assertEquals(exact < 0, found.get().distance() < 0, "seed 9, case " + i);
        answers++;
      }
    }
    assertTrue(answers > CASES / 4 && answers < CASES, "answers " + answers);
  }

  private static Shape2 next(Random random) {
    Vec2 center = new Vec2(random.nextDouble(-2, 2), random.nextDouble(-2, 2));
    int count = random.nextInt(2, 7);
    double turn = random.nextDouble(Math.TAU);
    List<Vec2> corners =
        IntStream.range(0, count)
            .mapToDouble(i -> turn + i * Math.TAU / count)
            .mapToObj(angle -> center.plus(new Vec2(2 * Math.cos(angle), Math.sin(angle))))
            .toList();
    return count == 2 ? new Segment2(corners.get(0), corners.get(1)) : new Polygon(corners);
  }
}

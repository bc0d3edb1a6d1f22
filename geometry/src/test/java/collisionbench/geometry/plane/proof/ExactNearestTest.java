package collisionbench.geometry.plane.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.search.Nearest;
import collisionbench.geometry.plane.testing.Kind;
import collisionbench.geometry.plane.testing.Pair;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Nearest points in exact arithmetic agree with the search in doubles if it is well conditioned.
class ExactNearestTest {

  static Stream<Pair> pairs() {
    return Pair.all().filter(p -> p.first() != Kind.SECTOR && p.second() != Kind.SECTOR);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void agreesWithTheSearchInDoubles(Pair pair) {
    pair.cases(200)
        .forEach(c -> {
          Shape2 a = Core.of(c.a());
          Shape2 b = Core.of(c.b());
          Nearest found = a instanceof Point2 ? Nearest.of(a, b) : Nearest.of(b, a);
          double distance = ExactNearest.meet(a, b) ? 0 : ExactNearest.of(a, b).distance();
          assertEquals(distance, Math.max(0, found.distance()), 1e-13 * found.size());
        });
  }

  /// A corner a tenth above a side, with its foot far beyond the rounding of the position along the
  /// side.
  @Test
  void roundsPointsAndDistanceOnce() {
    Segment2 side = new Segment2(new Vec2(-1e8, 0), new Vec2(3e8, 0));
    Point2 corner = new Point2(new Vec2(0.1, 0.1));
    assertFalse(ExactNearest.meet(corner, side));
    ExactNearest nearest = ExactNearest.of(corner, side);
    assertEquals(0.1, nearest.distance());
    assertEquals(new Vec2(0.1, 0), nearest.pointB());
    assertEquals(new Vec2(0, -1), nearest.direction());
  }

  @Test
  void segmentsOnOneLineMeetOnlyIfTheySharePart() {
    Segment2 first = new Segment2(new Vec2(0, 0), new Vec2(3, 1));
    assertTrue(ExactNearest.meet(first, new Segment2(new Vec2(3, 1), new Vec2(6, 2))));
    assertFalse(ExactNearest.meet(first, new Segment2(new Vec2(6, 2), new Vec2(9, 3))));
    assertFalse(ExactNearest.meet(first, new Point2(new Vec2(-3, -1))));
    assertFalse(ExactNearest.meet(new Point2(Vec2.X), new Point2(Vec2.Y)));
  }
}

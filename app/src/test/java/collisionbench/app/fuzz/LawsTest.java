package collisionbench.app.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.fuzz.input.Shapes;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LawsTest {

  /// Case 18018 of seed 3, polygon-polygon-2d: the witness points are the middles of two sides,
  /// half a least double from where there is a number for them.
  @Test
  void witnessPointsOfLeastDoublesMayBeOffByOne() {
    double least = Double.MIN_VALUE;
    Polygon triangle = new Polygon(List.of(Vec2.ZERO, new Vec2(least, 0), new Vec2(0, least)));
    Shapes shapes = new Shapes.InPlane(triangle, triangle);
    assertEquals(Set.of(), Laws.broken(shapes, true, Trial.BOUND));
  }
}

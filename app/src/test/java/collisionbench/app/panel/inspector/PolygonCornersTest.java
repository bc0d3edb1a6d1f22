package collisionbench.app.panel.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import java.util.List;
import org.junit.jupiter.api.Test;

class PolygonCornersTest {

  private static final List<Vec2> SQUARE =
      List.of(new Vec2(0, 0), new Vec2(2, 0), new Vec2(2, 2), new Vec2(0, 2));

  @Test
  void aNewCornerStandsOutOfTheEdgeBehindIt() {
    List<Vec2> more = AddedPoint.corner(SQUARE, 0).orElseThrow();
    assertEquals(new Vec2(1, -0.25), more.get(1));
    List<Vec2> last = AddedPoint.corner(SQUARE, 3).orElseThrow();
    assertEquals(new Vec2(-0.25, 1), last.getLast());
  }

  @Test
  void cornersCanBeAddedAgainAndAgainAndThePolygonStaysConvex() {
    List<Vec2> corners = SQUARE;
    for (int i = 0; i < 40; i++) {
      corners = AddedPoint.corner(corners, i % corners.size()).orElseThrow();
    }
    assertEquals(44, new Polygon(corners).vertices().size());
  }

  @Test
  void betweenNeighboringNumbersThereIsNoRoom() {
    double next = Math.nextUp(1.0);
    List<Vec2> tiny = List.of(new Vec2(1, 1), new Vec2(next, 1), new Vec2(1, next));
    assertTrue(AddedPoint.corner(tiny, 0).isEmpty());
  }
}

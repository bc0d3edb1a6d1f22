package collisionbench.app.panel.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import java.util.List;
import org.junit.jupiter.api.Test;

class PolygonCornersTest {

  private static final Polygon SQUARE =
      new Polygon(List.of(new Vec2(0, 0), new Vec2(2, 0), new Vec2(2, 2), new Vec2(0, 2)));

  @Test
  void aNewCornerStandsOutOfTheEdgeBehindIt() {
    Polygon more = PolygonCorners.added(SQUARE, 0).orElseThrow();
    assertEquals(new Vec2(1, -0.25), more.vertices().get(1));
    Polygon last = PolygonCorners.added(SQUARE, 3).orElseThrow();
    assertEquals(new Vec2(-0.25, 1), last.vertices().getLast());
  }

  @Test
  void cornersCanBeAddedAgainAndAgainAndThePolygonStaysConvex() {
    Polygon polygon = SQUARE;
    for (int i = 0; i < 40; i++) {
      polygon = PolygonCorners.added(polygon, i % polygon.vertices().size()).orElseThrow();
    }
    assertEquals(44, polygon.vertices().size());
  }

  @Test
  void betweenNeighbouringNumbersThereIsNoRoom() {
    double next = Math.nextUp(1.0);
    Polygon tiny = new Polygon(List.of(new Vec2(1, 1), new Vec2(next, 1), new Vec2(1, next)));
    assertTrue(PolygonCorners.added(tiny, 0).isEmpty());
  }
}

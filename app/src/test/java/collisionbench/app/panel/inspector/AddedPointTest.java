package collisionbench.app.panel.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import org.junit.jupiter.api.Test;

class AddedPointTest {

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

  private static final List<Vec3> CORNERS =
      List.of(Vec3.ZERO, new Vec3(2, 0, 0), new Vec3(0, 2, 0), new Vec3(0, 0, 2));

  @Test
  void aNewPointIsACornerBehindTheOneItIsAddedTo() {
    for (int i = 0; i < CORNERS.size(); i++) {
      List<Vec3> more = AddedPoint.point(CORNERS, i);
      assertEquals(CORNERS, ListedPoints.without(more, i + 1));
      assertTrue(new Hull(more).surface().corners().contains(more.get(i + 1)), more::toString);
    }
  }

  @Test
  void pointsCanBeAddedAgainAndAgainAndAllAreCorners() {
    List<Vec3> points = List.of(new Vec3(1, 2, 3));
    for (int i = 0; i < 40; i++) {
      List<Vec3> more = AddedPoint.point(points, i % points.size());
      Vec3 added = more.get(i % points.size() + 1);
      assertTrue(new Hull(more).surface().corners().contains(added), "point " + i);
      points = more;
    }
    assertEquals(41, points.size());
  }

  @Test
  void aNewPointIsNoFartherAwayThanTheHullIsLarge() {
    for (int i = 0; i < CORNERS.size(); i++) {
      Vec3 added = AddedPoint.point(CORNERS, i).get(i + 1);
      assertTrue(added.minus(Vec3.ZERO).length() < 4, added::toString);
    }
  }

  @Test
  void besideTheOnlyPointANewOneIsAUnitAway() {
    List<Vec3> two = AddedPoint.point(List.of(Vec3.Y), 0);
    assertEquals(2, two.size());
    assertTrue(two.get(1).minus(Vec3.Y).length() <= 1);
    assertTrue(two.get(1).minus(Vec3.Y).length() > 0);
  }
}

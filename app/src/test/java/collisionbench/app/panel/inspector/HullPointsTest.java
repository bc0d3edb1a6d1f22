package collisionbench.app.panel.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import org.junit.jupiter.api.Test;

class HullPointsTest {

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

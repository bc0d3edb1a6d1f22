package collisionbench.geometry.plane.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Cases in which an arc seems nearest but is not.
final class ArcTest {

  @ParameterizedTest
  @CsvSource({"1e-60, 5e-324", "1e-14, 1e-310", "1e-9, 1e-316", "1, 5e-324"})
  void arcOfANearlyFlatSectorFacesOneDirection(double unit, double angle) {
    Segment2 behind = new Segment2(new Vec2(-3 * unit, -unit), new Vec2(-3 * unit, unit));
    Sector sector = new Sector(Vec2.ZERO, unit, Vec2.X, angle);
    Separation2 found = Separation2.between(behind, sector);
    assertEquals(3 * unit, found.distance(), 1e-15 * unit);
    assertEquals(Vec2.X, found.normal());
  }

  /// The nearest point is on an edge, 2e-11 from the corner, which a distance of 1 cannot resolve;
  /// the other sector is just above half a turn and not convex.
  @Test
  void findsAnEdgeNextToTheArcOfAWideSector() {
    Sector wide = new Sector(new Vec2(3, 0), 2, new Vec2(0, 1), 3.14159265359);
    Sector leaning = new Sector(Vec2.ZERO, 1, new Vec2(-2, 2.00000000002), 1.5707963268);
    Vec2 edge = leaning.startEdge();
    Vec2 normal = Separation2.between(wide, leaning).normal();
    assertEquals(0, normal.dot(edge), 1e-25);
    assertEquals(-1, normal.x());
  }

  @Test
  void largeRadiusDoesNotHideASliver() {
    Circle large =
        new Circle(new Vec2(-2.475914603099227, -1.5945340655744076), 328353.79554960167);
    Sector sliver = new Sector(new Vec2(-3, -3), 1.5, new Vec2(2, 4), 0.21345466769457772);
    assertEquals(-328353.79554960295, Separation2.between(large, sliver).distance(), 2e-10);
  }
}

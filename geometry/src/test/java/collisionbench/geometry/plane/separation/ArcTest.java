package collisionbench.geometry.plane.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Where an arc seems nearest, or an edge, and is not.
final class ArcTest {

  @ParameterizedTest
  @CsvSource({"1e-60, 5e-324", "1e-14, 1e-310", "1e-9, 1e-316", "1, 5e-324"})
  void theArcOfASectorThatIsAllButALineFacesOneWay(double unit, double angle) {
    Segment2 behind = new Segment2(new Vec2(-3 * unit, -unit), new Vec2(-3 * unit, unit));
    Sector sector = new Sector(Vec2.ZERO, unit, Vec2.X, angle);
    Separation2 found = Separation2.between(behind, sector);
    assertEquals(3 * unit, found.distance(), 1e-15 * unit);
    assertEquals(Vec2.X, found.normal());
  }

  @Test
  void theNearerOfTwoEdgesIsToldApartByRoundings() {
    Segment2 segment =
        new Segment2(
            new Vec2(-0.6464466094067269, -3.3535533905932735),
            new Vec2(-2.646446609406727, -0.35355339059327395));
    Sector sector = new Sector(new Vec2(-3, 0), 0.5, new Vec2(3, -3), 9.9E-324);
    Vec2 normal = Separation2.between(segment, sector).normal();
    assertEquals(Math.sqrt(0.5), normal.x(), 1e-9);
    assertEquals(Math.sqrt(0.5), normal.y(), 1e-9);
  }

  @Test
  void anEdgeIsNotNearestToWhatIsOnTheArc() {
    Circle onTheTip = new Circle(new Vec2(0.5223683453891188, 0.347814784490773), 1);
    Sector sector = new Sector(new Vec2(2, -1), 2, new Vec2(0, 1), 1.6626229748412464);
    Separation2 found = Separation2.between(onTheTip, sector);
    assertEquals(-1, found.distance(), 1e-15);
    assertEquals(0.739, found.normal().x(), 1e-3);
    assertEquals(-0.674, found.normal().y(), 1e-3);
  }

  @Test
  void aLargeRadiusHidesNothingOfASliver() {
    Circle large =
        new Circle(new Vec2(-2.475914603099227, -1.5945340655744076), 328353.79554960167);
    Sector sliver = new Sector(new Vec2(-3, -3), 1.5, new Vec2(2, 4), 0.21345466769457772);
    assertEquals(-328353.79554960295, Separation2.between(large, sliver).distance(), 2e-10);
  }
}

package collisionbench.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.crossing.Lines2;
import collisionbench.geometry.plane.manifold.Manifold2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/// The examples in the docs of the entry points, which show what is between `@start` and `@end`.
class PlaneEntriesTest {

  @Test
  void allQueries() {
    // @start region="queries"
    Circle ball = new Circle(new Vec2(2.5, 0), 1);
    Sector slice = new Sector(Vec2.ZERO, 1, Vec2.X, Math.PI / 2);
    boolean touching = Overlap2.test(ball, slice); // false
    double gap = Separation2.between(ball, slice).distance(); // 0.5
    OptionalDouble contact = Sweep2.firstContact(ball, new Vec2(-1, 0), slice, Vec2.ZERO); // 0.5
    // @end
    assertFalse(touching);
    assertEquals(0.5, gap);
    assertEquals(0.5, contact.orElseThrow(), 1e-12);
  }

  @Test
  void overlap() {
    // @start region="overlap"
    Circle ball = new Circle(new Vec2(2, 0), 1);
    Sector slice = new Sector(Vec2.ZERO, 1, Vec2.X, Math.PI / 2);
    boolean touching = Overlap2.test(ball, slice); // true: touching is contact
    boolean behind = Overlap2.test(ball.translated(new Vec2(-4, 0)), slice); // false
    boolean inside = Overlap2.contains(slice, new Vec2(0.5, 0.5)); // true
    // @end
    assertTrue(touching && inside);
    assertFalse(behind);
  }

  @Test
  void separation() {
    // @start region="separation"
    Circle ball = new Circle(new Vec2(2.5, 0), 1);
    Circle coin = new Circle(Vec2.ZERO, 2);
    Separation2 separation = Separation2.between(ball, coin);
    double distance = separation.distance(); // -0.5; positive is a gap
    Vec2 normal = separation.normal(); // (-1, 0): move the coin by 0.5 along it to separate them
    // @end
    assertEquals(-0.5, distance);
    assertEquals(new Vec2(-1, 0), normal);
  }

  @Test
  void crossing() {
    // @start region="crossing"
    Segment2 stick = new Segment2(new Vec2(-1, 0), new Vec2(3, 0));
    Segment2 wall = new Segment2(new Vec2(0, -1), new Vec2(0, 3));
    Crossing2 crossing = Crossing2.of(stick, wall);
    // Point[t=0.25, point=(0, 0), u=OptionalDouble[0.25]]: parameters along the stick and the wall
    // @end
    assertEquals(new Crossing2.Point(0.25, Vec2.ZERO, OptionalDouble.of(0.25)), crossing);
  }

  @Test
  void lines() {
    // @start region="lines"
    Segment2 stick = new Segment2(new Vec2(-3, 0), new Vec2(-1, 0));
    Segment2 wall = new Segment2(new Vec2(0, -1), new Vec2(0, 3));
    Lines2 lines = Lines2.of(stick, wall).orElseThrow();
    boolean meet = lines.relation() == Lines2.Relation.CROSSING; // true
    double t = lines.location().orElseThrow().t(); // 1.5: the stick ends before the wall
    // @end
    assertTrue(meet);
    assertEquals(1.5, t);
  }

  @Test
  void sweep() {
    // @start region="sweep"
    Circle ball = new Circle(new Vec2(4, 0), 1);
    Circle coin = new Circle(Vec2.ZERO, 1);
    Sweep2 sweep =
        Sweep2.of(ball, new Vec2(-8, 0), coin, Vec2.ZERO); // Contact[enter=0.25, exit=0.75]
    // @end
    assertEquals(new Sweep2.Contact(0.25, 0.75), sweep);
  }

  @Test
  void manifold() {
    // @start region="manifold"
    Polygon table =
        new Polygon(List.of(new Vec2(-2, -1), new Vec2(2, -1), new Vec2(2, 0), new Vec2(-2, 0)));
    Polygon crate =
        new Polygon(List.of(new Vec2(1, 0), new Vec2(3, 0), new Vec2(3, 2), new Vec2(1, 2)));
    List<Vec2> region = Manifold2.of(table, crate).region(); // from (1, 0) to (2, 0)
    // @end
    assertEquals(2, region.size());
    assertTrue(region.containsAll(List.of(new Vec2(1, 0), new Vec2(2, 0))), region::toString);
  }
}

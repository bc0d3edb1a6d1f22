package collisionbench.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.broad.BoundsList;
import collisionbench.geometry.broad.MovingBoundsList;
import collisionbench.geometry.manifold.ContactFeature;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.manifold.Manifold3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/// The examples in the docs of the entry points, which show what is between `@start` and `@end`.
class SpaceEntriesTest {

  @Test
  void allQueries() {
    // @start region="queries"
    Sphere ball = new Sphere(new Vec3(2.5, 0, 0), 1);
    Box crate = new Box(Vec3.ZERO, new Vec3(1, 1, 1));
    boolean touching = Overlap3.test(ball, crate); // false
    double gap = Separation3.between(ball, crate).distance(); // 0.5
    OptionalDouble contact = Sweep3.firstContact(ball, new Vec3(-1, 0, 0), crate, Vec3.ZERO); // 0.5
    // @end
    assertFalse(touching);
    assertEquals(0.5, gap);
    assertEquals(0.5, contact.orElseThrow(), 1e-12);
  }

  @Test
  void overlap() {
    // @start region="overlap"
    Sphere ball = new Sphere(new Vec3(2, 0, 0), 1);
    Box crate = new Box(Vec3.ZERO, new Vec3(1, 1, 1));
    boolean touching = Overlap3.test(ball, crate); // true: touching is contact
    boolean apart = !Overlap3.test(ball, crate.translated(new Vec3(-1e-15, 0, 0))); // true
    boolean corner = Overlap3.contains(crate, new Vec3(1, 1, 1)); // true
    // @end
    assertTrue(touching && apart && corner);
  }

  @Test
  void separation() {
    // @start region="separation"
    Sphere ball = new Sphere(new Vec3(2.5, 0, 0), 1);
    Box crate = new Box(Vec3.ZERO, new Vec3(1, 1, 1));
    Separation3 separation = Separation3.between(ball, crate);
    double gap = separation.distance(); // 0.5; negative is a depth
    Vec3 nearest = separation.pointB(); // (1, 0, 0), on the crate
    Vec3 normal = separation.normal(); // (-1, 0, 0), from the ball to the crate
    // @end
    assertEquals(0.5, gap);
    assertEquals(new Vec3(1, 0, 0), nearest);
    assertEquals(new Vec3(-1, 0, 0), normal);
  }

  @Test
  void crossing() {
    // @start region="crossing"
    Segment stick = new Segment(new Vec3(0, 2, 0), new Vec3(0, -2, 0));
    Box crate = new Box(Vec3.ZERO, new Vec3(1, 1, 1));
    double inside = // 0.5 of the stick, from a quarter to three quarters
        switch (Crossing3.of(stick, crate)) {
          case Crossing3.Span span -> span.exit() - span.enter();
          case Crossing3.None _, Crossing3.Point _, Crossing3.Overlap _ -> 0;
        };
    // @end
    assertEquals(0.5, inside);
  }

  @Test
  void lines() {
    // @start region="lines"
    Segment stick = new Segment(new Vec3(0, 2, 0), new Vec3(0, 1, 0));
    Triangle floor = new Triangle(new Vec3(-3, 0, 3), new Vec3(3, 0, 3), new Vec3(0, 0, -3));
    Lines3 lines = Lines3.of(stick, floor).orElseThrow();
    boolean steep = lines.relation() == Lines3.Relation.PIERCING; // true
    double t = lines.location().orElseThrow().t(); // 2: the stick ends above the floor
    // @end
    assertTrue(steep);
    assertEquals(2, t);
  }

  @Test
  void sweep() {
    // @start region="sweep"
    Sphere ball = new Sphere(new Vec3(3, 0, 0), 1);
    Capsule post = new Capsule(new Vec3(0, -2, 0), new Vec3(0, 2, 0), 1);
    Sweep3 sweep = Sweep3.of(ball, new Vec3(-4, 0, 0), post, Vec3.ZERO);
    double enter =
        sweep instanceof Sweep3.Contact contact ? contact.enter() : 2; // 0.25, never later
    // @end
    assertEquals(0.25, enter, 1e-12);
    assertTrue(enter <= 0.25);
  }

  @Test
  void manifold() {
    // @start region="manifold"
    Box table = new Box(Vec3.ZERO, new Vec3(2, 1, 2));
    Box crate = new Box(new Vec3(1, 2, 1), new Vec3(1, 1, 1));
    Manifold3 manifold = Manifold3.of(table, crate);
    ContactFeature feature = manifold.featureB(); // FACE
    List<Vec3> points = manifold.points(); // the four lower corners of the crate
    // @end
    assertEquals(ContactFeature.FACE, feature);
    assertEquals(4, points.size());
    assertTrue(points.stream().allMatch(point -> point.y() == 1), points::toString);
  }

  @Test
  void broadPhase() {
    List<Shape3> touching = new ArrayList<>();
    // @start region="bounds"
    List<Sphere> balls =
        List.of(new Sphere(Vec3.ZERO, 1), new Sphere(Vec3.X, 1), new Sphere(new Vec3(9, 0, 0), 1));
    BoundsList.inSpace(balls)
        .forEachPair((i, j) -> {
          if (Overlap3.test(balls.get(i), balls.get(j))) {
            touching.addAll(List.of(balls.get(i), balls.get(j))); // the first two
          }
        });
    // @end
    assertEquals(balls.subList(0, 2), touching);
  }

  @Test
  void movingBroadPhase() {
    List<OptionalDouble> contacts = new ArrayList<>();
    // @start region="moving-bounds"
    List<Sphere> balls = List.of(new Sphere(Vec3.ZERO, 1), new Sphere(new Vec3(6, 0, 0), 1));
    List<Vec3> motions = List.of(new Vec3(4, 0, 0), new Vec3(-4, 0, 0));
    MovingBoundsList.inSpace(balls, motions)
        .forEachPair((i, j) ->
            contacts.add( // 0.5
                Sweep3.firstContact(balls.get(i), motions.get(i), balls.get(j), motions.get(j))));
    // @end
    assertEquals(List.of(OptionalDouble.of(0.5)), contacts);
  }
}

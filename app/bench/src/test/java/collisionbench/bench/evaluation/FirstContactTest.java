package collisionbench.bench.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.sweep.Sweep3;
import org.junit.jupiter.api.Test;

class FirstContactTest {

  private static final Body3 CUBE = new Body3("cube", new Box(Vec3.ZERO, new Vec3(1, 1, 1)));

  private static Body3 moving(Shape3 shape, double x, double y, double z) {
    return new Body3("moving", shape, new Vec3(x, y, z));
  }

  private static double firstContact(Body3 a, Body3 b) {
    Sweep3.Contact sweep =
        (Sweep3.Contact) Sweep3.of(a.shape(), a.velocity(), b.shape(), b.velocity());
    return FirstContact.of(a, b, new Meeting(a.id(), b.id(), sweep.enter(), sweep.exit()));
  }

  @Test
  void boxesTouchOnTheDot() {
    Body3 box = moving(new Box(new Vec3(6, 0.5, 0), new Vec3(1, 1, 1)), -16, 0, 0);
    assertEquals(0.25, firstContact(CUBE, box));
  }

  @Test
  void theyTouchThenAndNotJustBefore() {
    Rotation turn = Rotation.about(new Vec3(1, 2, 3), 0.7);
    requireFirst(moving(new Box(new Vec3(1, 9, -1), new Vec3(1, 2, 3), turn), 1, -8, 0.5));
    requireFirst(moving(new Capsule(new Vec3(-7, 1, 0), new Vec3(-6, 2, 1), 0.3), 7, 0.1, -0.1));
    requireFirst(moving(new Sphere(new Vec3(1e6, 0.5, 0), 0.75), -1e6, 0, 0));
  }

  private static void requireFirst(Body3 moving) {
    double first = firstContact(CUBE, moving);
    assertTrue(PairQuestions.touching(CUBE, moving.at(first)), () -> moving + " at " + first);
    double before = Math.nextDown(first);
    assertFalse(PairQuestions.touching(CUBE, moving.at(before)), () -> moving + " at " + before);
  }

  /// Shorter than any step from the time given to the end.
  @Test
  void aShortContactIsFoundFromItsMiddle() {
    Body3 still = moving(new Sphere(Vec3.ZERO, 1), 0, 0, 0);
    Body3 passing = moving(new Sphere(new Vec3(-4, 2 - 1e-8, 0), 1), 16, 0, 0);
    double first = FirstContact.of(still, passing, new Meeting("still", "passing", 0.2, 0.3));
    assertEquals(0.25 - 2e-4 / 16, first, 1e-9);
    assertTrue(PairQuestions.touching(still, passing.at(first)));
    assertFalse(PairQuestions.touching(still, passing.at(Math.nextDown(first))));
    Meeting before = new Meeting("still", "passing", 0.1, 0.15);
    assertEquals(0.1, FirstContact.of(still, passing, before));
  }

  @Test
  void whatOnlyGrazesIsTakenWhereTheSweepSaysThatItMeets() {
    Body3 sphere = moving(new Sphere(new Vec3(-4, 2 + 1e-15, 0), 1), 8, 0, 0);
    assertEquals(0.5, FirstContact.of(CUBE, sphere, new Meeting("cube", "moving", 0.5, 0.5)));
  }
}

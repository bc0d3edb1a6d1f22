package collisionbench.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import org.junit.jupiter.api.Test;

class KernelSweepTest {

  /// The circle passes through the arc from 1 to 3 of 8 lengths ahead.
  private final KernelSweep passing =
      new KernelSweep(
          Kernel.moving(
              new Question.InPlane(
                  new Sector(Vec2.ZERO, 1, Opening.of(Vec2.X, 1)),
                  Vec2.ZERO,
                  new Circle(new Vec2(3, 0), 1),
                  Vec2.ZERO),
              new Vec3(-8, 0, 0)));

  @Test
  void timesOfTheLibraryAreRight() {
    assertEquals(0, passing.error(), 1e-12);
  }

  @Test
  void errorIsHowFarOrHowDeepTheyAre() {
    double left = contactOfLibrary().exit();
    assertEquals(0.4, passing.error(new Sweep3.Contact(0.075, left)), 1e-12);
    assertEquals(0.4, passing.error(new Sweep3.Contact(0.175, left)), 1e-12);
    assertEquals(1, Math.signum(passing.error(new Sweep3.Contact(0.125, left + 0.1))));
    assertEquals(1, passing.error(new Sweep3.Never()), 1e-12);
    assertEquals(Double.POSITIVE_INFINITY, passing.error(new Sweep3.Contact(0, left)));
  }

  private Sweep3.Contact contactOfLibrary() {
    return (Sweep3.Contact)
        Methods.ANALYTIC.answer(passing.question(), Query.SWEEP).decided().sweep().orElseThrow();
  }
}

package collisionbench.geometry.space.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MovingSphereTest {

  private static final int CASES = 5_000;

  private record Shot(Sphere ball, Vec3 motion, Shape3 target) {

    /// {@return a sphere or a point that moves towards a point of the target's face, edge or
    /// corner}
    static Shot next(Random random) {
      Vec3 a = Oracle.gaussian(random);
      Vec3 b = Oracle.gaussian(random);
      Vec3 c = Oracle.gaussian(random);
      Shape3 target =
          switch (random.nextInt(3)) {
            case 0 -> new Segment(a, b);
            case 1 -> new Capsule(a, b, random.nextDouble());
            default -> new Triangle(a, b, c);
          };
      double along = Math.clamp(random.nextDouble(-1, 2), 0, 1);
      Vec3 aim = a.towards(b, along).towards(c, random.nextBoolean() ? 0 : random.nextDouble());
      double radius = random.nextBoolean() ? 0 : random.nextDouble();
      Vec3 start = aim.plus(4, Oracle.gaussian(random).unit());
      Vec3 motion = aim.minus(start).times(random.nextDouble(0.5, 3));
      return new Shot(new Sphere(start, radius), motion, target);
    }

    double untilContact() {
      return MovingSphere.untilContact(ball, motion, target, Vec3.ZERO, false);
    }

    Sphere at(double time) {
      return ball.translated(motion.times(time));
    }
  }

  @Test
  void firstContactIsNeitherEarlyNorLate() {
    Random random = new Random(3);
    int hits = 0;
    for (int i = 0; i < CASES; i++) {
      Shot shot = Shot.next(random);
      double time = shot.untilContact();
      if (time > 0 && time < 1) {
        String what = "seed 3, case " + i;
        double gap = Separation3.distance(shot.at(time), shot.target);
        assertTrue(gap > 0 && gap < 0x1p-44 * 40, what + ": " + gap);
        for (double part = 0.1; part < 1; part += 0.1) {
          assertFalse(Overlap3.test(shot.at(part * time), shot.target), what);
        }
        hits++;
      }
    }
    assertTrue(hits > CASES / 4, "hits " + hits);
  }

  @Test
  void neverMeansNeverAndZeroAContactAtTheStart() {
    Random random = new Random(4);
    int never = 0;
    for (int i = 0; i < CASES; i++) {
      Shot shot = Shot.next(random);
      double time = shot.untilContact();
      String what = "seed 4, case " + i;
      assertEquals(time == 0, time <= 1 && Overlap3.test(shot.ball, shot.target), what);
      for (double at = 0; at <= 1 && time > 1; at += 0.05) {
        assertFalse(Overlap3.test(shot.at(at), shot.target), what);
      }
      never += time > 1 ? 1 : 0;
    }
    assertTrue(never > CASES / 20, "never " + never);
  }

  @Test
  void spheresOfOrdinarySizeNeedNoSearch() {
    Random random = new Random(5);
    int uncertain = 0;
    for (int i = 0; i < CASES; i++) {
      Shot shot = Shot.next(random);
      boolean isCertain = !Double.isNaN(shot.untilContact());
      uncertain += isCertain || shot.ball.radius() == 0 ? 0 : 1;
    }
    assertTrue(uncertain < CASES / 100, "uncertain " + uncertain);
  }

  @Test
  void farFromTheOriginNothingIsCertain() {
    Vec3 far = new Vec3(1000, 0, 0);
    Sphere ball = new Sphere(far.plus(new Vec3(0, 3, 0)), 1);
    Segment target = new Segment(far, far.plus(Vec3.X));
    Vec3 motion = new Vec3(0, -3, 0);
    assertTrue(Double.isNaN(MovingSphere.untilContact(ball, motion, target, Vec3.ZERO, false)));
  }
}

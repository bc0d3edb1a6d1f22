package collisionbench.app.viewport.gizmo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Degrees;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AxisTurnTest {

  private static final Rotation TILTED = Rotation.about(new Vec3(1, 2, 3), 0.7);

  private static double difference(Rotation a, Rotation b) {
    return Math.max(
        Math.max(Math.abs(a.x() - b.x()), Math.abs(a.y() - b.y())),
        Math.max(Math.abs(a.z() - b.z()), Math.abs(a.w() - b.w())));
  }

  private static double length(Rotation q) {
    return Math.sqrt(q.x() * q.x() + q.y() * q.y() + q.z() * q.z() + q.w() * q.w());
  }

  @ParameterizedTest
  @EnumSource
  void fourQuarterTurnsGiveBackTheSameOrientation(Axis axis) {
    AxisTurn quarter = new AxisTurn(axis.direction(), 90);
    for (Rotation first : List.of(Rotation.NONE, TILTED, new Rotation(1, 0, 0, 0))) {
      Rotation turned = first;
      for (int i = 0; i < 4; i++) {
        turned = quarter.after(turned);
        assertEquals(1, length(turned), 2.3e-16);
      }
      assertTrue(difference(first, turned) < 1e-15, first + " is " + turned);
    }
  }

  /// So it is what is typed, see `EulerAnglesTest`.
  @ParameterizedTest
  @EnumSource
  void aTurnFromNoneIsThatAboutItsAxisToTheLastBit(Axis axis) {
    for (int degrees = -720; degrees <= 720; degrees++) {
      Rotation typed = Degrees.about(axis.direction(), degrees).unit();
      assertEquals(typed, new AxisTurn(axis.direction(), degrees).after(Rotation.NONE));
      Rotation back = new AxisTurn(axis.direction(), -degrees).after(typed);
      assertTrue(difference(Rotation.NONE, back) < 2.3e-16, back::toString);
    }
  }

  @Test
  void aTurnOfASectorIsWhatIsTyped() {
    for (int degrees = -720; degrees <= 720; degrees++) {
      assertEquals(
          new Vec2(Degrees.cosine(degrees), Degrees.sine(degrees)),
          new AxisTurn(Vec3.Z, degrees).apply(Vec2.X));
      assertEquals(
          new Vec2(Degrees.cosine(degrees), -Degrees.sine(degrees)),
          new AxisTurn(Vec3.Z.negated(), degrees).apply(Vec2.X));
    }
  }

  @Test
  void snappedTurnsAddUp() {
    Rotation turned = TILTED;
    for (int i = 0; i < 24; i++) {
      turned = new AxisTurn(Vec3.Y, 15).after(turned);
    }
    assertTrue(difference(TILTED, turned) < 2e-15);
  }

  @Test
  void aTurnTakesTheAxesWhereItsQuaternionDoes() {
    Random random = new Random(4);
    for (int i = 0; i < 200; i++) {
      Vec3 axis = new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
      AxisTurn turn = new AxisTurn(axis.unit(), random.nextDouble() * 720 - 360);
      Vec3 there = turn.apply(TILTED.axisX());
      assertEquals(0, there.minus(turn.after(TILTED).axisX()).length(), 1e-15);
    }
    assertEquals(Vec3.Y, new AxisTurn(Vec3.Z, 90).apply(Vec3.X));
    assertEquals(Vec3.X.negated(), new AxisTurn(Vec3.Y, 180).apply(Vec3.X));
  }

  @Test
  void aQuarterTurnOfPointsIsExact() {
    Body stick = new Body3("a", new Segment(new Vec3(0.1, 0.2, 0.3), new Vec3(0.7, 0.2, 0.3)));
    Body turned = new AxisTurn(Vec3.Z, 90).of(stick, new Vec3(0.4, 0.2, 0.3));
    assertEquals(
        new Segment(new Vec3(0.4, -0.1, 0.3), new Vec3(0.4, 0.5, 0.3)), ((Body3) turned).shape());
    Body again = turned;
    for (int i = 0; i < 3; i++) {
      again = new AxisTurn(Vec3.Z, 90).of(again, new Vec3(0.4, 0.2, 0.3));
    }
    assertEquals(stick, again);
  }

  @Test
  void everyPartOfABodyTurns() {
    Vec3 center = new Vec3(1, 0, 0);
    Body box = new Body3("a", new Box(Vec3.ZERO, new Vec3(1, 2, 3)), Vec3.X);
    assertEquals(
        new Body3(
            "a",
            new Box(
                new Vec3(1, -1, 0),
                new Vec3(1, 2, 3),
                new Rotation(0, 0, Math.sqrt(0.5), Math.sqrt(0.5)).unit()),
            Vec3.X),
        new AxisTurn(Vec3.Z, 90).of(box, center));
    Body capsule = new Body3("a", new Capsule(Vec3.ZERO, Vec3.X, 0.5));
    assertEquals(
        new Capsule(new Vec3(1, -1, 0), new Vec3(1, 0, 0), 0.5),
        ((Body3) new AxisTurn(Vec3.Z, 90).of(capsule, center)).shape());
    Body sector = new Body2("a", new Sector(Vec2.ZERO, 2, new Vec2(3, 0), 1));
    assertEquals(
        new Sector(new Vec2(1, -1), 2, new Vec2(0, 3), 1),
        ((Body2) new AxisTurn(Vec3.Z, 90).of(sector, center)).shape());
    Body polygon = new Body2("a", new Polygon(List.of(Vec2.ZERO, Vec2.X, new Vec2(1, 1))));
    assertEquals(
        new Polygon(List.of(new Vec2(2, 0), new Vec2(1, 0), new Vec2(1, -1))),
        ((Body2) new AxisTurn(Vec3.Z, 180).of(polygon, center)).shape());
  }

  @Test
  void noTurnIsNoChange() {
    Body box = new Body3("a", new Box(Vec3.ZERO, Vec3.X, new Rotation(0, 0, 0, 3)));
    assertSame(box, new AxisTurn(Vec3.Z, 0).of(box, Vec3.X));
  }
}

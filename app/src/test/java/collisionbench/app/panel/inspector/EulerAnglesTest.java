package collisionbench.app.panel.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.panel.inspector.OrientationFields.EulerAngles;
import collisionbench.bench.scene.Degrees;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EulerAnglesTest {

  private static void assertSame(Vec3 expected, Vec3 actual, double within) {
    assertTrue(expected.minus(actual).length() <= within, () -> expected + " and " + actual);
  }

  @Test
  void yawComesFirstThenPitchThenRoll() {
    Random random = new Random(5);
    for (int i = 0; i < 500; i++) {
      EulerAngles angles =
          new EulerAngles(
              random.nextDouble(-400, 400),
              random.nextDouble(-400, 400),
              random.nextDouble(-400, 400));
      Vec3 v = new Vec3(0.3, -1, 2);
      Vec3 rolled = Rotation.about(Vec3.Z, Math.toRadians(angles.z())).apply(v);
      Vec3 pitched = Rotation.about(Vec3.X, Math.toRadians(angles.x())).apply(rolled);
      Vec3 yawed = Rotation.about(Vec3.Y, Math.toRadians(angles.y())).apply(pitched);
      assertSame(yawed, angles.rotation().apply(v), 1e-13);
    }
  }

  @Test
  void anglesOfARotationAreThatRotation() {
    Random random = new Random(6);
    for (int i = 0; i < 500; i++) {
      Rotation rotation =
          new Rotation(
              random.nextGaussian(),
              random.nextGaussian(),
              random.nextGaussian(),
              random.nextGaussian());
      Rotation back = EulerAngles.of(rotation).rotation();
      assertSame(rotation.axisX(), back.axisX(), 1e-12);
      assertSame(rotation.axisY(), back.axisY(), 1e-12);
    }
  }

  @Test
  void straightUpAndDownTheRollIsZero() {
    for (double pitch : new double[] {90, -90}) {
      EulerAngles angles = EulerAngles.of(new EulerAngles(pitch, 30, 20).rotation());
      assertEquals(pitch, angles.x(), 1e-6);
      Rotation expected = new EulerAngles(pitch, 30, 20).rotation();
      assertSame(expected.axisX(), angles.rotation().axisX(), 1e-7);
    }
    assertEquals(0, EulerAngles.of(new EulerAngles(90, 0, 0).rotation()).z());
  }

  @Test
  void quarterTurnsAreExactAndTidy() {
    for (int x = -1; x <= 1; x++) {
      for (int y = -2; y <= 2; y++) {
        for (int z = -2; z <= 2; z++) {
          Rotation rotation = new EulerAngles(90 * x, 90 * y, 90 * z).rotation();
          for (Vec3 axis : new Vec3[] {rotation.axisX(), rotation.axisY(), rotation.axisZ()}) {
            assertEquals(1, axis.sumOfMagnitudes(), 1e-15);
          }
        }
      }
    }
    assertEquals(new EulerAngles(0, 25, 0), EulerAngles.of(new EulerAngles(0, 25, 0).rotation()));
  }

  /// So it is what a handle makes of it, see `TurnTest`.
  @Test
  void oneAngleIsATurnAboutItsAxisToTheLastBit() {
    for (int degrees = -720; degrees <= 720; degrees++) {
      assertEquals(
          Degrees.about(Vec3.X, degrees).unit(), new EulerAngles(degrees, 0, 0).rotation());
      assertEquals(
          Degrees.about(Vec3.Y, degrees).unit(), new EulerAngles(0, degrees, 0).rotation());
      assertEquals(
          Degrees.about(Vec3.Z, degrees).unit(), new EulerAngles(0, 0, degrees).rotation());
    }
  }

  @Test
  void aTurnBackAndTheRestOfAQuarterAreShownAsSuch() {
    for (int degrees = 1; degrees < 90; degrees++) {
      Rotation typed = new EulerAngles(0, 0, degrees).rotation();
      assertEquals(
          new EulerAngles(0, 0, 0),
          EulerAngles.of(Degrees.about(Vec3.Z, -degrees).after(typed).unit()));
      assertEquals(
          new EulerAngles(0, 0, 90),
          EulerAngles.of(Degrees.about(Vec3.Z, 90 - degrees).after(typed).unit()));
    }
  }
}

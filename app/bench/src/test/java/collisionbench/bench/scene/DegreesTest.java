package collisionbench.bench.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class DegreesTest {

  @Test
  void wholeDegreesStayWhole() {
    for (int degrees = -720; degrees <= 720; degrees++) {
      assertEquals(degrees, Degrees.of(Math.toRadians(degrees)));
    }
    assertEquals(360, Degrees.of(2 * Math.PI));
    assertEquals(2 * Math.PI, Math.toRadians(360));
  }

  @Test
  void roundTripsRadiansWithinOneUlp() {
    Random random = new Random(3);
    for (int i = 0; i < 2000; i++) {
      double radians = random.nextDouble() * 2 * Math.PI;
      double back = Math.toRadians(Degrees.of(radians));
      assertTrue(Math.abs(back - radians) <= Math.ulp(radians), () -> "seed 3: " + radians);
    }
  }

  @Test
  void sineAndCosineAreExactAtRoundAngles() {
    for (int turns = -3; turns <= 3; turns++) {
      int full = 360 * turns;
      assertEquals(0.0, Degrees.sine(full));
      assertEquals(1.0, Degrees.sine(full + 90));
      assertEquals(0.0, Degrees.sine(full + 180));
      assertEquals(-1.0, Degrees.sine(full + 270));
      assertEquals(1.0, Degrees.cosine(full));
      assertEquals(0.0, Degrees.cosine(full + 90));
      assertEquals(-1.0, Degrees.cosine(full + 180));
      assertEquals(0.0, Degrees.cosine(full + 270));
      assertEquals(0.5, Degrees.sine(full + 150));
      assertEquals(-0.5, Degrees.cosine(full + 240));
      assertEquals(Degrees.sine(full + 45), Degrees.cosine(full + 45));
    }
    double[] twelfths = {0, 0.5, Math.sqrt(0.75), 1, Math.sqrt(0.75), 0.5, 0};
    for (int i = 0; i <= 6; i++) {
      assertEquals(twelfths[i], Degrees.sine(30 * i), 1.2e-16);
      assertEquals(-twelfths[i], Degrees.sine(-30 * i), 1.2e-16);
    }
    assertEquals(-Degrees.sine(45), Degrees.cosine(135));
    for (double degrees = -1000; degrees < 1000; degrees += 7.3) {
      assertEquals(Math.sin(Math.toRadians(degrees)), Degrees.sine(degrees), 1e-13);
      assertEquals(Math.cos(Math.toRadians(degrees)), Degrees.cosine(degrees), 1e-13);
    }
  }

  @Test
  void sineEqualsCosineOfTheComplement() {
    for (int degrees = -720; degrees <= 720; degrees++) {
      assertEquals(Degrees.sine(degrees), Degrees.cosine(90 - degrees));
      assertEquals(Degrees.sine(degrees), -Degrees.sine(-degrees) + 0.0);
    }
  }

  @Test
  void directionsHaveNoRoundingNoise() {
    assertEquals(30, Degrees.direction(Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)));
    assertEquals(-135, Degrees.direction(-3, -3));
    assertEquals(180, Degrees.direction(-1, 0));
  }
}

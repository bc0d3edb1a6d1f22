package collisionbench.bench.scenefile;

import static collisionbench.bench.scenefile.SceneTexts.body;
import static collisionbench.bench.scenefile.SceneTexts.plane;
import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Numbers are written and read exactly.
class NumbersInFilesTest {

  @ParameterizedTest
  @ValueSource(
      doubles = {
        Double.MAX_VALUE,
        -Double.MAX_VALUE,
        Double.MIN_VALUE,
        Double.MIN_NORMAL,
        0.1,
        1e21,
        4.9e-324,
        1e15,
        999999999999999.0,
        9007199254740992.0,
        0x1p63,
        -0.0,
        2.225073858507201e-308,
        0.30000000000000004
      })
  void extremeNumbersRoundTripToTheLastBit(double number) throws SceneFileException {
    assertRoundTrips(number);
  }

  @Test
  void anyNumberRoundTripsToTheLastBit() throws SceneFileException {
    Random random = new Random(20261120);
    for (int i = 0; i < 2_000; i++) {
      double number = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(number)) {
        assertRoundTrips(number);
      }
    }
  }

  private static void assertRoundTrips(double number) throws SceneFileException {
    Vec3 place = new Vec3(number, -number, 1);
    Scene scene =
        new Scene(
            "",
            "",
            Space.THREE,
            List.of(new Body3("a", new Segment(place, Vec3.ZERO), place.times(-0.5))),
            Optional.empty(),
            Optional.empty());
    String text = SceneText.of(scene);
    Scene back = SceneReader.read("a.json", text);
    assertEquals(scene, back);
    assertEquals(text, SceneText.of(back));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9007199254740993",
        "123456789012345678901234567890",
        "0.1000000000000000055511151231257827",
        "1E+2",
        "100.0e-2",
        "4.9e-324",
        "1e-999"
      })
  void readsANumberAsTheNearestDouble(String digits) throws SceneFileException {
    Scene scene =
        SceneReader.read("a.json", plane(body("{'type': 'point', 'at': [" + digits + ", 0]}")));
    assertEquals(
        List.of(new Body2("a", new Point2(new Vec2(Double.parseDouble(digits), 0)))),
        scene.bodies());
  }
}

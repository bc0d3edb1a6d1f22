package collisionbench.app.panel.widget;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TypedPointTest {

  private static final List<String> SPACE = List.of("X", "Y", "Z");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Vector3(1, -2, 0.5)",
        "new Vector3(1f, -2f, .5f)",
        "Vec3::new(1.0, -2.0, 1/2)",
        "glm::vec<double>(1,-2,0.5);",
        "p = (1, -2, 0.5)",
        "{x: 1, y: -2, z: 0.5}",
        "{\"x\": 1, \"y\": -2, \"z\": 0.5}",
        "(X=1.0 Y=-2.0 Z=0.5)",
        "[1. -2. 0.5]",
        "<1, -2, 0.5>",
        "position: (1, -2, 0.5)",
        "Point3(1, -2, 0.5)",
        "p = float3(1, -2, 0.5)",
        "1, -2, 0.5",
        "1; -2; 0.5"
      })
  void aPointOfAnyLanguageIsRead(String typed) {
    assertEquals(Optional.of(List.of(1.0, -2.0, 0.5)), TypedPoint.of(typed, SPACE));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1",
        "1,5",
        "1 234 567",
        "1,234,567",
        "(1,5, 2,5, 3,5)",
        "(1, 2)",
        "(1, 2, 3, 4)",
        "(1, 2, a)",
        "{z: 1, y: 2, x: 3}",
        "2 * (1, 2, 3)",
        "-(1, 2, 3)",
        "lerp(0, 10, 0.5)",
        "pos: lerp(0, 10, 0.5)",
        "pos = std::clamp(1, 2, 3)",
        "(1, 2, 3) + (4, 5, 6)"
      })
  void otherTextsAreNotGuessedAt(String typed) {
    assertEquals(Optional.empty(), TypedPoint.of(typed, SPACE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1,5", "1 234", "(1, 2, 3)", "pow(2, 3)", "min(1, 2)", "atan2(1, 2)"})
  void twoNumbersMayNotBeOne(String typed) {
    assertEquals(Optional.empty(), TypedPoint.of(typed, List.of("X", "Y")));
  }
}

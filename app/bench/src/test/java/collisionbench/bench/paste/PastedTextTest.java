package collisionbench.bench.paste;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Space;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PastedTextTest {

  private static final Options SOLID = Options.in(Space.THREE);

  private static Reading read(String text, Options options) {
    return PastedText.read(text, options, () -> false).orElseThrow();
  }

  private static List<String> types(Reading reading) {
    return reading.bodies().stream().map(body -> body.type().word()).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1 2 3; 4 5 6",
        "(0,0,0) (1,0,0) (0,1,0) (0,0,1)",
        "box = {{0, 0, 0}, {1, 1, 1}}",
        "[[0, 0, 0], [1, 0, 0], ..., [0, 1, 0]]",
        "p = [[0, 0, 0], a, [1, 0, 0], [0, 1, 0]]",
        "[[1, 0, 0], [0, 1, 0], [0, 0, 1]]",
        "faces = [[0, 1, 2], [0, 2, 3], [0, 3, 1]]",
        "Vec3 p(1, 2, 3), s(4, 5, 6);",
        "Capsule(0.5, 2)",
        "capsule direction 2 from (0, 0, 0) to (1, 0, 0) radius 0.5",
        "Sphere s(1);\nSphere t(2);\na.position = (0, 0, 5)\nb.position = (5, 0, 0)",
        "position (1, 2, 3)\nSphere(1)",
        "Triangle ((0, 0, 0), (1, 0, 0), (0, 1, 0))\nposition (5, 5, 5)",
        "[(1,000, 2, 3), (4, 5, 6), (7, 8, 9)]",
        "[(1, 2, 3), (4, 5, 6), (7, 8, 9)] * 2",
        "1,2,3|0,90,0|1,1,1",
        "a = Box(Vec3(0, 0, 0), Vec3(1, 1, 1)) rotation (0, 0, 1, 1)",
        "hello 1"
      })
  void whatMayMeanSeveralThingsIsNotCertain(String text) {
    assertFalse(read(text, SOLID).isSure());
  }

  @Test
  void allBodiesHaveTheFormThatIsAskedFor() {
    String text = "a = [[0,0,0], [1,0,0]]\nb = [[2,0,0], [2,3,4]]";
    Reading boxes = read(text, SOLID.with(Form.BOX_MIN_MAX));
    assertEquals(List.of("box", "box"), types(boxes));
    assertTrue(boxes.isSure());
    assertFalse(read(text, SOLID.with(Form.SPHERES)).isSure(), "it fits no body");
  }

  @Test
  void theFormsThatFitComeInTheirOrder() {
    assertEquals(
        List.of(Form.SEGMENTS, Form.BOX_MIN_MAX, Form.POLYLINE),
        read("1 2 3; 4 5 6", SOLID).forms().subList(0, 3));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Capsule(0.5, 2)", "new CapsuleShape(2, 0.5)", "capsule: radius 0.5, height 2"})
  void everyConventionOfACapsuleIsOneKeyAway(String text) {
    long conventions =
        Stream.of(Form.values()).filter(form -> form.word().matches("capsule-.*")).count();
    assertEquals(conventions, read(text, SOLID).rows().getFirst().forms().size());
  }

  /// A pose moves what has no place, also in front of it.
  @Test
  void posesBelongToTheShapesBeforeThemInTheirOrder() {
    String first = "a.position() = (0, 0, 5)\n";
    String second = "b.position() = (5, 0, 0)\n";
    assertEquals(
        read("Sphere s(1);\n" + first + "Sphere t(2);\n" + second, SOLID).bodies(),
        read("Sphere s(1);\nSphere t(2);\n" + first + second, SOLID).bodies());
    assertEquals(
        read("Sphere(1)\nposition (0, 0, 5)", SOLID).bodies(),
        read("position (0, 0, 5)\nSphere(1)", SOLID).bodies());
  }

  @Test
  void aTextIsCutAsTheUserSays() {
    String text = "1 0 0; 2 0 0\n3 0 0; 4 0 0\n5 0 0; 7 1 0\n";
    assertEquals(List.of("segment", "segment", "segment"), types(read(text, SOLID.with(Cut.PAIR))));
    assertEquals(List.of("hull"), types(read(text, SOLID.with(Cut.NOTHING))));
  }

  @Test
  void whatIsLeftOutIsReportedWithItsPlace() {
    Reading reading = read("ball: center (1, 2, 3), radius 0.5\nvelocity = (6, 0, 0)", SOLID);
    assertTrue(reading.isSure());
    assertEquals(
        "1 body pasted. Left out: line 2, column 13: velocity 6 0 0.",
        reading.report("paste").text());
  }

  @Test
  void namesOfVariablesDoNotMatter() {
    for (String name : List.of("p", "foo", "wall_3", "theThing")) {
      String text = "Vec3 " + name + "(1, 2, 3), q(4, 5, 6), r2(7, 8, 10);";
      assertEquals(
          read("Vec3 p(1, 2, 3), q(4, 5, 6), r2(7, 8, 10);", SOLID).bodies(),
          read(text, SOLID).bodies());
    }
  }

  @Test
  void aTextWithoutNumbersIsNone() {
    assertEquals(Optional.empty(), PastedText.read("hello", SOLID, () -> false));
    assertEquals(Optional.empty(), PastedText.read("", SOLID, () -> false));
  }

  @Test
  void readingIsCancelled() {
    String text = "1 2 3\n".repeat(10_000);
    assertThrows(CancellationException.class, () -> PastedText.read(text, SOLID, () -> true));
  }

  /// If the time grew with the square of the length, this would take hours.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "[0.5, 1, 2],\n",
        "((((",
        "-",
        "a",
        "a.",
        "0",
        "0_",
        "1,0, ",
        "Center: (",
        "a<1 ",
        "a-",
        "<g x=\"",
        "x.y:",
        "0;0\n",
        "(1)=",
        "A: (0,0,1)\n",
        "/*",
        "//",
        "<",
        ">",
        " ",
        "x ",
        "[1",
        "v 1 2 3\n",
        "v 1 2 3\nf 1\n",
        "POINT (1 2",
        "(1,2)*2",
        "-(1,2)",
        "Vec3.up ",
        "sphere-sphere 1 ",
        "box0.5 "
      })
  void timeGrowsWithTheLength(String part) {
    String text = part.repeat(PastedText.LONGEST / 64 / part.length()) + "\n1 2 3 \"'*/";
    PastedText.read(text, SOLID, () -> false)
        .ifPresent(reading -> assertFalse(reading.rows().isEmpty()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"(", "(1 ", "box(a, ", "p((1,2,3),", "[", "{a: "})
  void bracketsAreNestedDeep(String open) {
    String text = open.repeat(30_000) + "1, 2, 3" + ")".repeat(30_000);
    assertFalse(read(text, SOLID).rows().isEmpty());
  }
}

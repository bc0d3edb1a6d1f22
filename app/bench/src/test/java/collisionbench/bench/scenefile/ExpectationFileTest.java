package collisionbench.bench.scenefile;

import static collisionbench.bench.scenefile.SceneTexts.quoted;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What a scene file expects of the answers about pairs.
class ExpectationFileTest {

  private static final String SOLID =
      """
      'space': '3d', 'bodies': [
          {'id': 'ball', 'shape': {'type': 'sphere', 'center': [0, 0, 0], 'radius': 1}},
          {'id': 'box', 'shape': {'type': 'box', 'center': [3, 0, 0], 'halfExtents': [1, 1, 1]}},
          {'id': 'rod', 'shape': {'type': 'segment', 'start': [-2, 0, 0], 'end': [2, 0, 0]}},
          {'id': 'rod 2', 'shape': {'type': 'segment', 'start': [0, -2, 0], 'end': [0, 2, 0]}},
          {'id': 'leaf', 'shape': {'type': 'triangle', 'a': [0, 0, 0], 'b': [1, 0, 0], 'c': [0, 1, 0]}}
      ]\
      """;

  private static final String FLAT =
      """
      'space': '2d', 'bodies': [
          {'id': 'a', 'shape': {'type': 'segment', 'start': [-1, 0], 'end': [1, 0]}},
          {'id': 'b', 'shape': {'type': 'segment', 'start': [0, -1], 'end': [0, 1]}}
      ]\
      """;

  private static String scene(int version, String bodies, String expect) {
    return quoted(
        "{'format': 'collision-bench-scene', 'version': %d, 'name': 'n', %s, 'expect': %s}"
            .formatted(version, bodies.strip(), expect));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'a': 'ball', 'b': 'box', 'touch': false, 'distance': 1, 'pointA': [1, 0, 0], 'pointB':"
            + " [2, 0, 0], 'normal': [1, 0, 0], 'tolerance': 1.0E-9}",
        "{'a': 'box', 'b': 'ball', 'distance': {'least': 0.5, 'most': 2}}",
        "{'a': 'ball', 'b': 'box', 'distance': {'most': 0}, 'sweep': null}",
        "{'a': 'ball', 'b': 'box', 'sweep': {'enter': 0.25, 'exit': 0.9}}",
        "{'a': 'ball', 'b': 'box', 'sweep': {}}",
        "{'a': 'ball', 'b': 'box', 'sweep': {'enter': 0.25, 'pointA': [1, 0, 0], 'pointB': [1, 0,"
            + " 0], 'normal': [1, 0, 0]}}",
        "{'a': 'rod', 'b': 'ball', 'crossing': {'kind': 'span', 't': [0.25, 0.75]}}",
        "{'a': 'rod', 'b': 'rod 2', 'lines': 'crossing', 'crossing': {'kind': 'point', 't':"
            + " 0.5, 'u': 0.5}}",
        "{'a': 'leaf', 'b': 'rod', 'lines': 'coplanar', 'crossing': {'t': 0.5, 'u': 0.2, 'v':"
            + " 0.3}}",
        "{'a': 'rod', 'b': 'rod 2', 'lines': 'skew', 'crossing': {'kind': 'none'}}",
        "{'a': 'ball', 'b': 'box'}",
      })
  void writesWhatItReads(String pair) throws SceneFileException {
    Scene scene =
        SceneFile.parse("a", scene(3, SOLID, "{'contacts': [], 'pairs': [" + pair + "]}"));
    String text = SceneFile.text(scene);
    assertTrue(text.contains(quoted(pair)), text);
    assertEquals(scene, SceneFile.parse("a", text));
  }

  @Test
  void keepsTheToleranceAndTheMethodOfAllAndNoStatementAboutContacts() throws SceneFileException {
    String expect = "{'method': 'gjk', 'tolerance': 0.001, 'pairs': []}";
    Scene scene = SceneFile.parse("a", scene(2, SOLID, expect));
    assertTrue(SceneFile.text(scene).contains(quoted("'expect': " + expect)));
    assertTrue(scene.expect().orElseThrow().touching().isEmpty());
  }

  @Test
  void theVersionIsTheLowestThatCanHoldTheScene() throws SceneFileException {
    assertVersion(1, "{'contacts': [['rod', 'ball']]}");
    assertVersion(2, "{'contacts': [], 'method': 'gjk'}");
    assertVersion(2, "{'contacts': [], 'tolerance': 1}");
    assertVersion(2, "{'contacts': [], 'pairs': [{'a': 'ball', 'b': 'box'}]}");
    assertVersion(2, "{'pairs': [{'a': 'ball', 'b': 'box', 'sweep': {'enter': 0, 'exit': 1}}]}");
    for (String member : List.of("pointA", "pointB", "normal")) {
      assertVersion(
          3,
          "{'pairs': [{'a': 'ball', 'b': 'box', 'sweep': {'%s': [0, 1, 0]}}]}".formatted(member));
    }
  }

  private static void assertVersion(int version, String expect) throws SceneFileException {
    String text = SceneFile.text(SceneFile.parse("a", scene(3, SOLID, expect)));
    assertTrue(text.contains("\"version\": " + version + ",\n"), text);
  }

  @Test
  void aRemovedBodyTakesWhatIsExpectedOfItAlong() throws SceneFileException {
    Scene scene =
        SceneFile.parse(
            "a", scene(2, SOLID, "{'pairs': [{'a': 'ball', 'b': 'box', 'touch': true}]}"));
    Scene renamed = new Edit.Rename("box", "crate").applyTo(scene);
    assertTrue(
        SceneFile.text(renamed).contains(quoted("{'a': 'ball', 'b': 'crate', 'touch': true}")));
    Scene less = new Edit.Remove(Set.of("ball")).applyTo(scene);
    assertEquals(less, SceneFile.parse("a", SceneFile.text(less)));
  }

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(
      resources = "/collisionbench/bench/scenefile/broken-expectations.csv",
      delimiter = '|',
      quoteCharacter = '`')
  void answerThatDoesNotFitThePairIsRefusedWithItsLocation(String members, String sentence) {
    String expect = "{'pairs': [{'a': 'ball', " + members + "}]}";
    assertEquals(
        "a: /expect/pairs/" + (members.contains("}, {") ? 1 : 0) + sentence,
        refusal(scene(2, SOLID, expect)));
  }

  private static String refusal(String text) {
    SceneFileException refused =
        assertThrows(SceneFileException.class, () -> SceneFile.parse("a", text));
    return String.valueOf(refused.getMessage()).replaceAll(" \\(line \\d+, column \\d+\\)", "");
  }

  @Test
  void whatAnEarlierVersionCannotHoldIsRefusedThere() {
    assertEquals(
        "a: /version: expected version 2, which has \"pairs\", found 1",
        refusal(scene(1, SOLID, "{'contacts': [], 'pairs': []}")));
    assertEquals(
        "a: /version: expected version 3, which has \"sweep/normal\", found 2",
        refusal(
            scene(
                2,
                SOLID,
                "{'pairs': [{'a': 'ball', 'b': 'box', 'sweep': {'normal': [1, 0, 0]}}]}")));
    assertEquals(
        "a: /version: expected version 1 to 3, found 4", refusal(scene(4, SOLID, "{'pairs': []}")));
    assertEquals(
        "a: /expect/tolerance: expected a number > 0, found 0",
        refusal(scene(2, SOLID, "{'contacts': [], 'tolerance': 0}")));
  }

  @Test
  void flatLinesAreNeverSkew() {
    assertEquals(
        "a: /expect/pairs/0/lines: expected \"parallel\", \"collinear\" or \"crossing\", found"
            + " \"skew\"",
        refusal(scene(2, FLAT, "{'pairs': [{'a': 'a', 'b': 'b', 'lines': 'skew'}]}")));
  }
}

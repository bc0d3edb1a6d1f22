package collisionbench.bench.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import collisionbench.bench.comparison.MethodAnswers;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.text.Language;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Expected answers, compared with those that come, one after the other.
class ExpectationCheckTest {

  private static final String BODIES =
      """
      {'format': 'collision-bench-scene', 'version': 2, 'name': 'n', 'space': '3d', 'bodies': [
        {'id': 'ball', 'shape': {'type': 'sphere', 'center': [0, 0, 0], 'radius': 1}, 'velocity': [4, 0, 0]},
        {'id': 'ball 2', 'shape': {'type': 'sphere', 'center': [3, 0, 0], 'radius': 1}},
        {'id': 'rod', 'shape': {'type': 'segment', 'start': [-2, 0, 0], 'end': [2, 0, 0]}},
        {'id': 'post', 'shape': {'type': 'segment', 'start': [0, 0, -1], 'end': [0, 0, 3]}},
        {'id': 'leaf', 'shape': {'type': 'triangle', 'a': [-1, -1, 1], 'b': [1, -1, 1], 'c': [0, 3, 1]}}
      ], 'expect':\
      """;

  private static Scene scene(String expect) throws SceneFileException {
    return SceneFile.parse("a", (BODIES + " " + expect + "}").replace('\'', '"'));
  }

  private static List<String> violations(Scene scene) {
    PairSource answers =
        MethodAnswers.of(scene, PairWalk.of(scene), Methods.catalogue()).orElseThrow();
    return ExpectationCheck.of(scene, answers, 100).orElseThrow().violations().stream()
        .map(check -> check.phrase().in(Language.ENGLISH))
        .toList();
  }

  static Stream<Arguments> answers() {
    return Stream.of(
        of("ball", "ball 2", "'touch': false", "'touch': true", "should touch but are 1 apart"),
        of("ball", "rod", "'touch': true", "'touch': false", "should be apart but overlap by 1"),
        of(
            "ball",
            "ball 2",
            "'distance': 1",
            "'distance': 1.003",
            ": distance 1, expected 1.003, off by 0.003"),
        of(
            "ball",
            "ball 2",
            "'distance': {'least': 0.5, 'most': 1}",
            "'distance': {'least': 1.25}",
            ": distance 1, expected at least 1.25, off by 0.25"),
        of(
            "ball",
            "ball 2",
            "'distance': {'most': 1}",
            "'distance': {'most': 0}",
            ": distance 1, expected at most 0, off by 1"),
        of(
            "ball 2",
            "ball",
            "'pointA': [2, 0, 0]",
            "'pointA': [2, 0.001, 0]",
            ": point on ball 2 [2, 0, 0], expected [2, 0.001, 0], off by 0.001"),
        of(
            "ball 2",
            "ball",
            "'pointB': [1, 0, 0]",
            "'pointB': [1, 0, 0.5]",
            ": point on ball [1, 0, 0], expected [1, 0, 0.5], off by 0.5"),
        of(
            "ball 2",
            "ball",
            "'normal': [-1, 0, 0]",
            "'normal': [1, 0, 0]",
            ": normal [-1, 0, 0], expected [1, 0, 0], off by 2"),
        of(
            "rod",
            "ball",
            "'crossing': {'kind': 'span', 't': [0.25, 0.75]}",
            "'crossing': {'kind': 'point', 't': 0.5}",
            ": crossing span, expected point"),
        of(
            "rod",
            "ball",
            "'crossing': {'t': [0.25, 0.75]}",
            "'crossing': {'t': [0.25, 0.8]}",
            ": t [0.25, 0.75], expected [0.25, 0.8], off by 0.05"),
        of(
            "rod",
            "ball",
            "'touch': true",
            "'crossing': {'t': 0.5}",
            ": t [0.25, 0.75], expected 0.5"),
        of(
            "rod",
            "post",
            "'crossing': {'kind': 'point', 't': 0.5, 'u': 0.25}, 'lines': 'crossing'",
            "'crossing': {'kind': 'point', 't': 0.5, 'u': 0.5}, 'lines': 'crossing'",
            ": u 0.25, expected 0.5, off by 0.25"),
        of(
            "leaf",
            "post",
            "'crossing': {'t': 0.5, 'u': 0.375, 'v': 0.25}, 'lines': 'piercing'",
            "'crossing': {'v': 0.3}",
            ": v 0.25, expected 0.3, off by 0.05"),
        of(
            "rod",
            "post",
            "'lines': 'crossing'",
            "'lines': 'skew'",
            ": lines crossing, expected skew"),
        of(
            "ball",
            "ball 2",
            "'sweep': {'enter': 0.25, 'exit': 1}",
            "'sweep': {'enter': 0.5}",
            ": first contact 0.25, expected 0.5, off by 0.25"),
        of("ball", "ball 2", "'sweep': {}", "'sweep': null", "meet but should not"),
        of(
            "ball 2",
            "post",
            "'touch': false",
            "'sweep': {'enter': 0}",
            ": does not say when they meet, expected contact"));
  }

  private static Arguments of(String a, String b, String right, String wrong, String sentence) {
    return arguments(
        "{'pairs': [{'a': '%s', 'b': '%s', %s}]}".formatted(a, b, right),
        "{'pairs': [{'a': '%s', 'b': '%s', %s}]}".formatted(a, b, wrong),
        a + " and " + b + (sentence.startsWith(":") ? "" : " ") + sentence);
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("answers")
  void saysWhatWasExpectedWhatCameAndTheDifference(String right, String wrong, String sentence)
      throws SceneFileException {
    assertEquals(List.of(), violations(scene(right)));
    assertEquals(List.of(sentence), violations(scene(wrong)));
  }

  @Test
  void theToleranceOfThePairComesBeforeThatOfTheSceneAndThatBeforeTheSizeOfTheShapes()
      throws SceneFileException {
    String pair = "'pairs': [{'a': 'ball', 'b': 'ball 2', 'distance': 1%s%s}]}";
    assertEquals(List.of(), violations(scene("{" + pair.formatted(".000000001", ""))));
    assertEquals(1, violations(scene("{" + pair.formatted(".00000001", ""))).size());
    String loose = "{'tolerance': 0.01, ";
    assertEquals(List.of(), violations(scene(loose + pair.formatted(".005", ""))));
    assertEquals(
        1, violations(scene(loose + pair.formatted(".005", ", 'tolerance': 0.001"))).size());
  }

  @Test
  void theNamedMethodIsJudgedOnContactsToo() throws SceneFileException {
    List<String> touching =
        violations(scene("{'method': 'article-001-segment-sphere', 'contacts': []}"));
    assertEquals(
        List.of(
            "ball and rod touch but should not",
            "ball and post touch but should not",
            "ball 2 and rod touch but should not"),
        touching);
    assertEquals(
        "rod and post: not answered (the method does not answer this pair), expected contact",
        violations(scene("{'method': 'article-001-segment-sphere', 'contacts': [['rod', 'post']]}"))
            .getLast());
    assertEquals(
        List.of(
            "rod and post: not answered (the method does not answer this pair), expected distance 0"),
        violations(
            scene(
                "{'method': 'article-001-segment-sphere', 'pairs': [{'a': 'rod', 'b': 'post',"
                    + " 'distance': 0}]}")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'pairs': []",
        "'pairs': [{'a': 'ball', 'b': 'rod'}, {'a': 'rod', 'b': 'leaf', 'tolerance': 1}]",
        "'pairs': [{'a': 'ball', 'b': 'rod', 'distance': {'least': -1.7976931348623157e308}}]"
      })
  void whereEveryAnswerIsAsExpectedNothingIsExpected(String expect) throws SceneFileException {
    Scene scene = scene("{" + expect + "}");
    assertEquals(Optional.empty(), ExpectationCheck.of(scene, PairWalk.of(scene), 100));
  }

  @Test
  void oneAnswerOfManyIsExpected() throws SceneFileException {
    for (String value : List.of("'distance': {'most': 1e308}", "'touch': true")) {
      String pairs = "'pairs': [{'a': 'ball', 'b': 'rod'}, {'a': 'rod', 'b': 'post', VALUE}]";
      Scene scene = scene("{" + pairs.replace("VALUE", value) + "}");
      assertTrue(ExpectationCheck.of(scene, PairWalk.of(scene), 100).orElseThrow().holds());
    }
  }

  @Test
  void bodiesOfOneGroupHaveNoAnswers() throws SceneFileException {
    String expect =
        "{METHOD 'contacts': [['rod', 'ball']], 'pairs': [{'a': 'ball', 'b': 'rod', 'distance': 1}]}";
    for (String method : List.of("", "'method': 'gjk', ")) {
      Scene together =
          new Edit.Remove(Set.of("ball 2", "post", "leaf"))
              .applyTo(scene(expect.replace("METHOD", method)));
      Scene grouped =
          together.withEach(Set.of("ball", "rod"), body -> body.grouped(Optional.of("one")));
      assertEquals(
          List.of(
              "ball and rod: not answered (both are in group one), expected contact",
              "ball and rod: not answered (both are in group one), expected distance 1"),
          violations(grouped));
    }
  }

  @Test
  void movingABodyBreaksWhatIsExpected() throws SceneFileException {
    Scene scene = scene("{'pairs': [{'a': 'ball', 'b': 'ball 2', 'distance': 1}]}");
    String moved =
        violations(new Edit.Move("ball 2", new Vec3(0.001, 0, 0)).applyTo(scene)).getFirst();
    assertTrue(moved.startsWith("ball and ball 2: distance 1.00"), moved);
    assertTrue(moved.endsWith(", expected 1, off by 0.001"), moved);
  }
}

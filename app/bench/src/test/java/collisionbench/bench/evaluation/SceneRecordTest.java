package collisionbench.bench.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.text.Language;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What has changed in a scene since it was recorded.
class SceneRecordTest {

  private static final String BALL = ball("ball", "0, 0, 0", "");
  private static final String OTHER = ball("other", "2.25, 0, 0", "");

  private static String ball(String id, String center, String more) {
    return "{'id': '%s', 'shape': {'type': 'sphere', 'center': [%s], 'radius': 1}%s}"
        .formatted(id, center, more);
  }

  private static Scene scene(String... bodies) throws SceneFileException {
    return SceneFile.parse(
        "scene",
        "{'format': 'collision-bench-scene', 'version': 2, 'name': 'n', 'space': '3d', 'bodies': [%s]}"
            .formatted(String.join(", ", bodies))
            .replace('\'', '"'));
  }

  private static List<String> changes(Scene before, Scene now) {
    return SceneRecord.of(before).changes(now).stream()
        .map(change -> change.in(Language.ENGLISH))
        .toList();
  }

  @Test
  void nothingHasChangedInTheSceneItselfAndInItsFile() throws SceneFileException {
    Scene scene =
        scene(
            BALL,
            OTHER,
            ball("shot", "0, 9, 0", ", 'velocity': [0, -9, 0]"),
            "{'id': 'ray', 'shape': {'type': 'segment', 'start': [-2, 0, 0], 'end': [2, 0, 1]}}",
            "{'id': 'sail', 'shape': {'type': 'triangle', 'a': [0,0,0], 'b': [1,0,0], 'c': [0,1,0]}}");
    assertEquals(List.of(), changes(scene, scene));
    Scene read = SceneFile.parse("record", SceneFile.text(SceneRecord.of(scene).scene()));
    assertEquals(List.of(), new SceneRecord(read).changes(scene).stream().toList());
  }

  @Test
  void anAnswerIsStatedAsItIsAndAsItWas() throws SceneFileException {
    assertEquals(
        List.of("ball and other: distance 0.2, was 0.25"),
        changes(scene(BALL, OTHER), scene(BALL, ball("other", "2.2, 0, 0", ""))));
    assertEquals(
        List.of("ball and other touch now", "ball and other: distance -0.05, was 0.25"),
        changes(scene(BALL, OTHER), scene(BALL, ball("other", "1.95, 0, 0", ""))));
    assertEquals(
        List.of("ball and other no longer meet"),
        changes(
            scene(BALL, ball("other", "2.25, 0, 0", ", 'velocity': [-1, 0, 0]")),
            scene(BALL, ball("other", "2.25, 0, 0", ", 'velocity': [1, 0, 0]"))));
  }

  @Test
  void anAnswerThatReadsTheSameIsStatedWithAllDigits() throws SceneFileException {
    assertEquals(
        List.of("ball and other: distance 0.25000002, was 0.25"),
        changes(scene(BALL, OTHER), scene(BALL, ball("other", "2.25000002, 0, 0", ""))).stream()
            .map(sentence -> sentence.replaceFirst("0\\.2500000(19|20)\\d*", "0.25000002"))
            .toList());
  }

  @Test
  void bodiesAreGoneNewOrChanged() throws SceneFileException {
    assertEquals(
        List.of("other is gone", "third is new"),
        changes(scene(BALL, OTHER), scene(BALL, ball("third", "9, 0, 0", ""))));
    assertEquals(
        List.of("ball has changed"), changes(scene(BALL), scene(ball("ball", "0.001, 0, 0", ""))));
  }

  @Test
  void aSceneWithManyPairsIsRecordedWithoutAnswers() throws SceneFileException {
    Scene many =
        scene(
            IntStream.range(0, 50)
                .mapToObj(i -> ball("b" + i, 3 * i + ", 0, 0", ""))
                .toArray(String[]::new));
    assertTrue(SceneRecord.of(many).scene().expect().isEmpty());
    Scene moved =
        scene(
            Stream.concat(
                    Stream.of(ball("b0", "0.5, 0, 0", "")),
                    IntStream.range(1, 50).mapToObj(i -> ball("b" + i, 3 * i + ", 0, 0", "")))
                .toArray(String[]::new));
    assertEquals(List.of("b0 has changed"), changes(many, moved));
  }

  /// Several closest points may be right, so neither they nor normals are recorded.
  @Test
  void everyAnswerButPointsAndNormalsIsRecorded() throws SceneFileException {
    Scene scene =
        scene(
            BALL,
            ball("shot", "0, 9, 0", ", 'velocity': [0, -9, 0]"),
            "{'id': 'ray', 'shape': {'type': 'segment', 'start': [0, 0, -2], 'end': [0, 0, 2]}}",
            "{'id': 'sail', 'shape': {'type': 'triangle', 'a': [-1,-1,0], 'b': [1,-1,0], 'c': [0,2,0]}}");
    Expectation recorded = SceneRecord.of(scene).scene().expect().orElseThrow();
    Set<AnswerField> fields = EnumSet.noneOf(AnswerField.class);
    recorded.pairs().forEach(pair -> fields.addAll(pair.values().keySet()));
    Set<AnswerField> expected = EnumSet.allOf(AnswerField.class);
    expected.removeIf(field -> Set.of("pointA", "pointB", "normal").contains(field.key()));
    assertEquals(expected, fields);
    assertEquals(6, recorded.pairs().size());
    assertTrue(SceneRecord.of(scene(BALL)).scene().expect().isEmpty());
  }

  @Test
  void changesAreListedByKind() throws SceneFileException {
    assertEquals(
        List.of(
            "gone is gone",
            "new is new",
            "ball and far: distance 0.5, was 0.25",
            "lone has changed"),
        changes(
            scene(
                BALL,
                ball("gone", "0, 50, 0", ""),
                ball("lone", "0, 0, 1e30", ""),
                ball("far", "2.25, 0, 0", "")),
            scene(
                BALL,
                ball("far", "2.5, 0, 0", ""),
                ball("lone", "0, 0, 1e30", ", 'group': 'one'"),
                ball("new", "0, 70, 0", ""))));
  }
}

package collisionbench.bench.scenefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.Article;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.sweep.Sweep3;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BuiltInScenesTest {

  static List<String> keys() {
    return BuiltInScenes.keys();
  }

  /// All scenes except those with the inputs of a library.
  static List<String> ours() {
    return keys().stream().filter(key -> !key.startsWith("library-")).toList();
  }

  @Test
  void hasTheScenesOfTheArticlesAndAPlayground() {
    assertEquals(
        List.of(
            "capsule-sphere",
            "sphere-sphere",
            "moving-spheres",
            "segment-sphere",
            "segment-triangle",
            "segment-in-plane",
            "segment-segment",
            "parallel-segments",
            "short-beside-long",
            "sphere-box",
            "segment-in-face",
            "hulls",
            "playground",
            "segments-2d",
            "circle-capsule-2d",
            "circle-sector-2d",
            "point-polygon-2d",
            "circle-box-2d"),
        BuiltInScenes.all().stream()
            .filter(entry -> entry.isExample())
            .map(BuiltInScenes.Entry::key)
            .toList());
  }

  @Test
  void listsScenesInSpaceFirst() {
    List<Space> spaces =
        BuiltInScenes.all().stream()
            .filter(entry -> entry.isExample())
            .map(entry -> entry.scene().space())
            .toList();
    assertEquals(spaces.stream().sorted().toList(), spaces);
  }

  @Test
  void listsErrorsOfArticlesAfterTheExamplesByArticle() {
    List<String> faults = keys().stream().filter(key -> key.startsWith("fault-")).toList();
    List<String> others = keys().stream().filter(key -> !key.startsWith("library-")).toList();
    assertEquals(others.subList(others.size() - faults.size(), others.size()), faults);
    List<String> articles =
        faults.stream().map(key -> scene(key).article().orElseThrow().number()).toList();
    assertEquals(articles.stream().sorted().toList(), articles);
  }

  @Test
  void includesTheFirstScene() {
    assertTrue(keys().contains(BuiltInScenes.FIRST));
  }

  @Test
  void findsNoSceneForAnUnknownName() {
    assertEquals(Optional.empty(), BuiltInScenes.named("index"));
  }

  @Test
  void playgroundHasEveryShapeOfSpace() {
    Set<String> shapes =
        scene("playground").bodies().stream()
            .map(body -> ((Body3) body).shape().getClass().getSimpleName())
            .collect(Collectors.toSet());
    assertEquals(Set.of("Sphere", "Capsule", "Box", "Segment", "Triangle", "Hull"), shapes);
  }

  @ParameterizedTest
  @MethodSource("keys")
  void filesAreFormattedAsTheProgramSavesThem(String key) throws IOException {
    try (InputStream in = BuiltInScenes.class.getResourceAsStream("scenes/" + key + ".json")) {
      assertEquals(new String(in.readAllBytes(), StandardCharsets.UTF_8), SceneText.of(scene(key)));
    }
  }

  @ParameterizedTest
  @MethodSource("keys")
  void everySceneHasANoteAndACamera(String key) {
    Scene scene = scene(key);
    assertTrue(scene.note().endsWith("."), scene.note());
    assertTrue(scene.camera().isPresent());
    assertTrue(scene.expect().isPresent());
  }

  @ParameterizedTest
  @MethodSource("ours")
  void noBodyLiesBelowTheGround(String key) {
    for (Body body : scene(key).bodies()) {
      if (body instanceof Body3 body3) {
        // Bounds are rounded outwards.
        assertTrue(body3.shape().bounds().min().y() > -1e-14, body.id());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("ours")
  void scenesMeetTheirExpectationAndEveryBodyIsNearAnother(String key) {
    Evaluation evaluation = Evaluation.of(scene(key));
    assertEquals(
        scene(key).expect().orElseThrow().contacts(),
        evaluation.contacts().stream()
            .map(pair -> new Expectation.Pair(pair.a().id(), pair.b().id()))
            .toList());
    for (Body body : evaluation.scene().bodies()) {
      double nearest =
          evaluation.pairs().stream()
              .filter(pair -> PairAnswer.names(List.of(pair)).contains(body.id()))
              .mapToDouble(pair -> pair.separation().distance())
              .min()
              .orElseThrow();
      assertTrue(nearest < (evaluation.scene().moves() ? 4 : 1.2), body.id() + ": " + nearest);
    }
  }

  /// Every article that the bench is based on has a scene.
  @Test
  void everyArticleHasAScene() {
    Set<Article> articles =
        BuiltInScenes.all().stream()
            .flatMap(entry -> entry.scene().article().stream())
            .collect(Collectors.toSet());
    assertEquals(Set.of(Article.values()), articles);
    assertEquals(Optional.of(Article.SEGMENTS), scene("short-beside-long").article());
  }

  /// Only bodies that lie exactly in a plane touch from the beginning, because a drag cannot place
  /// them exactly.
  @Test
  void bodiesToDragIntoContactStartApart() {
    List<String> touching =
        BuiltInScenes.all().stream()
            .filter(entry -> entry.isExample())
            .filter(entry -> !Evaluation.of(entry.scene()).touching().isEmpty())
            .map(BuiltInScenes.Entry::key)
            .toList();
    assertEquals(List.of("segment-in-plane", "segment-in-face", "hulls"), touching);
  }

  @Test
  void movingSpheresMeetAndPart() {
    List<PairAnswer> pairs = Evaluation.of(scene("moving-spheres")).pairs();
    for (PairAnswer pair : pairs) {
      Sweep3.Contact contact = (Sweep3.Contact) pair.sweep().orElseThrow();
      assertTrue(0 < contact.enter() && contact.enter() < contact.exit() && contact.exit() < 1);
    }
    assertEquals(1, pairs.size());
  }

  private static Scene scene(String key) {
    return BuiltInScenes.named(key).orElseThrow();
  }
}

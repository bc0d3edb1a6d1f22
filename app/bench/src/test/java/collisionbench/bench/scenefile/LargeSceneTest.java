package collisionbench.bench.scenefile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Everything that is written can be read, in files, drafts and on the clipboard.
class LargeSceneTest {

  private static final RandomGenerator RANDOM = RandomGenerator.of("L64X128MixRandom");

  @TempDir Path folder;

  /// With names, since the scenes themselves are long to print.
  static Stream<Named<Scene>> scenes() {
    return Stream.of(
            scene("long ids", 20, i -> stick("i".repeat(1_000_000) + i)),
            scene("many bodies", 10_000, i -> stick("stick " + i)),
            scene("many points", 100, LargeSceneTest::hull),
            touching(200))
        .map(scene -> Named.of(scene.name(), scene));
  }

  private static Scene scene(String name, int bodies, IntFunction<Body> body) {
    List<Body> all = IntStream.range(0, bodies).mapToObj(body).toList();
    return new Scene(name, "", Space.THREE, all, Optional.empty(), Optional.empty());
  }

  private static Scene touching(int bodies) {
    return new Scene(
        "many contacts",
        "",
        Space.THREE,
        IntStream.range(0, bodies).<Body>mapToObj(i -> stick("s" + i)).toList(),
        Optional.empty(),
        Optional.of(new Expectation(pairs(bodies))));
  }

  private static Body stick(String id) {
    return new Body3(id, new Segment(Vec3.ZERO, Vec3.X));
  }

  private static Body hull(int i) {
    return new Body3(
        "hull " + i, new Hull(Stream.generate(LargeSceneTest::point).limit(256).toList()));
  }

  private static Vec3 point() {
    return new Vec3(RANDOM.nextDouble(), RANDOM.nextDouble(), RANDOM.nextDouble());
  }

  private static List<Expectation.Pair> pairs(int bodies) {
    return IntStream.range(0, bodies)
        .boxed()
        .flatMap(a -> IntStream.range(0, a).mapToObj(b -> new Expectation.Pair("s" + a, "s" + b)))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void readsEverySceneThatItWrites(Scene scene) throws Exception {
    Path file = folder.resolve("a.json");
    SceneFile.save(scene, file);
    assertEquals(scene, SceneFile.read(file), "a file");
    Camera camera = new Camera(Vec3.ZERO, 5, 0, 0);
    Draft draft = new Draft(Optional.of(file), Optional.empty(), Optional.empty(), scene, camera);
    DraftFile.save(draft, file);
    assertEquals(draft, DraftFile.read(file), "a draft");
    assertEquals(
        scene, SceneFile.parsePasted("clipboard", SceneFile.text(scene), Space.TWO), "a text");
  }

  /// So that no number of bodies needs a large tree in memory.
  @ParameterizedTest
  @ValueSource(strings = {"", "/scene"})
  void readsBodiesAndContactsAsAStream(String pointer) throws JsonException {
    Scene scene = touching(3);
    String text = SceneText.of(scene);
    Json tree =
        JsonReader.read(
            pointer.isEmpty() ? text : "{\"scene\": " + text + "}", new SceneReader(pointer));
    JsonObject top = pointer.isEmpty() ? tree.object() : tree.object().get("scene").object();
    Json contacts = top.get("expect").object().get("contacts");
    for (Json array : List.of(top.get("bodies"), contacts)) {
      assertEquals(List.of(), array.items(SceneReader.BODIES), array.location().pointer());
    }
  }
}

package collisionbench.bench.scenefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DraftFileTest {

  private static final Camera CAMERA = new Camera(new Vec3(0.1, 0.2, 0), 7.7, 0, 0);

  @TempDir Path folder;

  static Iterable<BuiltInScenes.Entry> scenes() {
    return BuiltInScenes.all();
  }

  @ParameterizedTest
  @MethodSource("scenes")
  void roundTripsDrafts(BuiltInScenes.Entry entry) throws Exception {
    Path file = folder.resolve("draft.json");
    Draft named =
        new Draft(
            Optional.of(folder.resolve("gear \"1\" \u9f7f\u8f6e.json")),
            Optional.empty(),
            Optional.of("0123abcd"),
            entry.scene(),
            CAMERA);
    DraftFile.save(named, file);
    assertEquals(named, DraftFile.read(file));
    Draft fresh =
        new Draft(
            Optional.empty(), Optional.of(entry.key()), Optional.empty(), entry.scene(), CAMERA);
    DraftFile.save(fresh, file);
    assertEquals(fresh, DraftFile.read(file));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "[]", "{\"format\": \"collision-bench-scene\", \"version\": 1}"})
  void rejectsInvalidDrafts(String text) throws Exception {
    Path file = Files.writeString(folder.resolve("draft.json"), text);
    String sentence =
        assertThrows(SceneFileException.class, () -> DraftFile.read(file)).getMessage();
    assertTrue(sentence.startsWith(file + ": "), sentence);
  }

  @Test
  void draftIsNotAScene() throws Exception {
    Scene scene = BuiltInScenes.all().getFirst().scene();
    Path file = folder.resolve("draft.json");
    DraftFile.save(
        new Draft(Optional.empty(), Optional.empty(), Optional.empty(), scene, CAMERA), file);
    assertThrows(SceneFileException.class, () -> SceneFile.read(file));
  }

  /// The error is reported although the rest of the file is missing.
  @Test
  void rejectsABodyBeforeReadingTheRest() throws Exception {
    Scene scene = BuiltInScenes.named("sphere-sphere").orElseThrow();
    Path file = folder.resolve("draft.json");
    DraftFile.save(
        new Draft(Optional.empty(), Optional.empty(), Optional.empty(), scene, CAMERA), file);
    String text = Files.readString(file).replace("\"radius\": ", "\"radius\": -");
    Files.writeString(file, text.substring(0, text.lastIndexOf("radius") + 20));
    String sentence =
        assertThrows(SceneFileException.class, () -> DraftFile.read(file)).getMessage();
    assertTrue(sentence.startsWith(file + ": /scene/bodies/0/shape/radius "), sentence);
  }
}

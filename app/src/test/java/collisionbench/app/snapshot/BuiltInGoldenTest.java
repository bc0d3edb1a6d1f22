package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The picture of every built-in scene, as it opens and once its nearest two bodies touch.
class BuiltInGoldenTest {

  private static final int WIDTH = 640;
  private static final int HEIGHT = 400;

  /// How deep into one another the two are brought.
  private static final double DEPTH = 0.125;

  private static final Map<String, Edit> MOVES =
      Map.of(
          "segment-triangle", new Edit.Move("stick", new Vec3(0.9, -0.2, -0.8)),
          "segment-in-plane", new Edit.Move("stick beside", new Vec3(-1.25, 0.3125, 0.3125)),
          "segment-in-face", new Edit.Move("stick beside", new Vec3(0.09375, 0.375, -0.75)),
          "short-beside-long", new Edit.Move("short stick", new Vec3(0, -0.5, -0.2)));

  /// All but those of libraries, some of which have one body just where another is.
  static List<String> keys() {
    return BuiltInScenes.all().stream()
        .filter(entry -> entry.group() != BuiltInScenes.Group.LIBRARY)
        .map(BuiltInScenes.Entry::key)
        .toList();
  }

  /// All but those that show what an article says of bodies just where they are.
  static List<String> keysToBeDragged() {
    return BuiltInScenes.all().stream()
        .filter(entry -> entry.isExample())
        .map(BuiltInScenes.Entry::key)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("keys")
  void looksAsItDid(String key) throws SnapshotException, IOException {
    Scene scene = BuiltInScenes.named(key).orElseThrow();
    GoldenPictures.check(key, picture(scene));
  }

  @ParameterizedTest
  @MethodSource("keysToBeDragged")
  void looksAsItDidInContact(String key) throws SnapshotException, IOException {
    Scene scene = inContact(key);
    int before = Evaluation.of(BuiltInScenes.named(key).orElseThrow()).contacts().size();
    assertTrue(Evaluation.of(scene).contacts().size() > before);
    GoldenPictures.check(key + "-contact", picture(scene));
  }

  /// The others are smaller than the window; this one is as large, and in the other colors.
  @Test
  void looksAsItDidInTheSizeOfTheWindow() throws SnapshotException, IOException {
    Scene scene = BuiltInScenes.named(BuiltInScenes.FIRST).orElseThrow();
    GoldenPictures.check(
        BuiltInScenes.FIRST + "-window",
        Snapshot.of(Evaluation.of(scene), Palette.LIGHT, 1280, 692));
  }

  private static Bitmap picture(Scene scene) throws SnapshotException {
    return Snapshot.of(Evaluation.of(scene), Palette.DARK, WIDTH, HEIGHT);
  }

  /// With the second of the nearest two that are apart moved against its normal. But a stick would
  /// go by the edge of the triangle, by another stick or out of a plane, and is brought where it
  /// touches.
  private static Scene inContact(String key) {
    Scene scene = BuiltInScenes.named(key).orElseThrow();
    Edit own = MOVES.get(key);
    if (own != null) {
      return own.applyTo(scene);
    }
    PairAnswer nearest =
        Evaluation.of(scene).pairs().stream()
            .filter(pair -> !pair.touching())
            .min(Comparator.comparingDouble(pair -> pair.separation().distance()))
            .orElseThrow();
    double way = -nearest.separation().distance() - DEPTH;
    Vec3 by = nearest.separation().normal().times(way);
    return new Edit.Move(nearest.b().id(), by).applyTo(scene);
  }
}

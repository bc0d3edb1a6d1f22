package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.settings.View;
import collisionbench.app.settings.View.Layer;
import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.viewport.cube.AxisCube;
import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.BuiltInScenes;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Bounds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// With all its layers a picture without a window is what the window shows where nothing is
/// selected, but for the cube of axes.
class StillTest {

  private static final int WIDTH = 480;
  private static final int HEIGHT = 300;

  @ParameterizedTest
  @CsvSource({
    "sphere-box, PERSPECTIVE, 0, DARK",
    "playground, ORTHOGRAPHIC, 0, LIGHT",
    "moving-spheres, PERSPECTIVE, 0.6, DARK",
    "circle-sector-2d, PERSPECTIVE, 0, LIGHT"
  })
  void isWhatTheWindowShows(String key, Lens lens, double time, String theme)
      throws SnapshotException {
    Scene scene = scene(key);
    Palette palette = theme.equals("DARK") ? Palette.DARK : Palette.LIGHT;
    View view = View.FIRST.with(lens).with(Set.of(Layer.values()));
    Camera camera = Framing.of(scene, lens, (double) WIDTH / HEIGHT);
    Bitmap window =
        Drawn.of(
            () -> {
              Session session = new Session(Document.of(scene), scene.camera().orElse(camera));
              session.display().show(view);
              session.showTime(time);
              Viewport viewport = new Viewport(session, FrameTimer.SILENT);
              viewport.palette().set(palette);
              return viewport;
            },
            WIDTH,
            HEIGHT);
    Evaluation evaluation = Evaluation.of(scene).next(scene, time);
    Bitmap still = Snapshot.of(evaluation, Optional.empty(), view, palette, WIDTH, HEIGHT);
    List<Bounds> cube =
        AxisCube.area(
                new Projection(scene.space(), lens, scene.camera().orElse(camera), WIDTH, HEIGHT))
            .stream()
            .toList();
    assertEquals(scene.space() == Space.THREE, !cube.isEmpty(), "only space has a cube");
    for (int y = 0; y < HEIGHT; y++) {
      for (int x = 0; x < WIDTH; x++) {
        int column = x;
        int row = y;
        if (cube.stream().noneMatch(area -> area.contains(column, row))) {
          assertEquals(window.at(x, y), still.at(x, y), key + " at " + x + ", " + y);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "sphere-box, 0, DISTANCE",
    "sphere-box, 0, NAMES",
    "circle-sector-2d, 0, BOUNDS",
    "moving-spheres, 0.6, CONTACTS",
    "moving-spheres, 0.6, DEPTH"
  })
  void eachOverlayIsSeen(String key, double time, Layer layer) throws SnapshotException {
    Evaluation evaluation = Evaluation.of(scene(key)).next(scene(key), time);
    View view = View.FIRST.with(Set.of(Layer.GRID, layer));
    assertNotEquals(
        Snapshot.of(evaluation, Palette.DARK, WIDTH, HEIGHT),
        Snapshot.of(evaluation, Optional.empty(), view, Palette.DARK, WIDTH, HEIGHT));
  }

  private static Scene scene(String key) {
    return BuiltInScenes.named(key).orElseThrow();
  }
}

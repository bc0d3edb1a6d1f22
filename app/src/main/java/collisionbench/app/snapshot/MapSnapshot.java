package collisionbench.app.snapshot;

import collisionbench.app.session.Selection;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.map.MapChart;
import collisionbench.app.viewport.map.MapFrame;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.layout.Pane;

/// Renders maps of answers without a window.
public final class MapSnapshot {

  /// Solid bodies would hide the map.
  private static final View VIEW =
      View.BODIES
          .with(View.Lens.ORTHOGRAPHIC)
          .with(EnumSet.of(View.Layer.GRID, View.Layer.SEE_THROUGH));

  private MapSnapshot() {}

  /// {@return a square image of a scene with a map of it, which fills the image and is seen
  /// head-on}
  ///
  /// @throws SnapshotException if there is no display, or nothing of that size can be drawn
  public static Bitmap of(AnswerMap map, Scene scene, Palette palette, int side)
      throws SnapshotException {
    if (!map.places().isSmooth()) {
      return Toolkit.call(() -> {
        Pane chart = new Pane(new MapChart(map, palette).draw(side, side));
        return Bitmap.of(new javafx.scene.Scene(chart, side, side).snapshot(null));
      });
    }
    Camera camera = MapFrame.of(map).facing(scene.camera().orElse(Framing.of(scene, 1)));
    return Snapshot.of(
        new RenderState(
            Evaluation.of(scene),
            Selection.NONE,
            VIEW,
            new Projection(scene.space(), VIEW.lens(), camera, side, side),
            palette,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Set.of(),
            List.of(),
            Optional.empty(),
            Optional.of(map),
            Set.of(),
            false));
  }
}

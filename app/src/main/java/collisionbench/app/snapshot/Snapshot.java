package collisionbench.app.snapshot;

import collisionbench.app.session.Selection;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.StillPicture;
import collisionbench.app.viewport.map.MapChart;
import collisionbench.app.viewport.map.MapFrame;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;

/// Renders the view without a window.
public final class Snapshot {

  /// The longest side of an image in pixels.
  public static final int LONGEST_SIDE = 8192;

  /// Solid bodies would hide the map.
  private static final View OF_MAP =
      View.BODIES
          .with(View.Lens.ORTHOGRAPHIC)
          .with(EnumSet.of(View.Layer.GRID, View.Layer.SEE_THROUGH));

  private Snapshot() {}

  /// {@return an image of the bodies alone, from the scene's camera or else framing all bodies}
  ///
  /// @throws SnapshotException if there is no display, or nothing of that size can be drawn
  public static Bitmap of(Evaluation evaluation, Palette palette, int width, int height)
      throws SnapshotException {
    return of(evaluation, Optional.empty(), View.BODIES, palette, width, height);
  }

  /// {@return an image of an evaluated scene as a method sees it}
  ///
  /// @param coloring how the method colors the picture; empty for our own answers
  /// @param view the lens and the layers
  /// @throws SnapshotException if there is no display, or nothing of that size can be drawn
  public static Bitmap of(
      Evaluation evaluation,
      Optional<Coloring> coloring,
      View view,
      Palette palette,
      int width,
      int height)
      throws SnapshotException {
    requireSize(width, height);
    Camera framing = Framing.of(evaluation.scene(), view.lens(), (double) width / height);
    Camera camera = evaluation.scene().camera().orElse(framing);
    Projection projection =
        new Projection(evaluation.scene().space(), view.lens(), camera, width, height);
    return of(evaluation, coloring, Optional.empty(), view, projection, palette);
  }

  /// {@return a square image of a scene with a map of it, which fills the image and is seen
  /// head-on}
  ///
  /// @throws SnapshotException if there is no display, or nothing of that size can be drawn
  public static Bitmap of(
      AnswerMap map, collisionbench.bench.scene.Scene scene, Palette palette, int side)
      throws SnapshotException {
    if (!map.places().isSmooth()) {
      return Toolkit.call(() -> {
        Pane chart = new Pane(new MapChart(map, palette).draw(side, side));
        return Bitmap.of(new Scene(chart, side, side).snapshot(null));
      });
    }
    Camera camera = MapFrame.of(map).facing(scene.camera().orElse(Framing.of(scene, 1)));
    Projection projection = new Projection(scene.space(), OF_MAP.lens(), camera, side, side);
    return of(
        Evaluation.of(scene), Optional.empty(), Optional.of(map), OF_MAP, projection, palette);
  }

  private static Bitmap of(
      Evaluation evaluation,
      Optional<Coloring> coloring,
      Optional<AnswerMap> map,
      View view,
      Projection projection,
      Palette palette)
      throws SnapshotException {
    return of(
        new RenderState(
            evaluation,
            Selection.NONE,
            view,
            projection,
            palette,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Set.of(),
            List.of(),
            coloring,
            map,
            Set.of(),
            false));
  }

  static Bitmap of(RenderState state) throws SnapshotException {
    Projection projection = state.projection();
    if (projection.space() == Space.THREE && !Toolkit.call(Snapshot::drawsSpace)) {
      throw new SnapshotException("snapshot.no-space", null);
    }
    return Toolkit.call(() ->
        Bitmap.of(
            new Scene(StillPicture.of(state), projection.width(), projection.height())
                .snapshot(null)));
  }

  private static boolean drawsSpace() {
    return Platform.isSupported(ConditionalFeature.SCENE3D);
  }

  private static void requireSize(int width, int height) throws SnapshotException {
    if (Math.min(width, height) < 1 || Math.max(width, height) > LONGEST_SIDE) {
      throw new SnapshotException(
          "snapshot.bad-size", null, String.valueOf(LONGEST_SIDE), width + "x" + height);
    }
  }
}

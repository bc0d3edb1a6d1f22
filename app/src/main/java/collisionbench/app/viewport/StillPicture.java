package collisionbench.app.viewport;

import collisionbench.app.settings.View;
import collisionbench.app.viewport.gizmo.VelocityArrows;
import collisionbench.app.viewport.map.MapLines;
import collisionbench.app.viewport.map.MapPictures;
import collisionbench.app.viewport.mark.Ghosts;
import collisionbench.app.viewport.mark.HiddenOutlines;
import collisionbench.app.viewport.mark.MarkOverlay;
import collisionbench.app.viewport.plane.PlanePicture;
import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.viewport.render.Overlay;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.space.SpacePicture;
import java.util.List;
import java.util.Set;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// Draws one state without a window: bodies and marks, no handles.
public final class StillPicture {

  private static final Set<View.Layer> NOT_OVER_BODIES =
      Set.of(View.Layer.GRID, View.Layer.STRIPES, View.Layer.SEE_THROUGH);

  private StillPicture() {}

  /// {@return the node to lay out, in the size of the state's projection}
  public static Region of(RenderState state) {
    Picture picture = empty(state);
    picture.showAllDetails();
    picture.setSeeThrough(state.seeThrough());
    picture.showMap(
        state.map().map(map -> MapPictures.of(map, MapPictures.image(map, state.palette()))));
    boolean more = picture.show(state.bodies(), state.contacts(), Set.of());
    while (more) {
      more = picture.showMore();
    }
    return new StackPane(
        picture.node(), new OverlayPane(overlays(state), () -> state, FrameTimer.SILENT));
  }

  /// {@return an empty picture with the colors and camera of a state}
  static Picture empty(RenderState state) {
    Projection projection = state.projection();
    Picture picture =
        switch (projection.space()) {
          case TWO -> new PlanePicture();
          case THREE -> new SpacePicture();
        };
    picture.paint(state.palette());
    apply(picture, state.view());
    picture.lookFrom(projection.camera(), projection.lens());
    return picture;
  }

  /// Applies a view's layers and grid.
  static void apply(Picture picture, View view) {
    picture.showGrid(view.shows(View.Layer.GRID));
    picture.setStrongStripes(view.shows(View.Layer.STRIPES));
    picture.setGridStep(view.step());
  }

  /// No marks but those of the map if the view shows no layers; then motion is not shown either.
  private static List<Overlay> overlays(RenderState state) {
    boolean bare = NOT_OVER_BODIES.containsAll(state.view().layers());
    MapLines map = new MapLines();
    return bare
        ? List.of(map)
        : List.of(
            map,
            new HiddenOutlines(),
            new Ghosts(),
            new VelocityArrows(),
            new MarkOverlay(map::written));
  }
}

package collisionbench.app.viewport;

import collisionbench.app.settings.View;
import collisionbench.app.viewport.gizmo.VelocityArrows;
import collisionbench.app.viewport.mark.Ghosts;
import collisionbench.app.viewport.mark.MarkOverlay;
import collisionbench.app.viewport.plane.PlanePicture;
import collisionbench.app.viewport.sight.Contacts;
import collisionbench.app.viewport.sight.Overlay;
import collisionbench.app.viewport.sight.Picture;
import collisionbench.app.viewport.sight.Probe;
import collisionbench.app.viewport.sight.Projection;
import collisionbench.app.viewport.sight.Sight;
import collisionbench.app.viewport.space.SpacePicture;
import java.util.List;
import java.util.Set;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// Draws one sight without a window: bodies and marks, no handles.
public final class StillPicture {

  private static final Set<View.Layer> NOT_OVER_BODIES =
      Set.of(View.Layer.GRID, View.Layer.STRIPES);

  private StillPicture() {}

  /// {@return the node to lay out, in the size of the sight's projection}
  public static Region of(Sight sight) {
    Picture picture = empty(sight);
    boolean more = picture.show(sight.bodies(), Contacts.of(sight.evaluation()), Set.of());
    while (more) {
      more = picture.showMore();
    }
    return new StackPane(
        picture.node(), new OverlayPane(overlays(sight), () -> sight, Probe.SILENT));
  }

  /// {@return an empty picture with the colours and camera of a sight}
  static Picture empty(Sight sight) {
    Projection projection = sight.projection();
    Picture picture =
        switch (projection.space()) {
          case TWO -> new PlanePicture();
          case THREE -> new SpacePicture();
        };
    picture.paint(sight.palette());
    dress(picture, sight.view());
    picture.lookFrom(projection.camera(), projection.lens());
    return picture;
  }

  /// Applies a view's layers and grid.
  static void dress(Picture picture, View view) {
    picture.showGrid(view.shows(View.Layer.GRID));
    picture.stripe(view.shows(View.Layer.STRIPES));
    picture.rule(view.step());
  }

  /// No marks if the view shows no layers; then motion is not shown either.
  private static List<Overlay> overlays(Sight sight) {
    boolean bare = NOT_OVER_BODIES.containsAll(sight.view().layers());
    return bare ? List.of() : List.of(new Ghosts(), new VelocityArrows(), new MarkOverlay());
  }
}

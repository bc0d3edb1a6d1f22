package collisionbench.app.window;

import collisionbench.app.settings.Layout;
import collisionbench.app.settings.Settings;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.plane.PlanePicture;
import collisionbench.app.viewport.render.Contacts;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.space.SpacePicture;
import collisionbench.app.window.document.OpeningOverlay;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Insets;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Pane;

/// The background of a window, and the bodies of its first scene where the content will show them.
/// There are none where the content could show them elsewhere, as above a time bar.
final class OpeningPicture extends Pane {

  /// The heights of what is above and below the view, and half the width of a divider, in pixels.
  private static final double ABOVE = 76;

  private static final double BELOW = 32;
  private static final double DIVIDER = 2;

  private final Optional<Scene> first;
  private final Settings settings;
  private final Palette palette;

  OpeningPicture(Optional<Scene> first, Settings settings, Palette palette) {
    this.first = first;
    this.settings = settings;
    this.palette = palette;
    setBackground(background(palette));
  }

  /// The sky of the view, continued beside, above and below it.
  private static Background background(Palette palette) {
    BackgroundFill sky = palette.sky().getFills().getFirst();
    return new Background(
        new BackgroundFill(palette.skyTop(), CornerRadii.EMPTY, Insets.EMPTY),
        new BackgroundFill(palette.skyBottom(), CornerRadii.EMPTY, new Insets(ABOVE, 0, 0, 0)),
        new BackgroundFill(sky.getFill(), CornerRadii.EMPTY, new Insets(ABOVE, 0, BELOW, 0)));
  }

  void showBodies() {
    first
        .filter(
            scene -> settings.textSize() == 1 && !scene.moves() && !OpeningOverlay.takesLong(scene))
        .ifPresent(this::show);
  }

  private void show(Scene scene) {
    Picture picture = scene.space() == Space.TWO ? new PlanePicture() : new SpacePicture();
    picture.paint(palette);
    picture.showGrid(settings.view().shows(View.Layer.GRID));
    picture.setGridStep(settings.view().step());
    place(picture, scene);
    Evaluation evaluation = Evaluation.of(scene);
    boolean more = picture.show(evaluation.bodies(), Contacts.of(evaluation), Set.of());
    while (more) {
      more = picture.showMore();
    }
    getChildren().add(picture.node());
  }

  private void place(Picture picture, Scene scene) {
    Layout panes = settings.layout().within(getWidth(), 1);
    double left = panes.outliner() ? Math.rint(panes.outlinerWidth() + DIVIDER) : 0;
    double right = panes.inspector() ? Math.rint(panes.inspectorWidth() + DIVIDER) : 0;
    double width = Math.max(getWidth() - left - right, getWidth() * Layout.viewShare(1));
    double height = getHeight() - ABOVE - BELOW;
    picture.node().setManaged(false);
    picture.node().resizeRelocate(left, ABOVE, width, height);
    View.Lens lens = View.FIRST.lens();
    picture.lookFrom(scene.camera().orElseGet(() -> Framing.of(scene, lens, width / height)), lens);
  }
}

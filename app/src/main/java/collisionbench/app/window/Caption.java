package collisionbench.app.window;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.Viewport;
import collisionbench.bench.scene.Scene;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The scene's name and note, over the picture. In a lesson, whose bar names the step, only the
/// note.
final class Caption extends VBox {

  private static final double WIDTH = 560;

  private final Label name = Nodes.named(Nodes.wrapped("caption-name"), "caption-name");
  private final Label note = Nodes.named(Nodes.wrapped("caption-note"), "caption-note");

  /// A caption for what is open in a session.
  Caption(Session session, ObservableValue<Boolean> inLesson) {
    Nodes.compact(Nodes.named(this, "caption", "caption")).setMouseTransparent(true);
    name.setMaxWidth(WIDTH);
    note.setMaxWidth(WIDTH);
    note.setMinHeight(0);
    getChildren().addAll(name, note);
    Nodes.showWhile(name, inLesson.map(lesson -> !lesson));
    visibleProperty().bind(name.visibleProperty().or(note.visibleProperty()));
    Nodes.collapse(this);
    session.document().map(Document::scene).subscribe(this::show);
  }

  private void show(Scene scene) {
    name.setText(scene.name());
    note.setText(scene.note());
    Nodes.show(note, !scene.note().isEmpty());
  }

  /// Places the caption of a scene above or below the bodies: in the upper corner, and at the lower
  /// edge if it would cover much less of the bodies there.
  static final class Place {

    /// By which factor it has to cover more here than there to move; above 1, so that it does not
    /// go back and forth.
    private static final int MUCH = 2;

    private final Region caption;
    private final Pane top;
    private final Pane foot;
    private final Viewport viewport;

    /// Whether an update waits for layout.
    private boolean pending;

    private Place(Region caption, Pane top, Pane foot, Viewport viewport) {
      this.caption = caption;
      this.top = top;
      this.foot = foot;
      this.viewport = viewport;
    }

    /// Keeps a caption where it covers few bodies. It does not move during a drag, of a body or of
    /// the camera.
    ///
    /// @param top the panels of the upper corner, the caption among them
    /// @param foot what is at the lower edge
    static void keep(Region caption, Pane top, Pane foot, Viewport viewport, Session session) {
      Place place = new Place(caption, top, foot, viewport);
      session.opened().subscribe((_, _) -> place.move(true));
      session.evaluation().subscribe(_ -> place.update(session));
      session.previewing().subscribe(_ -> place.update(session));
      session.display().camera().subscribe(_ -> place.update(session));
      viewport.layoutBoundsProperty().subscribe(_ -> place.update(session));
      viewport.held().subscribe(_ -> place.update(session));
    }

    /// Waits for layout.
    private void update(Session session) {
      if (!pending) {
        pending = true;
        Platform.runLater(() -> updateNow(session));
      }
    }

    private void updateNow(Session session) {
      pending = false;
      boolean stays = session.previewing().getValue() || viewport.held().get();
      long covered = caption.isVisible() && !stays ? viewport.bodiesUnder(area()) : 0;
      if (covered > 0 && covered > MUCH * viewport.bodiesUnder(other())) {
        move(!isAbove());
      }
    }

    private boolean isAbove() {
      return top.getChildren().contains(caption);
    }

    private void move(boolean above) {
      if (above != isAbove()) {
        (above ? foot : top).getChildren().remove(caption);
        (above ? top : foot).getChildren().addFirst(caption);
      }
    }

    private Bounds area() {
      return viewport.sceneToLocal(caption.localToScene(caption.getLayoutBounds()));
    }

    /// The area that it would have at the other place.
    private Bounds other() {
      Bounds now = area();
      Bounds picture = viewport.getLayoutBounds();
      boolean above = isAbove();
      double below = picture.getHeight() - now.getHeight() - PictureStack.MARGIN - height(foot);
      return new BoundingBox(
          above ? (picture.getWidth() - now.getWidth()) / 2 : PictureStack.MARGIN,
          above ? below : PictureStack.MARGIN,
          now.getWidth(),
          now.getHeight());
    }

    private static double height(Pane pane) {
      return pane.getChildren().stream().anyMatch(node -> node.isManaged() && node.isVisible())
          ? pane.getHeight() + PictureStack.SPACING
          : 0;
    }
  }
}

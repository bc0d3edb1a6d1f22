package collisionbench.app.window;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Session;
import collisionbench.app.settings.Layout;
import collisionbench.app.viewport.render.Typeface;
import collisionbench.app.window.folder.FolderPanel;
import collisionbench.bench.folder.FolderState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// The outliner, the picture and the inspector side by side, as wide as in the session's layout;
/// dragging a divider changes the layout.
final class Panes extends SplitPane {

  private final Session session;
  private final Region outliner;
  private final Region picture;
  private final Region inspector;
  private final double textSize = Typeface.scale();
  private double placedIn;

  Panes(Session session, Region outliner, Region picture, Region inspector) {
    this.session = session;
    this.outliner = outliner;
    this.picture = picture;
    this.inspector = inspector;
    setId("panes");
    for (Region side : List.of(outliner, inspector)) {
      side.setMinWidth(Layout.LEAST);
      setResizableWithParent(side, false);
    }
    picture.minWidthProperty().bind(widthProperty().multiply(Layout.viewShare(textSize)));
    // As a filter, since the divider consumes the event; it has been moved by then.
    addEventFilter(MouseEvent.MOUSE_RELEASED, this::noteWidths);
    session.display().layout().subscribe(_ -> arrange());
  }

  /// A resized split pane scales its items from their current widths; these come from the session.
  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    if (getWidth() != placedIn) {
      placedIn = getWidth();
      place();
      super.layoutChildren();
    }
  }

  private void arrange() {
    Layout layout = session.display().layout().get();
    List<Node> shown = new ArrayList<>();
    if (layout.outliner()) {
      shown.add(outliner);
    }
    shown.add(picture);
    if (layout.inspector()) {
      shown.add(inspector);
    }
    if (!shown.equals(getItems())) {
      getItems().setAll(shown);
    }
    place();
  }

  private void place() {
    double whole = getWidth();
    if (whole > 0) {
      Layout layout = session.display().layout().get().within(whole, textSize);
      if (layout.outliner()) {
        setDividerPosition(0, layout.outlinerWidth() / whole);
      }
      if (layout.inspector()) {
        setDividerPosition(getDividers().size() - 1, 1 - layout.inspectorWidth() / whole);
      }
    }
  }

  /// Takes over the widths once a divider has been dragged.
  private void noteWidths(MouseEvent event) {
    if (isOnDivider(event)) {
      Layout layout = session.display().layout().get();
      double[] at = getDividerPositions();
      double left = layout.outliner() ? at[0] * getWidth() : layout.outlinerWidth();
      double right =
          layout.inspector() ? (1 - at[at.length - 1]) * getWidth() : layout.inspectorWidth();
      session.display().arrange(layout.resized(left, right));
    }
  }

  private static boolean isOnDivider(MouseEvent event) {
    return Nodes.ancestors(event.getTarget())
        .anyMatch(node -> node.getStyleClass().contains("split-pane-divider"));
  }

  /// The outliner, below the open folder if there is one.
  static final class Left extends StackPane {

    private final FolderPanel panel;
    private final Region outliner;
    private final SplitPane both = new SplitPane();

    Left(FolderPanel panel, Region outliner, ObservableValue<Optional<FolderState>> folder) {
      this.panel = panel;
      this.outliner = outliner;
      both.setOrientation(Orientation.VERTICAL);
      both.setDividerPositions(0.6);
      folder.map(Optional::isPresent).subscribe(this::arrange);
      folder.subscribe(panel::show);
    }

    private void arrange(boolean isOpen) {
      getChildren().clear();
      both.getItems().clear();
      if (isOpen) {
        both.getItems().setAll(panel, outliner);
        both.setDividerPositions(0.6);
        getChildren().setAll(both);
      } else {
        getChildren().setAll(outliner);
      }
    }
  }
}

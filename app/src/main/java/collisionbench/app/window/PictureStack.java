package collisionbench.app.window;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.window.action.Command;
import collisionbench.bench.text.Texts;
import java.util.List;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The viewport with what lies over it: the caption and a panel in the upper left corner, a plate,
/// hints and notices at the lower edge. Between them the mouse reaches the viewport.
final class PictureStack extends StackPane {

  static final double SPACING = 8;

  /// The distance of what lies over the viewport from its edges.
  static final double MARGIN = 2 * SPACING;

  /// Room for the axis cube, beside the panels.
  private static final double BESIDE_PANELS = 128;

  /// A longer caption ends in an ellipsis; the inspector shows all of it.
  private static final double MOST_OF_HEIGHT = 0.4;

  private final Viewport viewport;

  /// The labels of the picture avoid them.
  private final List<Node> panels;

  /// @param caption in the upper left corner, unless it would cover a body there
  /// @param corner below it
  /// @param plate at the lower edge, so that both leave room for the bodies
  /// @param notices below the hints
  PictureStack(
      Session session,
      Viewport viewport,
      ObservableValue<Boolean> isEmpty,
      Region caption,
      Node corner,
      Node plate,
      Node notices,
      Command frameAll) {
    this.viewport = viewport;
    panels = List.of(corner, caption, plate);
    VBox top = over(List.of(caption, corner));
    setMargin(top, new Insets(MARGIN, BESIDE_PANELS, MARGIN, MARGIN));
    VBox foot =
        over(List.of(plate, emptyViewHint(frameAll), toolHint(), emptySceneHint(isEmpty), notices));
    Nodes.compact(foot).setAlignment(Pos.BOTTOM_CENTER);
    setAlignment(foot, Pos.BOTTOM_CENTER);
    setMargin(foot, new Insets(MARGIN));
    getChildren().addAll(viewport, top, foot);
    caption.maxHeightProperty().bind(viewport.heightProperty().multiply(MOST_OF_HEIGHT));
    Caption.Place.keep(caption, top, foot, viewport, session);
    // It moves with the lower edge, and the panels in it do not move within it.
    foot.boundsInParentProperty().subscribe(_ -> keepPanelsClear());
    for (Node panel : panels) {
      panel.boundsInParentProperty().subscribe(_ -> keepPanelsClear());
      panel.visibleProperty().subscribe(_ -> keepPanelsClear());
    }
  }

  private static VBox over(List<Node> nodes) {
    VBox over = new VBox(SPACING);
    over.getChildren().addAll(nodes);
    over.setPickOnBounds(false);
    return over;
  }

  /// Waits for layout, in which the viewport comes before the panels.
  private void keepPanelsClear() {
    Platform.runLater(() ->
        viewport.setPanels(
            panels.stream()
                .filter(Node::isVisible)
                .map(panel -> viewport.sceneToLocal(panel.localToScene(panel.getLayoutBounds())))
                .toList()));
  }

  /// Shown while the scene is out of view, with a button that frames it.
  private Node emptyViewHint(Command frameAll) {
    Label sentence = new Label(Texts.get("lost.sentence"), new FontIcon(Feather.COMPASS));
    Button wayBack =
        Nodes.smallButton(
            "lost-way-back", Texts.get("lost.way-back", frameAll.keyText()), frameAll.run());
    wayBack.setFocusTraversable(false);
    HBox hint = new HBox(Nodes.wrap(Nodes.styled(sentence, "notice-sentence")), wayBack);
    return Nodes.showWhile(
        Nodes.compact(Nodes.named(hint, "lost", "notice")), viewport.outOfView());
  }

  private static Node emptySceneHint(ObservableValue<Boolean> isEmpty) {
    Label hint = new Label(Texts.get("picture.empty"), new FontIcon(Feather.INFO));
    return Nodes.showWhile(
        Nodes.compact(
            Nodes.named(
                new HBox(Nodes.wrap(Nodes.styled(hint, "notice-sentence"))),
                "empty-scene",
                "notice")),
        isEmpty);
  }

  /// Explains why a tool has no handles on the selection.
  private Node toolHint() {
    Label hint = new Label("", new FontIcon(Feather.INFO));
    hint.textProperty().bind(viewport.hint());
    return Nodes.showWhile(
        Nodes.compact(Nodes.named(Nodes.wrap(hint), "tool-hint", "notice", "notice-sentence")),
        hint.textProperty().isNotEmpty());
  }
}

package collisionbench.app.panel.comparison;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.text.Texts;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

/// Shows where methods disagree, and whether some pairs were not compared; hidden while all pairs
/// were compared and agree.
public final class DisagreementMark extends HBox {

  /// @param key the key that goes to the next pair on which methods disagree, in words
  /// @param next goes to the next pair
  public DisagreementMark(DisagreementWatch watch, String key, Runnable next) {
    super(8);
    setAlignment(Pos.CENTER_LEFT);
    Label partly = Nodes.named(new Label(Texts.get("compare.partly")), "status-partly", "muted");
    partly.setTooltip(new Tooltip(Texts.get("compare.partly-tip")));
    Nodes.showWhile(partly, watch.complete().not());
    DisagreementButton disagreement = new DisagreementButton(watch.found(), key, next);
    Nodes.showWhile(this, partly.visibleProperty().or(disagreement.visibleProperty()));
    getChildren().addAll(partly, disagreement);
  }
}

package collisionbench.app.window;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.window.action.Action;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Says that nothing of the scene is in the picture, with a button that shows all of it.
final class EmptyViewHint extends HBox {

  EmptyViewHint(Viewport viewport) {
    Label sentence = new Label(Texts.get("lost.sentence"), new FontIcon(Feather.COMPASS));
    String key = Action.FRAME_ALL.key().getDisplayText();
    Button wayBack =
        Nodes.smallButton(
            "lost-way-back",
            Texts.get("lost.way-back", key),
            () -> viewport.navigation().frameAll());
    wayBack.setFocusTraversable(false);
    Nodes.showWhile(Nodes.compact(Nodes.named(this, "lost", "notice")), viewport.outOfView());
    getChildren().addAll(Nodes.wrap(Nodes.styled(sentence, "notice-sentence")), wayBack);
  }
}

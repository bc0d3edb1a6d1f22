package collisionbench.app.window;

import collisionbench.app.text.Texts;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.window.action.Action;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Says that nothing of the scene is in the picture, with a button that shows all of it.
final class EmptyViewHint extends HBox {

  EmptyViewHint(Viewport viewport) {
    Label sentence = new Label(Texts.get("lost.sentence"), new FontIcon(Feather.COMPASS));
    sentence.setWrapText(true);
    sentence.setMinHeight(Region.USE_PREF_SIZE);
    sentence.getStyleClass().add("notice-sentence");
    String key = Action.FRAME_ALL.key().getDisplayText();
    Button wayBack = new Button(Texts.get("lost.way-back", key));
    wayBack.setMinWidth(Region.USE_PREF_SIZE);
    wayBack.setId("lost-way-back");
    wayBack.getStyleClass().add("small");
    wayBack.setFocusTraversable(false);
    wayBack.setOnAction(_ -> viewport.navigation().frameAll());
    setId("lost");
    getStyleClass().add("notice");
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    getChildren().addAll(sentence, wayBack);
    visibleProperty().bind(viewport.lost());
    managedProperty().bind(viewport.lost());
  }
}

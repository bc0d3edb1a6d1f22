package collisionbench.app.finder;

import collisionbench.app.panel.field.Nodes;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;

/// A scene in the gallery: its picture above its name.
final class SceneTile extends VBox {

  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

  private final SceneCandidate candidate;
  private final ScenePicture picture = new ScenePicture(Thumbnails.WIDTH, Thumbnails.HEIGHT);
  private boolean asked;

  SceneTile(SceneCandidate candidate) {
    this.candidate = candidate;
    Nodes.styled(this, "gallery-tile");
    Label name = Nodes.wrapped("gallery-name");
    name.setText(candidate.name());
    name.setMaxWidth(Thumbnails.WIDTH);
    getChildren().setAll(picture, name);
    String words = candidate.name() + "\n" + candidate.place();
    Tooltip.install(this, new Tooltip(words));
    setAccessibleRole(AccessibleRole.BUTTON);
    setAccessibleText(words);
  }

  SceneCandidate candidate() {
    return candidate;
  }

  /// Asks for its picture, once.
  void ask(Thumbnails thumbnails) {
    if (!asked) {
      asked = true;
      ObservableValue<Thumbnails.Preview> preview = thumbnails.of(candidate);
      picture.show(preview);
    }
  }

  void choose(boolean chosen) {
    pseudoClassStateChanged(CHOSEN, chosen);
  }
}

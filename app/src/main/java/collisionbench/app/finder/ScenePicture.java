package collisionbench.app.finder;

import collisionbench.app.finder.Thumbnails.Preview;
import collisionbench.bench.text.Texts;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import javafx.util.Subscription;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The picture of a scene as it becomes available. Before, or if there is none, an icon or the
/// number of bodies.
public final class ScenePicture extends StackPane {

  private final ImageView picture = new ImageView();
  private final FontIcon icon = new FontIcon(Feather.IMAGE);
  private final Label many = new Label();
  private Subscription waiting = Subscription.EMPTY;

  public ScenePicture(double width, double height) {
    picture.setFitWidth(width);
    picture.setFitHeight(height);
    many.getStyleClass().add("muted");
    getChildren().setAll(icon, many, picture);
    setMinSize(width, height);
    setMaxSize(width, height);
    getStyleClass().add("scene-picture");
  }

  /// Shows a picture, and no longer the one before.
  public void show(ObservableValue<Preview> preview) {
    waiting.unsubscribe();
    waiting = preview.subscribe(this::show);
  }

  private void show(Preview preview) {
    picture.setImage(preview instanceof Preview.Ready ready ? ready.image() : null);
    icon.setVisible(!(preview instanceof Preview.TooMany));
    icon.setIconCode(preview instanceof Preview.Failed ? Feather.ALERT_TRIANGLE : Feather.IMAGE);
    many.setText(
        preview instanceof Preview.TooMany(int bodies) ? Texts.get("gallery.many", bodies) : "");
  }
}

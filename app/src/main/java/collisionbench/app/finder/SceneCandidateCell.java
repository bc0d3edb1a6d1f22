package collisionbench.app.finder;

import collisionbench.app.finder.Thumbnails.Preview.Failed;
import collisionbench.app.finder.Thumbnails.Preview.Ready;
import collisionbench.app.finder.Thumbnails.Preview.TooMany;
import collisionbench.app.panel.field.Wrapping;
import collisionbench.app.text.Texts;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A row of the finder: thumbnail, name and location.
final class SceneCandidateCell extends ListCell<SceneCandidate> {

  private final Thumbnails thumbnails;
  private final ImageView picture = new ImageView();
  private final FontIcon icon = new FontIcon(Feather.IMAGE);
  private final Label many = new Label();
  private final Label name = new Label();
  private final Label place = new Label();
  private final HBox line;
  private Subscription waiting = Subscription.EMPTY;

  SceneCandidateCell(Thumbnails thumbnails) {
    this.thumbnails = thumbnails;
    picture.setFitWidth(Thumbnails.WIDTH);
    picture.setFitHeight(Thumbnails.HEIGHT);
    many.getStyleClass().add("finder-many");
    StackPane frame = new StackPane(icon, many, picture);
    frame.setMinSize(Thumbnails.WIDTH, Thumbnails.HEIGHT);
    frame.getStyleClass().add("finder-picture");
    name.getStyleClass().add("finder-name");
    place.getStyleClass().add("finder-place");
    Wrapping.wrap(place);
    place.setTooltip(new Tooltip());
    place.getTooltip().textProperty().bind(place.textProperty());
    // The end of a path matters more than its start.
    place.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
    VBox words = new VBox(name, place);
    words.setAlignment(Pos.CENTER_LEFT);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    line = new HBox(frame, words);
    line.getStyleClass().add("finder-line");
    // As wide as the list, not the longest path.
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable SceneCandidate candidate, boolean empty) {
    super.updateItem(candidate, empty);
    waiting.unsubscribe();
    waiting = Subscription.EMPTY;
    if (empty || candidate == null) {
      setGraphic(null);
      setAccessibleText(null);
    } else {
      name.setText(candidate.name());
      place.setText(candidate.place());
      setAccessibleText(candidate.name() + ", " + candidate.place());
      setGraphic(line);
      waiting = thumbnails.of(candidate).subscribe(preview -> show(candidate, preview));
    }
  }

  private void show(SceneCandidate candidate, Thumbnails.Preview preview) {
    picture.setImage(preview instanceof Ready(Image image) ? image : null);
    icon.setVisible(!(preview instanceof TooMany));
    icon.setIconCode(preview instanceof Failed ? Feather.ALERT_TRIANGLE : Feather.IMAGE);
    many.setText(preview instanceof TooMany(int bodies) ? Texts.get("finder.many", bodies) : "");
    place.setText(preview instanceof Failed(String reason) ? reason : candidate.place());
  }
}

package collisionbench.app.window.capture;

import collisionbench.app.text.Texts;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Says that the picture is being recorded, for how long and how large the film is, and ends it. It
/// is not in the film.
public final class RecordingBar extends HBox {

  public RecordingBar(Recorder recorder) {
    Label state = new Label("", new FontIcon(Feather.VIDEO));
    state.setId("recording-state");
    state.getStyleClass().add("notice-sentence");
    state.setMinWidth(Region.USE_PREF_SIZE);
    state.textProperty().bind(recorder.progress().map(size -> Texts.get("film.recording", size)));
    setId("recording");
    getStyleClass().add("notice");
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    getChildren()
        .addAll(state, button("stop", recorder::stop), button("discard", recorder::discard));
    visibleProperty().bind(recorder.recording());
    managedProperty().bind(recorder.recording());
  }

  private static Button button(String key, Runnable deed) {
    Button button = new Button(Texts.get("film." + key));
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setId("recording-" + key);
    button.getStyleClass().add("small");
    button.setFocusTraversable(false);
    button.setOnAction(_ -> deed.run());
    return button;
  }
}

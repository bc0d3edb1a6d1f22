package collisionbench.app.window.capture;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.text.Texts;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows the length and the size of the film that is being recorded, with buttons that end it. It
/// is not in the film.
public final class RecordingBar extends HBox {

  public RecordingBar(Recorder recorder) {
    Label state = new Label("", new FontIcon(Feather.VIDEO));
    Nodes.named(state, "recording-state", "notice-sentence").setMinWidth(USE_PREF_SIZE);
    state.textProperty().bind(recorder.progress().map(size -> Texts.get("film.recording", size)));
    Nodes.compact(Nodes.named(this, "recording", "notice"))
        .getChildren()
        .addAll(state, button("stop", recorder::stop), button("discard", recorder::discard));
    Nodes.showWhile(this, recorder.recording());
  }

  private static Button button(String key, Runnable action) {
    Button button = Nodes.smallButton("recording-" + key, Texts.get("film." + key), action);
    button.setFocusTraversable(false);
    return button;
  }
}

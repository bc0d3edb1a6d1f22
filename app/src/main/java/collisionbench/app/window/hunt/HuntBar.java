package collisionbench.app.window.hunt;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.bench.text.Texts;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;

/// How far the hunt is, below the picture, and then what it found. Hidden without a hunt.
public final class HuntBar extends HBox {

  private final ProgressBar progress =
      Nodes.collapse(Nodes.named(new ProgressBar(0), "hunt-progress"));
  private final Label words = Nodes.named(Nodes.wrapped(), "hunt-words");
  private final Button stop;

  /// @param inUse false once the window has other content
  public HuntBar(HuntRun run, ObservableValue<Boolean> inUse) {
    stop = Nodes.collapse(new Button(Texts.get("hunt.stop")));
    Nodes.named(stop, "hunt-stop", "small").setMinWidth(USE_PREF_SIZE);
    stop.setOnAction(_ -> run.stop());
    Button close = Nodes.iconButton("hunt-close", Feather.X, run::end);
    Nodes.explain(close, Texts.get("hunt.close"));
    progress.setMinWidth(USE_PREF_SIZE);
    Nodes.named(this, "hunt-bar", "hunt-bar")
        .getChildren()
        .addAll(progress, Nodes.fill(words), stop, close);
    Nodes.collapse(this);
    run.state().when(inUse).subscribe(this::show);
  }

  private void show(Optional<HuntState> state) {
    setVisible(state.isPresent());
    boolean isRunning = state.filter(HuntState::isRunning).isPresent();
    progress.setVisible(isRunning);
    stop.setVisible(isRunning);
    state.ifPresent(now -> {
      progress.setProgress(now.done());
      words.setText(HuntWords.of(now));
    });
  }
}

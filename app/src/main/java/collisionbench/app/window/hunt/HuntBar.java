package collisionbench.app.window.hunt;

import collisionbench.app.panel.comparison.ColoringWords;
import collisionbench.app.panel.widget.Nodes;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Texts;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
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
    Button close = Nodes.iconButton("hunt-close", Feather.X, Texts.get("hunt.close"), run::end);
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
      words.setText(words(now));
    });
  }

  private static String words(HuntState state) {
    String method = ColoringWords.title(state.plan().method());
    return state
        .failure()
        .map(reason -> Texts.get("hunt.failed", reason.text()))
        .orElseGet(() ->
            state
                .result()
                .map(tally -> result(method, tally, state))
                .orElseGet(() -> running(method, state)));
  }

  private static String running(String method, HuntState state) {
    return Texts.get(
        "hunt.running",
        method,
        state.cases(),
        Math.round(state.speed()),
        Math.round(state.secondsLeft()),
        state.kept());
  }

  /// Says how much was looked at, and never that a method is right.
  private static String result(String method, Tally tally, HuntState state) {
    String mistakes =
        Arrays.stream(Weight.values())
            .filter(weight -> weight != Weight.ROUNDING && tally.of(weight).count() > 0)
            .map(weight -> Texts.get("hunt." + weight.word(), tally.of(weight).count()))
            .collect(Collectors.joining(Texts.get("hunt.comma")));
    String asked =
        tally.answered() < state.cases()
            ? Texts.get("hunt.answered", tally.answered(), state.cases())
            : Texts.get("hunt.cases", state.cases());
    String found =
        mistakes.isEmpty()
            ? Texts.get("hunt.none", method, asked)
            : Texts.get("hunt.found", method, mistakes, asked, state.kept());
    return state.silence().map(why -> found + Texts.get("hunt." + KebabCase.of(why))).orElse(found);
  }
}

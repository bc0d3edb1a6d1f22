package collisionbench.app.panel.time;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Session;
import collisionbench.app.session.State;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.Meeting;
import collisionbench.bench.text.Numbers;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.stage.Window;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The time bar: a slider from 0 to 1 with marks where the selected bodies touch, and the playback
/// buttons. Hidden if nothing moves.
public final class TimeBar extends HBox {

  private final Session session;
  private final Playback playback;
  private final Slider slider = Nodes.named(new Slider(0, 1, 0), "time-slider");
  private final TimeMarks marks = new TimeMarks(slider);
  private final FontIcon icon = new FontIcon(Feather.PLAY);
  private final Button play = Nodes.named(new Button("", icon), "time-play", "flat", "button-icon");
  private final HBox buttons = new HBox();
  private final Label time = Nodes.named(Nodes.label("time-now"), "time-now");
  private final Label first = Nodes.named(Nodes.label("muted", "time-first"), "time-first");
  private final Label speed = Nodes.named(Nodes.label("muted", "time-speed"), "time-speed");

  public TimeBar(Session session) {
    this.session = session;
    playback = new Playback(session);
    Nodes.named(this, "time-bar", "time-bar").setAlignment(Pos.CENTER_LEFT);
    buildSlider();
    Nodes.explain(play, Texts.get("time.play")).setFocusTraversable(false);
    play.setOnAction(_ -> playback.toggle());
    buttons.setAlignment(Pos.CENTER_LEFT);
    StackPane track = new StackPane(slider, marks);
    setHgrow(track, Priority.ALWAYS);
    getChildren().addAll(buttons, track, time, first, speed);
    setButtons(List.of(), List.of());
    listen();
  }

  private void buildSlider() {
    slider.setAccessibleText(Texts.get("time.slider"));
    slider.setBlockIncrement(0.01);
    slider.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> playback.stop());
    slider.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode().isNavigationKey()) {
            playback.stop();
          }
        });
  }

  private void listen() {
    // Before listening to the slider: its initial 0 would become the time of the session.
    slider.setValue(session.evaluation().get().time());
    slider.valueProperty().subscribe(value -> showTime(value.doubleValue()));
    playback
        .playing()
        .subscribe(playing -> icon.setIconCode(playing ? Feather.PAUSE : Feather.PLAY));
    session
        .display()
        .speed()
        .subscribe(now -> speed.setText(Texts.get("time.speed", Numbers.of(now.speed()))));
    session.follow(this::show, State::evaluation, State::selection);
    // Stops when the bar is removed or its window closed.
    Nodes.whenTrue(
        sceneProperty()
            .flatMap(Scene::windowProperty)
            .flatMap(Window::showingProperty)
            .map(showing -> !showing)
            .orElse(true),
        playback::stop);
  }

  public Playback playback() {
    return playback;
  }

  public void setButtons(List<? extends Node> before, List<? extends Node> after) {
    buttons.getChildren().setAll(before);
    buttons.getChildren().add(play);
    buttons.getChildren().addAll(after);
  }

  public void focus() {
    slider.requestFocus();
  }

  private void showTime(double value) {
    time.setText(Texts.get("time.now", digits(value)));
    if (session.evaluation().get().time() != value) {
      session.showTime(value);
    }
  }

  private static String digits(double value) {
    return String.format(Locale.ROOT, "%.4f", value);
  }

  private void show() {
    Evaluation evaluation = session.evaluation().get();
    boolean moves = evaluation.scene().moves();
    Nodes.show(this, moves);
    if (slider.getValue() != evaluation.time()) {
      slider.setValue(evaluation.time());
    }
    if (moves) {
      showMeetings(evaluation.meetings(session.selection().get().all()));
    }
  }

  private void showMeetings(List<Meeting> meetings) {
    marks.show(meetings);
    first.setText(
        meetings.isEmpty()
            ? Texts.get("time.never")
            : Texts.get("time.first", digits(meetings.getFirst().enter())));
  }
}

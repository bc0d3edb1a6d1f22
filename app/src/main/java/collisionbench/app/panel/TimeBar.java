package collisionbench.app.panel;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import java.util.Locale;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The time of a scene in which something moves: a slider from 0 to 1, and play. Not there where
/// nothing moves.
public final class TimeBar extends HBox {

  private static final Duration WHOLE = Duration.seconds(3);

  private final Session session;
  private final Slider slider = new Slider(0, 1, 0);
  private final Button play = new Button();
  private final FontIcon icon = new FontIcon(Feather.PLAY);
  private final Label time = new Label();
  private final Timeline playing = new Timeline();

  /// A time bar on a session.
  public TimeBar(Session session) {
    this.session = session;
    setId("time-bar");
    getStyleClass().add("time-bar");
    setAlignment(Pos.CENTER_LEFT);
    slider.setId("time-slider");
    slider.setAccessibleText(Texts.get("time.slider"));
    slider.setBlockIncrement(0.01);
    slider.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> playing.stop());
    slider.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode().isNavigationKey()) {
            playing.stop();
          }
        });
    play.setFocusTraversable(false);
    play.setId("time-play");
    play.setGraphic(icon);
    play.getStyleClass().addAll("flat", "button-icon");
    play.setTooltip(new Tooltip(Texts.get("time.play")));
    play.setAccessibleText(Texts.get("time.play"));
    play.setOnAction(_ -> toggle());
    time.setId("time-now");
    time.getStyleClass().add("time-now");
    setHgrow(slider, Priority.ALWAYS);
    getChildren().addAll(play, slider, time);
    slider.valueProperty().subscribe(value -> showTime(value.doubleValue()));
    playing.statusProperty().subscribe(this::showStatus);
    session.evaluation().subscribe(this::show);
    session.opened().subscribe(playing::stop);
  }

  /// Puts the focus on the slider.
  public void focus() {
    slider.requestFocus();
  }

  /// Plays from the time shown to the end, from the start if that is the end, or stops playing.
  public void toggle() {
    if (playing.getStatus() == Animation.Status.RUNNING) {
      playing.stop();
    } else if (session.evaluation().get().scene().moves()) {
      double from = slider.getValue() < 1 ? slider.getValue() : 0;
      playing
          .getKeyFrames()
          .setAll(
              new KeyFrame(Duration.ZERO, new KeyValue(slider.valueProperty(), from)),
              new KeyFrame(
                  WHOLE.multiply(1 - from),
                  new KeyValue(slider.valueProperty(), 1.0, Interpolator.LINEAR)));
      playing.playFromStart();
    }
  }

  private void showTime(double value) {
    time.setText(Texts.get("time.now", String.format(Locale.ROOT, "%.3f", value)));
    if (session.evaluation().get().time() != value) {
      session.showTime(value);
    }
  }

  private void showStatus(Animation.Status status) {
    icon.setIconCode(status == Animation.Status.RUNNING ? Feather.PAUSE : Feather.PLAY);
  }

  private void show(Evaluation evaluation) {
    boolean moves = evaluation.scene().moves();
    setVisible(moves);
    setManaged(moves);
    if (!moves) {
      playing.stop();
    }
    if (slider.getValue() != evaluation.time()) {
      slider.setValue(evaluation.time());
    }
  }
}

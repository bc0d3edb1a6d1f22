package collisionbench.app.window.action;

import collisionbench.app.panel.time.Playback;
import collisionbench.app.panel.time.TimeBar;
import collisionbench.app.session.PlaybackSpeed;
import collisionbench.app.session.Session;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ButtonBase;

/// Plays the time of a scene and steps through it, if something moves.
public final class TimeActions {

  private TimeActions() {}

  public static void define(Actions actions, Session session, TimeBar timeBar) {
    Playback playback = timeBar.playback();
    actions.on(Action.PLAY, playback::toggle);
    actions.on(Action.STEP_BACK, playback::stepBack);
    actions.on(Action.STEP_FORWARD, playback::stepForward);
    actions.on(Action.TO_START, () -> playback.goTo(0));
    actions.on(Action.TO_FIRST_CONTACT, playback::toFirstContact);
    actions.on(Action.TO_END, () -> playback.goTo(1));
    actions.on(Action.SLOWER, () -> session.display().changeSpeed(PlaybackSpeed::slower));
    actions.on(Action.FASTER, () -> session.display().changeSpeed(PlaybackSpeed::faster));
    actions.onToggle(
        Action.LOOP,
        session.display().speed().map(PlaybackSpeed::loops),
        () -> session.display().changeSpeed(PlaybackSpeed::loopToggled));
    ObservableValue<Boolean> still =
        session.evaluation().map(evaluation -> !evaluation.scene().moves());
    actions.offWhile(still, Action.in(Action.Place.TIME).toArray(Action[]::new));
    timeBar.setButtons(
        buttons(actions, Action.TO_START, Action.STEP_BACK),
        buttons(actions, Action.STEP_FORWARD, Action.TO_FIRST_CONTACT, Action.TO_END, Action.LOOP));
  }

  private static List<ButtonBase> buttons(Actions actions, Action... some) {
    return Stream.of(some).map(actions::button).toList();
  }
}

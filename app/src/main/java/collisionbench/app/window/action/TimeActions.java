package collisionbench.app.window.action;

import collisionbench.app.panel.time.Playback;
import collisionbench.app.panel.time.TimeBar;
import collisionbench.app.session.Display;
import collisionbench.app.session.PlaybackSpeed;
import collisionbench.app.session.Session;
import collisionbench.app.window.action.Command.Place;
import collisionbench.app.window.action.Commands.Group;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ButtonBase;
import org.kordamp.ikonli.feather.Feather;

/// Plays the time of a scene and steps through it, if something moves.
public final class TimeActions {

  private TimeActions() {}

  public static void define(Commands commands, Session session, TimeBar timeBar) {
    Playback playback = timeBar.playback();
    Display display = session.display();
    ObservableValue<Boolean> still =
        session.evaluation().map(evaluation -> !evaluation.scene().moves());
    Group steps = commands.group(Place.TIME, 0).offWhile(still);
    steps.add("play", "Space", Feather.PLAY, playback::toggle);
    steps.add("step-back", "Comma", Feather.CHEVRON_LEFT, playback::stepBack);
    steps.add("step-forward", "Period", Feather.CHEVRON_RIGHT, playback::stepForward);
    Group ends = commands.group(Place.TIME, 1).offWhile(still);
    ends.add("to-start", "Shift+Comma", Feather.SKIP_BACK, () -> playback.goTo(0));
    ends.add("to-first-contact", "T", Feather.TARGET, playback::toFirstContact);
    ends.add("to-end", "Shift+Period", Feather.SKIP_FORWARD, () -> playback.goTo(1));
    Group speed = commands.group(Place.TIME, 2).offWhile(still);
    speed.add("slower", "Open Bracket", () -> display.changeSpeed(PlaybackSpeed::slower));
    speed.add("faster", "Close Bracket", () -> display.changeSpeed(PlaybackSpeed::faster));
    ObservableValue<Boolean> loops = display.speed().map(PlaybackSpeed::loops);
    Runnable loop = () -> display.changeSpeed(PlaybackSpeed::loopToggled);
    speed.toggle("loop", "L", Feather.REPEAT, loops, loop);
    timeBar.setButtons(
        buttons(commands, "to-start", "step-back"),
        buttons(commands, "step-forward", "to-first-contact", "to-end", "loop"));
  }

  private static List<ButtonBase> buttons(Commands commands, String... ids) {
    return Stream.of(ids).map(id -> commands.get(id).button()).toList();
  }
}

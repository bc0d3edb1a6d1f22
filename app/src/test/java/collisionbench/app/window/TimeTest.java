package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.Set;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.shape.Path;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Time is played, stepped through and jumped in, by keys and by the time bar.
class TimeTest extends OneWindowTest {

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("runner", new Sphere(new Vec3(-4, 0, 0), 0.5), new Vec3(8, 0, 0)),
            new Body3(
                "box",
                new Box(Vec3.ZERO, new Vec3(0.5, 0.5, 0.5), Rotation.about(new Vec3(1, 2, 3), 1))),
            new Body3("late", new Sphere(new Vec3(0, 0, 4), 0.5), new Vec3(0, 0, -4)),
            new Body3("far", new Sphere(new Vec3(0, 4, 0), 0.5))));
  }

  private double time() {
    return session().evaluation().get().time();
  }

  @Test
  void inspectorHeadingsNameTheirTime() {
    select("runner");
    settle();
    assertTrue(says("Sphere") && says("Velocity"));
    assertEquals("", text("pair-time"));
    robot.interact(() -> session().showTime(0.45));
    assertTrue(says("Sphere at t = 0") && says("Velocity"));
    assertEquals("t = 0.45", text("pair-time"));
    select("runner", "late");
    settle();
    assertTrue(says("All selected at t = 0"));
    assertEquals("t = 0.45", text("pair-time"));
    robot.interact(() -> session().showTime(0));
    assertTrue(says("All selected"));
    assertEquals("", text("pair-time"));
  }

  private boolean says(String heading) {
    return robot.lookup(".section-title > .label").queryAllAs(Label.class).stream()
        .anyMatch(label -> label.getText().equals(heading));
  }

  @Test
  void theJumpToFirstContactShowsContactOfWhatIsSelected() {
    robot.type(KeyCode.T);
    assertTrue(touches("box") && touches("runner"), "of all without a selection");
    double first = time();
    assertTrue(first > 0.3 && first < 0.45, "time " + first);
    robot.interact(() -> session().showTime(first - 1e-9));
    assertFalse(touches("runner"), "not earlier");
    select("late");
    robot.type(KeyCode.T);
    assertTrue(touches("late"));
    assertTrue(time() > first);
    double held = time();
    select("far");
    robot.type(KeyCode.T);
    assertEquals(held, time(), "what never touches is nowhere to jump to");
    assertEquals(Texts.get("time.never"), text("time-first"));
  }

  @Test
  void everyMeetingOfTheSelectionIsMarkedBelowTheTrack() {
    assertEquals(meetings(), marks());
    assertTrue(marks() >= 2);
    select("runner");
    settle();
    assertEquals(meetings(), marks());
    select("far");
    settle();
    assertEquals(0, marks());
  }

  private int meetings() {
    return session().evaluation().get().meetings(session().selection().get().all()).size();
  }

  /// A stop for the end of each contact is a line: two elements.
  private int marks() {
    return robot.lookup("#time-marks .time-ends").queryAs(Path.class).getElements().size() / 2;
  }

  @Test
  void theSpeedGoesFromATenthToFourTimes() {
    assertEquals("1\u00d7", text("time-speed"));
    for (int i = 0; i < 5; i++) {
      robot.type(KeyCode.CLOSE_BRACKET);
    }
    assertEquals("4\u00d7", text("time-speed"));
    for (int i = 0; i < 9; i++) {
      robot.type(KeyCode.OPEN_BRACKET);
    }
    assertEquals("0.1\u00d7", text("time-speed"));
  }

  @Test
  void aLoopBeginsAgainUntilItIsPaused() {
    robot.type(KeyCode.CLOSE_BRACKET).type(KeyCode.CLOSE_BRACKET).type(KeyCode.L);
    double[] last = {0};
    boolean[] again = {false};
    robot.interact(() ->
        session()
            .evaluation()
            .subscribe(evaluation -> {
              again[0] |= evaluation.time() < last[0];
              last[0] = evaluation.time();
            }));
    robot.type(KeyCode.SPACE);
    await(() -> onFx(() -> again[0]));
    assertTrue(isPlaying());
    robot.type(KeyCode.SPACE);
    assertFalse(isPlaying());
  }

  @Test
  void steppingPauses() {
    playOnAndOn();
    assertTrue(isPlaying());
    robot.type(KeyCode.PERIOD);
    assertFalse(isPlaying());
  }

  @Test
  void takingTheMotionAwayStopsThePlay() {
    playOnAndOn();
    robot.interact(() -> session().make(new Edit.Remove(Set.of("runner", "late"))));
    assertFalse(isPlaying());
    assertEquals(0, time());
    assertFalse(robot.lookup("#time-bar").query().isVisible());
  }

  @Test
  void replacedWorkbenchStopsItsPlay() {
    Session old = session();
    playOnAndOn();
    switchLanguage();
    double then = onFx(() -> old.evaluation().get().time());
    // Once the new one has played for a while, the old one would have too.
    robot.type(KeyCode.SPACE);
    double begun = time();
    await(() -> onFx(this::time) != begun);
    assertEquals(then, onFx(() -> old.evaluation().get().time()));
    robot.type(KeyCode.SPACE);
    switchLanguage();
  }

  /// Without the loop a play may be over before the next key, where the machine is busy.
  private void playOnAndOn() {
    robot.type(KeyCode.L, KeyCode.SPACE);
  }

  private boolean isPlaying() {
    FontIcon icon = (FontIcon) robot.lookup("#time-play").queryAs(Button.class).getGraphic();
    return onFx(icon::getIconCode) == Feather.PAUSE;
  }
}

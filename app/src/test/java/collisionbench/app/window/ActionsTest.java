package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.window.action.Command;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.geometry.space.Vec3;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

class ActionsTest extends OneWindowTest {

  @Override
  Document document() {
    return Document.of(BuiltInScenes.named("moving-spheres").orElseThrow());
  }

  @Test
  void everyActionHasAKeyOfItsOwnAndAName() {
    Set<KeyCombination> keys = new HashSet<>();
    List<Command> all = window.commands().all();
    for (Command command : all) {
      assertTrue(command.keys().stream().allMatch(keys::add), "a key of " + command + " is taken");
      assertFalse(command.label().isBlank());
    }
    assertEquals(all.size(), all.stream().map(Command::label).distinct().count());
  }

  @Test
  void playRunsToTheEndAndStops() {
    robot.type(KeyCode.SPACE);
    await(session().evaluation().map(e -> e.time() == 1)::getValue);
  }

  @Test
  void shapesAreAddedClearOfOneAnother() {
    for (KeyCode digit :
        List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5)) {
      robot.push(KeyCode.CONTROL, digit);
    }
    settle();
    assertEquals(7, scene().bodies().size());
    assertEquals(Set.of(), session().evaluation().get().touching());
    for (Body body : scene().bodies()) {
      Vec3 middle = ((Body3) body).shape().bounds().center();
      Point2D pixel = window.viewport().projection().toPixel(middle).orElseThrow();
      assertTrue(window.viewport().contains(pixel), body.id() + " is in the picture");
    }
  }

  @Test
  void anotherSceneStopsThePlayAndBeginsAtTheStart() {
    robot.type(KeyCode.SPACE);
    robot.interact(() -> session().open(document(), session().display().camera().get()));
    assertEquals(0, session().evaluation().get().time());
    robot.interact(() -> {});
    assertEquals(0, session().evaluation().get().time());
    assertTrue(isPlayShown(), "the button says play again");
  }

  private boolean isPlayShown() {
    FontIcon icon = (FontIcon) robot.lookup("#time-play").queryAs(Button.class).getGraphic();
    return icon.getIconCode() == Feather.PLAY;
  }

  @Test
  void takingHoldOfTheSliderStopsThePlay() {
    robot.type(KeyCode.SPACE);
    robot.moveTo("#time-slider").press(MouseButton.PRIMARY);
    double held = session().evaluation().get().time();
    assertEquals(0.5, held, 0.05);
    assertTrue(isPlayShown());
    robot.release(MouseButton.PRIMARY);
    robot.type(KeyCode.HOME);
    assertEquals(held, session().evaluation().get().time(), "Home frames the scene");
  }
}

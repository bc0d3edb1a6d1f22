package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.session.Document;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Keys reach the scene after the control that had the focus is gone.
class FocusReturnTest extends OneWindowTest {

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("a", new Sphere(Vec3.ZERO, 1)),
            new Body3("b", new Sphere(new Vec3(1.5, 0, 0), 1))));
  }

  /// Presses a button that has the focus.
  private void press(String id) {
    await("#" + id);
    settle();
    robot.interact(() -> {
      Node button = robot.lookup("#" + id).query();
      button.requestFocus();
      ((ButtonBase) button).fire();
    });
  }

  private void assertThatDeleteReachesTheScene(int left) {
    assertEquals(window.viewport(), onFx(stage.getScene()::getFocusOwner));
    robot.type(KeyCode.DELETE);
    assertEquals(left, session().scene().bodies().size());
  }

  @Test
  void afterThePlateOfAMethodIsClosed() {
    select("a");
    robot.push(KeyCode.SHIFT, KeyCode.M);
    press("coloring-back");
    assertThatDeleteReachesTheScene(1);
  }

  @Test
  void afterAnExpectationIsRemoved() {
    select("a", "b");
    robot.clickOn("#answers-expect");
    press("expectation-remove");
    assertThatDeleteReachesTheScene(0);
  }

  @Test
  void afterAChoiceOfMethodsIsHidden() {
    select("a", "b");
    robot.push(KeyCode.CONTROL, KeyCode.K);
    await("#steps-method");
    settle();
    robot.interact(() -> robot.lookup("#steps-method").query().requestFocus());
    select("a");
    robot.interact(() -> session().make(new Edit.Remove(Set.of("b"))));
    assertThatDeleteReachesTheScene(0);
  }
}

package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Edit;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
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

  private void select(String... ids) {
    robot.interact(() -> session().select(new Selection(List.of(ids))));
    settle();
  }

  /// Presses a button that has the focus.
  private void press(String id) throws TimeoutException {
    await("#" + id);
    settle();
    robot.interact(() -> {
      Node button = robot.lookup("#" + id).query();
      button.requestFocus();
      ((ButtonBase) button).fire();
    });
    settle();
  }

  private void assertThatDeleteReachesTheScene(int left) {
    assertEquals(window.viewport(), onFx(stage.getScene()::getFocusOwner));
    robot.type(KeyCode.DELETE);
    settle();
    assertEquals(left, session().scene().bodies().size());
  }

  @Test
  void afterThePlateOfAMethodIsClosed() throws TimeoutException {
    select("a");
    robot.push(KeyCode.SHIFT, KeyCode.M);
    press("coloring-back");
    assertThatDeleteReachesTheScene(1);
  }

  @Test
  void afterAnExpectationIsRemoved() throws TimeoutException {
    select("a", "b");
    robot.clickOn("#answers-expect");
    press("expectation-remove");
    assertThatDeleteReachesTheScene(0);
  }

  @Test
  void afterAChoiceOfMethodsIsHidden() throws TimeoutException {
    select("a", "b");
    robot.push(KeyCode.CONTROL, KeyCode.K);
    await("#steps-method");
    settle();
    robot.interact(() -> robot.lookup("#steps-method").query().requestFocus());
    select("a");
    robot.interact(() -> session().make(new Edit.Remove(Set.of("b"))));
    settle();
    assertThatDeleteReachesTheScene(0);
  }
}

package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.Test;
import org.testfx.matcher.control.LabeledMatchers;

class OutlinerTest extends OneWindowTest {

  @Override
  Document document() {
    return Document.of(inSpace(ball("a", -3), ball("b", -1), ball("c", 1), ball("d", 3)));
  }

  private static Body3 ball(String id, double x) {
    return new Body3(id, new Sphere(new Vec3(x, 1, 0), 0.8));
  }

  private Label name(String id) {
    return robot.lookup(".body-name").match(LabeledMatchers.hasText(id)).queryAs(Label.class);
  }

  private List<String> words() {
    return robot.lookup(".body-words").queryAllAs(Label.class).stream()
        .filter(label -> label.getScene() != null && label.isVisible())
        .map(Label::getText)
        .toList();
  }

  private List<String> order() {
    return scene().bodies().stream().map(Body::id).toList();
  }

  private Selection selection() {
    return session().selection().get();
  }

  private Set<Integer> listed() {
    ListView<?> list = robot.lookup("#outliner-list").queryListView();
    return Set.copyOf(list.getSelectionModel().getSelectedIndices());
  }

  private static Bounds inScene(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }

  /// Two clicks that are one, however slow the machine is.
  private void doubleClick(String id) {
    Label name = name(id);
    robot
        .clickOn(name)
        .interact(() ->
            name.fireEvent(
                new MouseEvent(
                    MouseEvent.MOUSE_CLICKED,
                    0,
                    0,
                    0,
                    0,
                    MouseButton.PRIMARY,
                    2,
                    false,
                    false,
                    false,
                    false,
                    true,
                    false,
                    false,
                    true,
                    false,
                    true,
                    null)));
    settle();
  }

  @Test
  void rowsSayWhatTouchesWhatWhileABodyIsDragged() {
    assertEquals(List.of("no contact", "no contact", "no contact", "no contact"), words());
    dragAndHold(new Vec3(3, 1, 0), new Vec3(2, 1, 0));
    assertEquals(List.of("no contact", "no contact", "touches d", "touches c"), words());
    drop();
  }

  @Test
  void onlyRowsWhoseWordsChangeAreTouchedByADrag() {
    int[] changes = new int[1];
    robot.interact(() ->
        robot
            .lookup(".body-words")
            .queryAllAs(Label.class)
            .forEach(label -> label.textProperty().addListener((_, _, _) -> changes[0]++)));
    robot.interact(() ->
        robot
            .lookup(".body-name")
            .queryAllAs(Label.class)
            .forEach(label -> label.textProperty().addListener((_, _, _) -> changes[0]++)));
    drag(new Vec3(3, 1, 0), new Vec3(2, 1, 0));
    assertEquals(2, changes[0]);
    drag(new Vec3(2, 1, 0), new Vec3(2, 1.2, 0));
    assertEquals(2, changes[0]);
  }

  @Test
  void clicksSelectOneOrMoreAndInBothWays() {
    robot.clickOn(name("b"));
    settle();
    assertEquals(List.of("b"), selection().ids());
    robot.press(KeyCode.CONTROL).clickOn(name("d")).release(KeyCode.CONTROL);
    settle();
    assertEquals(List.of("b", "d"), selection().ids());
    robot.press(KeyCode.CONTROL).clickOn(name("b")).release(KeyCode.CONTROL);
    settle();
    assertEquals(List.of("d"), selection().ids());
    robot.clickOn(name("a"));
    robot.press(KeyCode.SHIFT).clickOn(name("c")).release(KeyCode.SHIFT);
    settle();
    assertEquals(Set.of("a", "b", "c"), selection().all());
    robot.clickOn(onScreen(new Vec3(3, 1, 0)));
    settle();
    assertEquals(Set.of(3), listed());
    robot.interact(() -> session().select(new Selection(List.of("c", "a"))));
    assertEquals(Set.of(0, 2), listed());
  }

  @Test
  void keysSelectAllNoneAndTheNext() {
    robot.push(KeyCode.CONTROL, KeyCode.A);
    settle();
    assertEquals(4, selection().ids().size());
    assertEquals(Set.of(0, 1, 2, 3), listed());
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.A);
    settle();
    assertTrue(selection().isEmpty());
    assertEquals(Set.of(), listed());
    robot.push(KeyCode.CONTROL, KeyCode.UP);
    settle();
    assertEquals(List.of("d"), selection().ids());
    robot.push(KeyCode.CONTROL, KeyCode.DOWN);
    settle();
    assertEquals(List.of("a"), selection().ids());
    robot.clickOn(name("b")).push(KeyCode.CONTROL, KeyCode.DOWN).push(KeyCode.DOWN);
    settle();
    assertEquals(List.of("d"), selection().ids(), "in the list too");
  }

  @Test
  void aNameIsEditedInItsRowAndTheBodyStaysSelected() {
    robot.clickOn(onScreen(new Vec3(-1, 1, 0))).push(KeyCode.F2);
    robot.write("bat").push(KeyCode.ENTER);
    settle();
    assertEquals(List.of("a", "bat", "c", "d"), order());
    assertEquals(List.of("bat"), selection().ids());
    assertEquals(Set.of(1), listed());
    doubleClick("d");
    robot.write("w x").push(KeyCode.ENTER);
    settle();
    assertEquals(List.of("a", "bat", "c", "w x"), order());
    assertEquals(2, session().document().get().history().done().size());
  }

  @Test
  void aNameThatCannotBeIsRefusedInPlace() {
    robot.clickOn(name("b")).push(KeyCode.F2).write("a").push(KeyCode.ENTER);
    settle();
    assertEquals("A body named a already exists.", text("outliner-refusal"));
    Node reason = robot.lookup("#outliner-refusal").query();
    assertTrue(reason.isVisible());
    Bounds row = inScene(name("c").getParent());
    assertTrue(inScene(reason).getMaxY() <= row.getMinY(), "the row has grown");
    robot.push(KeyCode.CONTROL, KeyCode.A).write(" ").push(KeyCode.ENTER);
    settle();
    assertEquals("Enter a name.", text("outliner-refusal"));
    robot.push(KeyCode.ESCAPE);
    settle();
    assertFalse(robot.lookup("#outliner-name").tryQuery().isPresent());
    assertFalse(session().document().get().isDirty());
    assertEquals(List.of("a", "b", "c", "d"), order());
  }

  @Test
  void leavingTheNameKeepsItUnlessItIsRefused() {
    doubleClick("b");
    robot.write("bat").clickOn(name("d"));
    settle();
    assertEquals(List.of("a", "bat", "c", "d"), order());
    assertEquals(List.of("d"), selection().ids());
    doubleClick("c");
    robot.write("a").clickOn(name("d"));
    settle();
    assertEquals(List.of("a", "bat", "c", "d"), order());
    assertFalse(robot.lookup("#outliner-name").tryQuery().isPresent());
  }

  @Test
  void renamingShowsTheOutlinerAndTheRow() {
    robot.clickOn(onScreen(new Vec3(3, 1, 0))).push(KeyCode.CONTROL, KeyCode.B);
    settle();
    assertFalse(robot.lookup("#outliner").tryQuery().isPresent());
    robot.push(KeyCode.F2).write("last").push(KeyCode.ENTER);
    settle();
    assertEquals(List.of("a", "b", "c", "last"), order());
    robot.push(KeyCode.DELETE);
    settle();
    assertEquals(List.of("a", "b", "c"), order(), "and the list has the keys");
  }

  @Test
  void aRowThatMovesWhileItIsRenamedLeavesEveryRowItsName() {
    robot.clickOn(name("b")).push(KeyCode.F2).push(KeyCode.ALT, KeyCode.UP);
    settle();
    assertEquals(List.of("b", "a", "c", "d"), order());
    robot.push(KeyCode.ESCAPE);
    settle();
    for (String id : order()) {
      assertTrue(name(id).isVisible(), id);
    }
    assertFalse(robot.lookup("#outliner-name").tryQuery().isPresent());
  }

  @Test
  void aTypedLetterIsNoKeyOfTheWindow() {
    robot.clickOn(name("b")).push(KeyCode.F2).write("h h");
    settle();
    assertEquals("h h", robot.lookup("#outliner-name").queryAs(TextField.class).getText());
    robot.push(KeyCode.ENTER);
    settle();
    assertTrue(scene().hidden().isEmpty());
  }

  @Test
  void theEyeAndAKeyHideAndShow() {
    robot.moveTo(name("b")).clickOn("#eye-b");
    settle();
    assertEquals(Set.of("b"), scene().hidden());
    robot.clickOn(name("a"));
    robot.press(KeyCode.CONTROL).clickOn(name("b")).release(KeyCode.CONTROL);
    robot.push(KeyCode.H);
    settle();
    assertEquals(Set.of("a", "b"), scene().hidden());
    robot.push(KeyCode.H);
    settle();
    assertEquals(Set.of(), scene().hidden());
    robot.push(KeyCode.CONTROL, KeyCode.A).push(KeyCode.H).push(KeyCode.SHIFT, KeyCode.H);
    settle();
    assertEquals(Set.of(), scene().hidden());
    assertFalse(session().document().get().isDirty());
  }

  @Test
  void aLockedBodyIsSelectedButNotChangedUntilItIsUnlocked() {
    robot.clickOn(name("b")).push(KeyCode.K);
    settle();
    Scene before = scene();
    assertEquals(Set.of("b"), before.locked());
    assertTrue(robot.lookup(".form").query().isDisabled());
    robot.push(KeyCode.DELETE);
    settle();
    assertEquals(before, scene());
    assertEquals("b is locked and stays as it is. K unlocks it.", text("tool-hint"));
    robot.clickOn("#lock-b").push(KeyCode.DELETE);
    settle();
    assertFalse(scene().ids().contains("b"));
  }

  @Test
  void rowsAreReorderedByKeysAndByDragging() {
    robot.clickOn(name("b")).push(KeyCode.ALT, KeyCode.UP);
    settle();
    assertEquals(List.of("b", "a", "c", "d"), order());
    robot.push(KeyCode.ALT, KeyCode.UP).push(KeyCode.ALT, KeyCode.DOWN);
    settle();
    assertEquals(List.of("a", "b", "c", "d"), order());
    assertEquals(Set.of(1), listed());
    double row = name("b").localToScene(0, 0).getY() - name("a").localToScene(0, 0).getY();
    robot.drag(name("a"), MouseButton.PRIMARY).moveBy(0, row).dropBy(0, 1.2 * row);
    settle();
    assertEquals(List.of("b", "c", "a", "d"), order());
    assertEquals(List.of("a"), selection().ids());
    robot.moveTo(name("d")).press(MouseButton.PRIMARY).moveBy(0, -row).moveBy(0, -row);
    robot.push(KeyCode.ESCAPE).release(MouseButton.PRIMARY);
    settle();
    assertEquals(List.of("b", "c", "a", "d"), order());
  }

  @Test
  void theMenuOfARowDoesWhatKeysDo() {
    robot.rightClickOn(name("c"));
    settle();
    assertEquals(List.of("c"), selection().ids());
    robot.clickOn("#outliner-menu #hide");
    settle();
    assertEquals(Set.of("c"), scene().hidden());
    robot.rightClickOn(name("c")).clickOn("#outliner-menu #delete");
    settle();
    assertEquals(List.of("a", "b", "d"), order());
  }

  @Test
  void twoHundredBodiesAreShownByAsManyRowsAsAreSeen() {
    robot.interact(() -> {
      Scene many = scene();
      for (int i = 0; i < 200; i++) {
        many = new Edit.Add(ball("body " + i, 4 + 2.0 * i)).applyTo(many);
      }
      session().open(Document.of(many), FRONT);
    });
    settle();
    assertEquals("204", text("outliner-count"));
    assertTrue(robot.lookup(".body-cell").queryAll().size() < 40);
    robot.interact(() -> session().select(Selection.of("body 150")));
    settle();
    assertTrue(name("body 150").isVisible(), "scrolled to");
    assertEquals(Set.of(154), listed());
  }
}

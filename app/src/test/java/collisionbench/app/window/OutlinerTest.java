package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
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
    assertEquals(List.of("b"), selection().ids());
    robot.press(KeyCode.CONTROL).clickOn(name("d")).release(KeyCode.CONTROL);
    assertEquals(List.of("b", "d"), selection().ids());
    robot.press(KeyCode.CONTROL).clickOn(name("b")).release(KeyCode.CONTROL);
    assertEquals(List.of("d"), selection().ids());
    robot.clickOn(name("a"));
    robot.press(KeyCode.SHIFT).clickOn(name("c")).release(KeyCode.SHIFT);
    assertEquals(Set.of("a", "b", "c"), selection().all());
    robot.clickOn(onScreen(new Vec3(3, 1, 0)));
    assertEquals(Set.of(3), listed());
    select("c", "a");
    assertEquals(Set.of(0, 2), listed());
  }

  private List<Label> groups() {
    return robot.lookup(".body-group").queryAllAs(Label.class).stream()
        .filter(label -> label.getScene() != null && label.isVisible())
        .toList();
  }

  @Test
  void groupsAreListedTogetherBelowTheirName() {
    robot.interact(() -> session().make(new Edit.Move("d", new Vec3(-3.5, 0, 0))));
    select("b", "d");
    robot.push(KeyCode.CONTROL, KeyCode.ALT, KeyCode.G);
    settle();
    assertEquals(
        "b and d touch, but bodies of one group are not tested against each other.",
        text("notice-action"));
    assertEquals(
        List.of("a", "b", "d", "c"), robot.lookup("#outliner-list").queryListView().getItems());
    assertEquals(List.of("a", "b", "c", "d"), ids());
    assertEquals(List.of("group"), groups().stream().map(Label::getText).toList());
    robot.clickOn(name("a")).clickOn(groups().getFirst());
    assertEquals(List.of("b", "d"), selection().ids());
    robot.interact(() -> session().make(new Edit.Reorder("c", 0)));
    settle();
    assertEquals(List.of("group"), groups().stream().map(Label::getText).toList());
    undo();
    undo();
    assertEquals(List.of(), groups());
  }

  @Test
  void aBodyMovesPastWholeGroups() {
    select("b", "d");
    robot.push(KeyCode.CONTROL, KeyCode.ALT, KeyCode.G);
    robot.clickOn(name("c")).push(KeyCode.ALT, KeyCode.UP);
    assertEquals(List.of("a", "c", "b", "d"), ids());
    robot.push(KeyCode.ALT, KeyCode.DOWN);
    assertEquals(List.of("a", "b", "d", "c"), ids());
    int before = steps();
    robot.push(KeyCode.ALT, KeyCode.DOWN);
    assertEquals(before, steps(), "nothing changes at the end");
    // The row of the group's last body is left out.
    robot.clickOn("#outliner-filter").write("a");
    settle();
    assertEquals(List.of("a"), robot.lookup("#outliner-list").queryListView().getItems());
    robot.push(KeyCode.ESCAPE);
  }

  @Test
  void aNameIsEditedInItsRowAndTheBodyStaysSelected() {
    robot.clickOn(onScreen(new Vec3(-1, 1, 0))).push(KeyCode.F2);
    robot.write("bat").push(KeyCode.ENTER);
    assertEquals(List.of("a", "bat", "c", "d"), ids());
    assertEquals(List.of("bat"), selection().ids());
    assertEquals(Set.of(1), listed());
    doubleClick("d");
    robot.write("w x").push(KeyCode.ENTER);
    assertEquals(List.of("a", "bat", "c", "w x"), ids());
    assertEquals(2, steps());
  }

  @Test
  void aNameThatCannotBeIsRefusedInPlace() {
    robot.clickOn(name("b")).push(KeyCode.F2).write("a").push(KeyCode.ENTER);
    assertEquals("A body named a already exists.", text("outliner-refusal"));
    Node reason = robot.lookup("#outliner-refusal").query();
    assertTrue(reason.isVisible());
    Bounds row = inScene(name("c").getParent());
    assertTrue(inScene(reason).getMaxY() <= row.getMinY(), "the row has grown");
    robot.push(KeyCode.CONTROL, KeyCode.A).write(" ").push(KeyCode.ENTER);
    assertEquals("Enter a name.", text("outliner-refusal"));
    robot.push(KeyCode.ESCAPE);
    assertFalse(robot.lookup("#outliner-name").tryQuery().isPresent());
    assertFalse(session().document().get().isDirty());
    assertEquals(List.of("a", "b", "c", "d"), ids());
  }

  @Test
  void renamingShowsTheOutlinerAndTheRow() {
    robot.clickOn(onScreen(new Vec3(3, 1, 0))).push(KeyCode.CONTROL, KeyCode.B);
    assertFalse(robot.lookup("#outliner").tryQuery().isPresent());
    robot.push(KeyCode.F2).write("last").push(KeyCode.ENTER);
    assertEquals(List.of("a", "b", "c", "last"), ids());
    robot.push(KeyCode.DELETE);
    assertEquals(List.of("a", "b", "c"), ids(), "and the list has the keys");
  }

  @Test
  void theEyeAndAKeyHideAndShow() {
    robot.moveTo(name("b")).clickOn("#eye-b");
    assertEquals(Set.of("b"), scene().hidden());
    robot.clickOn(name("a"));
    robot.press(KeyCode.CONTROL).clickOn(name("b")).release(KeyCode.CONTROL);
    robot.push(KeyCode.H);
    assertEquals(Set.of("a", "b"), scene().hidden());
    robot.push(KeyCode.H);
    assertEquals(Set.of(), scene().hidden());
    robot.push(KeyCode.CONTROL, KeyCode.A).push(KeyCode.H).push(KeyCode.SHIFT, KeyCode.H);
    assertEquals(Set.of(), scene().hidden());
    assertFalse(session().document().get().isDirty());
  }

  @Test
  void aLockedBodyIsSelectedButNotChangedUntilItIsUnlocked() {
    robot.clickOn(name("b")).push(KeyCode.K);
    Scene before = scene();
    assertEquals(Set.of("b"), before.locked());
    assertTrue(robot.lookup(".form").query().isDisabled());
    robot.push(KeyCode.DELETE);
    assertEquals(before, scene());
    assertEquals("b is locked and stays as it is. K unlocks it.", text("tool-hint"));
    robot.clickOn("#lock-b").push(KeyCode.DELETE);
    assertFalse(scene().ids().contains("b"));
  }

  @Test
  void rowsAreReorderedByKeysAndByDragging() {
    robot.clickOn(name("b")).push(KeyCode.ALT, KeyCode.UP);
    assertEquals(List.of("b", "a", "c", "d"), ids());
    robot.push(KeyCode.ALT, KeyCode.UP).push(KeyCode.ALT, KeyCode.DOWN);
    assertEquals(List.of("a", "b", "c", "d"), ids());
    assertEquals(Set.of(1), listed());
    double row = name("b").localToScene(0, 0).getY() - name("a").localToScene(0, 0).getY();
    robot.drag(name("a"), MouseButton.PRIMARY).moveBy(0, row).dropBy(0, 1.2 * row);
    assertEquals(List.of("b", "c", "a", "d"), ids());
    assertEquals(List.of("a"), selection().ids());
    robot.moveTo(name("d")).press(MouseButton.PRIMARY).moveBy(0, -row).moveBy(0, -row);
    robot.push(KeyCode.ESCAPE).release(MouseButton.PRIMARY);
    assertEquals(List.of("b", "c", "a", "d"), ids());
  }

  @Test
  void theMenuOfARowDoesWhatKeysDo() {
    robot.rightClickOn(name("c"));
    assertEquals(List.of("c"), selection().ids());
    robot.clickOn("#outliner-menu #hide");
    assertEquals(Set.of("c"), scene().hidden());
    robot.rightClickOn(name("c")).clickOn("#outliner-menu #delete");
    assertEquals(List.of("a", "b", "d"), ids());
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
    assertEquals("204", text("outliner-count"));
    assertTrue(robot.lookup(".body-cell").queryAll().size() < 40);
    select("body 150");
    assertTrue(name("body 150").isVisible(), "scrolled to");
    assertEquals(Set.of(154), listed());
  }
}

package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class HistoryWindowTest extends OneWindowTest {

  private static final Scene FIRST =
      inSpace(
          new Body3("ball", new Sphere(new Vec3(-2, 1, 0), 0.8)),
          new Body3("my_box", new Box(new Vec3(1, 1, 0), new Vec3(0.6, 0.6, 0.6))));

  @Override
  Dimension2D size() {
    return AS_IT_OPENS;
  }

  @Override
  Document document() {
    return Document.of(FIRST);
  }

  private void make(Edit... edits) {
    robot.interact(() -> List.of(edits).forEach(session()::make));
  }

  private String tooltip(String button) {
    return robot.lookup(button).queryAs(ButtonBase.class).getTooltip().getText();
  }

  private ListView<?> list() {
    return robot.lookup("#history-list").queryListView();
  }

  @AfterEach
  void closeList() {
    if (isListed()) {
      robot.push(KeyCode.CONTROL, KeyCode.H);
    }
  }

  private boolean isListed() {
    return robot.lookup("#history-pane").query().isVisible();
  }

  private List<ListCell<?>> rows() {
    return robot.lookup(".history-cell").queryAll().stream()
        .map(node -> (ListCell<?>) node)
        .filter(cell -> !cell.isEmpty() && cell.isVisible())
        .sorted((a, b) -> Integer.compare(a.getIndex(), b.getIndex()))
        .collect(Collectors.toList());
  }

  private List<String> words() {
    return rows().stream().map(ListCell::getText).toList();
  }

  /// {@return the row with the arrow, which no other has}
  private int marked() {
    List<Integer> marked =
        rows().stream()
            .filter(cell -> cell.getGraphic().isVisible())
            .map(ListCell::getIndex)
            .toList();
    assertEquals(1, marked.size());
    return marked.getFirst();
  }

  @Test
  void menuAndTooltipsNameTheStep() {
    assertEquals("_Undo", item("undo").getText());
    drag(new Vec3(-2, 1, 0), new Vec3(-2, 2, 0));
    assertEquals("_Undo move ball", item("undo").getText());
    assertEquals("_Redo", item("redo").getText());
    make(new Edit.Rename("my_box", "a_b"));
    assertEquals("_Undo rename my_box to a_b", item("undo").getText());
    assertTrue(
        item("undo").isMnemonicParsing(), "the first underscore is a mark, the rest are shown");
    undo();
    assertEquals("_Undo move ball", item("undo").getText());
    assertEquals("_Redo rename my_box to a_b", item("redo").getText());
    assertEquals("Undo move ball (Ctrl+Z)", tooltip("#undo-button"));
    assertTrue(tooltip("#redo-button").startsWith("Redo rename my_box to a_b ("));
    switchLanguage();
    assertEquals("\u64a4\u9500(_U)\uff1a\u79fb\u52a8 ball", item("undo").getText());
    switchLanguage();
  }

  @Test
  void undoSelectsTheBodiesOfTheStep() {
    drag(new Vec3(-2, 1, 0), new Vec3(-2, 2, 0));
    select("my_box");
    undo();
    assertEquals(List.of("ball"), session().selection().get().ids());
    select();
    redo();
    assertEquals(List.of("ball"), session().selection().get().ids());
    make(new Edit.Remove(Set.of("ball", "my_box")));
    undo();
    assertEquals(Set.of("ball", "my_box"), session().selection().get().all());
    make(new Edit.Rename("ball", "bat"));
    undo();
    assertEquals(List.of("ball"), session().selection().get().ids());
    redo();
    assertEquals(List.of("bat"), session().selection().get().ids());
    make(new Edit.Note("a note"));
    undo();
    assertEquals(List.of("bat"), session().selection().get().ids(), "about no body");
  }

  @Test
  void undoDuringADragOnlyCancelsTheDrag() {
    drag(new Vec3(1, 1, 0), new Vec3(1, 2, 0));
    Scene before = scene();
    dragAndHold(new Vec3(-2, 1, 0), new Vec3(-2, 3, 0));
    undo();
    robot.moveBy(40, 40);
    settle();
    assertSame(before, session().evaluation().get().scene());
    drop();
    assertSame(before, scene());
    assertEquals(1, steps());
  }

  @Test
  void historyListGoesToAStepByKeys() {
    make(
        new Edit.Move("ball", Vec3.Y),
        new Edit.Remove(Set.of("my_box")),
        new Edit.Rename("ball", "bat"),
        new Edit.Name("other"));
    undo();
    robot.push(KeyCode.CONTROL, KeyCode.H);
    settle();
    assertEquals(
        List.of(
            "Initial state",
            "Move ball",
            "Delete my_box",
            "Rename ball to bat",
            "Rename the scene to other"),
        words());
    assertEquals(3, marked());
    assertEquals("Rename ball to bat, current", rows().get(3).getAccessibleText());
    assertEquals("Rename the scene to other, undone", rows().get(4).getAccessibleText());
    robot.type(KeyCode.UP, KeyCode.UP);
    settle();
    assertEquals(3, steps(), "looking does not go there");
    robot.type(KeyCode.ENTER);
    settle();
    assertEquals(1, steps());
    assertEquals(1, marked());
    assertEquals(List.of("my_box"), session().selection().get().ids(), "of the last step undone");
    robot.type(KeyCode.HOME, KeyCode.ENTER);
    settle();
    assertSame(FIRST, scene());
    robot.type(KeyCode.END, KeyCode.ENTER);
    settle();
    assertEquals("other", scene().name());
    undo();
    assertEquals(3, marked(), "follows whatever is done elsewhere");
    robot.type(KeyCode.ESCAPE);
    settle();
    assertFalse(isListed());
    assertTrue(window.viewport().isFocused());
  }

  @Test
  void clickInTheHistoryListGoesToThatStep() {
    make(new Edit.Move("ball", Vec3.Y), new Edit.Move("my_box", Vec3.Y));
    robot.push(KeyCode.CONTROL, KeyCode.H);
    settle();
    robot.clickOn((Node) rows().get(1));
    settle();
    assertEquals(1, steps());
    robot.clickOn((Node) rows().getFirst());
    settle();
    assertSame(FIRST, scene());
    robot.clickOn((Node) rows().get(2));
    settle();
    assertEquals(2, steps());
    drag(new Vec3(-2, 2, 0), new Vec3(-2, 1, 0));
    assertEquals(List.of("Initial state", "Move ball", "Move my_box", "Move ball"), words());
    assertEquals(3, marked());
    robot.push(KeyCode.CONTROL, KeyCode.H);
    settle();
    assertFalse(isListed());
  }

  @Test
  void escapeClosesTheListAfterFieldAndDrag() {
    robot.push(KeyCode.CONTROL, KeyCode.H);
    robot.clickOn("#inspector-name").write("typed").push(KeyCode.ESCAPE);
    settle();
    assertTrue(isListed(), "it was for the field");
    robot.push(KeyCode.ESCAPE);
    settle();
    assertFalse(isListed());
    robot.push(KeyCode.CONTROL, KeyCode.H);
    dragAndHold(new Vec3(-2, 1, 0), new Vec3(-2, 3, 0));
    robot.push(KeyCode.ESCAPE);
    drop();
    assertSame(FIRST, scene());
    assertTrue(isListed(), "it was for the drag");
    Node outliner = robot.lookup("#outliner-list").query();
    robot.interact(outliner::requestFocus);
    robot.push(KeyCode.ESCAPE);
    settle();
    assertFalse(isListed());
    assertTrue(outliner.isFocused(), "where it was");
  }

  @Test
  void longHistoryIsScrolledToTheCurrentStep() {
    robot.interact(() -> {
      for (int i = 0; i < 300; i++) {
        session().make(new Edit.Move("ball", new Vec3(0, i % 2 == 0 ? 1 : -1, 0)));
      }
      session().goTo(200);
    });
    robot.push(KeyCode.CONTROL, KeyCode.H);
    settle();
    assertEquals(301, list().getItems().size());
    assertTrue(rows().size() < 30, "only what is seen");
    assertEquals(200, marked());
    Node shown = robot.lookup("#history-pane").query();
    double bottom = shown.localToScene(shown.getLayoutBounds()).getMaxY();
    Node picture = window.viewport();
    assertTrue(bottom <= picture.localToScene(picture.getLayoutBounds()).getMaxY());
  }
}

package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Set;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Looking for bodies, and for what touches.
class FindWindowTest extends OneWindowTest {

  /// Far from all that is seen at first.
  private static final Vec3 AWAY = new Vec3(60, 1, 0);

  @Override
  Document document() {
    return Document.of(
        inSpace(
            ball("sun", new Vec3(-3, 1, 0)),
            box("crate", new Vec3(-2.2, 1, 0)),
            new Body3("needle", new Segment(new Vec3(2, 0, 0), new Vec3(2, 2, 0))),
            ball("moon", AWAY),
            box("box of the moon", AWAY.plus(new Vec3(0.9, 0, 0)))));
  }

  private static Body3 ball(String id, Vec3 center) {
    return new Body3(id, new Sphere(center, 0.5));
  }

  private static Body3 box(String id, Vec3 center) {
    return new Body3(id, new Box(center, new Vec3(0.5, 0.5, 0.5), Rotation.NONE));
  }

  private List<?> listed() {
    ListView<?> list = robot.lookup("#outliner-list").queryAs(ListView.class);
    return List.copyOf(list.getItems());
  }

  private TextField filter() {
    return robot.lookup("#outliner-filter").queryAs(TextField.class);
  }

  private void find(String text) {
    robot.push(KeyCode.CONTROL, KeyCode.F);
    robot.write(text);
    settle();
  }

  @Test
  void bodiesAreFoundByNameAndByKind() {
    find("moon");
    assertEquals(List.of("moon", "box of the moon"), listed());
    assertEquals("2 of 5", text("outliner-count"));
    robot.write(" box");
    settle();
    assertEquals(List.of("box of the moon"), listed());
    find("SEGment");
    assertEquals(List.of("needle"), listed());
    find("whale");
    assertEquals(List.of(), listed());
    robot.type(KeyCode.ESCAPE);
    settle();
    assertEquals(5, listed().size());
    assertEquals("5", text("outliner-count"));
  }

  @Test
  void onlyWhatTouchesIsListedAndTheListFollows() {
    robot.clickOn("#outliner-touching");
    settle();
    assertEquals(List.of("sun", "crate", "moon", "box of the moon"), listed());
    robot.interact(() -> session().make(new Edit.Move("sun", new Vec3(5, 0, 0))));
    settle();
    assertEquals(List.of("sun", "needle", "moon", "box of the moon"), listed());
    robot.clickOn("#outliner-touching");
    settle();
    assertEquals(5, listed().size());
  }

  @Test
  void filteredOutBodyStaysSelected() {
    select("sun");
    find("moon");
    assertEquals(Selection.of("sun"), session().selection().get());
    robot.type(KeyCode.ESCAPE);
    settle();
    assertEquals(
        0, robot.lookup("#outliner-list").queryListView().getSelectionModel().getSelectedIndex());
  }

  @Test
  void renamingClearsTheFilter() {
    find("moon");
    select("sun");
    robot.push(KeyCode.F2);
    settle();
    assertEquals("", filter().getText());
    robot.write("star").type(KeyCode.ENTER);
    settle();
    assertTrue(scene().body("star").isPresent());
  }

  @Test
  void bodyHidingAContactIsSeeThroughUntilAnotherSelection() {
    Camera camera = session().display().camera().get();
    Vec3 between = new Vec3(-2.6, 1, 0).plus(2, camera.towardsEye());
    robot.interact(() -> session().make(new Edit.Add(box("wall", between))));
    robot.push(KeyCode.F3);
    settle();
    assertEquals(Set.of("wall"), session().display().seenThrough().get());
    robot.push(KeyCode.F3);
    assertEquals(Set.of(), session().display().seenThrough().get());
  }

  @Test
  void withoutContactsTheKeySaysSo() {
    robot.interact(() -> {
      session().make(new Edit.Remove(Set.of("sun")));
      session().make(new Edit.Remove(Set.of("moon")));
    });
    Camera before = session().display().camera().get();
    robot.push(KeyCode.F3);
    settle();
    assertEquals("No bodies touch.", text("notice-action"));
    assertEquals(Selection.NONE, session().selection().get());
    assertEquals(before, session().display().camera().get());
  }
}

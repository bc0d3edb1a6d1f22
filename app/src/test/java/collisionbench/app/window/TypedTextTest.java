package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What is typed and not kept yet is never lost by what else is done in the window; where it cannot
/// be kept, that is said.
class TypedTextTest extends OneWindowTest {

  private static final String TYPED = "12";

  @TempDir Path folder;

  /// Every field that changes the scene.
  enum Field {
    ROW("#outliner-name", "b"),
    BODY_NAME("#inspector-name", "b"),
    NUMBER("#field-shape-1", "b"),
    SCENE_NAME("#inspector-name", ""),
    NOTE("#scene-note", "");

    final String selector;
    final String selected;

    Field(String selector, String selected) {
      this.selector = selector;
      this.selected = selected;
    }

    boolean isIn(Scene scene) {
      Body3 body = (Body3) scene.bodies().get(1);
      return switch (this) {
        case ROW, BODY_NAME -> body.id().equals(TYPED);
        case NUMBER -> ((Sphere) body.shape()).radius() == Double.parseDouble(TYPED);
        case SCENE_NAME -> scene.name().equals(TYPED);
        case NOTE -> scene.note().equals(TYPED);
      };
    }
  }

  @Override
  Document document() {
    return Document.of(inSpace(ball("a", -3), ball("b", -1), ball("c", 1)));
  }

  private static Body3 ball(String id, double x) {
    return new Body3(id, new Sphere(new Vec3(x, 1, 0), 0.8));
  }

  private void type(Field field) {
    robot.interact(() ->
        session().select(field.selected.isEmpty() ? Selection.NONE : Selection.of(field.selected)));
    if (field == Field.ROW) {
      robot.push(KeyCode.F2);
    } else {
      robot.clickOn(field.selector);
    }
    robot.write(TYPED);
    assertFalse(field.isIn(scene()), "not kept yet");
  }

  @ParameterizedTest
  @EnumSource(names = {"ROW", "NUMBER", "NOTE"})
  void saveButtonAppliesTypedText(Field field) throws SceneFileException {
    Path file = folder.resolve("saved.json");
    asked.answer = Optional.of(file);
    type(field);
    robot.clickOn("#save-button");
    assertTrue(field.isIn(SceneFile.read(file)));
    assertFalse(session().document().get().isDirty());
  }

  @ParameterizedTest
  @EnumSource(names = {"ROW", "NUMBER"})
  void undoButtonRevertsOnlyTheTypedText(Field field) {
    robot.interact(() -> session().make(new Edit.Add(ball("d", 3))));
    Scene before = scene();
    type(field);
    robot.clickOn("#undo-button");
    assertEquals(before, scene());
    robot.clickOn("#redo-button");
    assertTrue(field.isIn(scene()));
  }

  @ParameterizedTest
  @EnumSource(names = "NUMBER")
  void closingAppliesTypedTextAndAsksToSave(Field field) {
    type(field);
    Platform.runLater(
        () -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
    await("#ask-cancel");
    robot.clickOn("#ask-cancel");
    assertTrue(stage.isShowing());
    assertTrue(field.isIn(scene()));
  }

  @Test
  void openingAppliesTypedTextAndAsksToSave() {
    type(Field.NOTE);
    robot.clickOn("#open-button").clickOn("#ask-cancel");
    assertEquals(0, asked.times);
    assertTrue(Field.NOTE.isIn(scene()));
  }

  @Test
  void aBodyDeletedWhileItIsRenamedComesBackWithItsName() {
    type(Field.ROW);
    robot.clickOn("#menu-edit");
    robot.clickOn("#delete");
    assertEquals(List.of("a", "c"), ids());
    robot.interact(() -> session().undo());
    assertEquals(List.of("a", TYPED, "c"), ids());
  }

  @Test
  void theNameTypedInTheInspectorIsKeptBeforeTheRowIsRenamed() {
    type(Field.BODY_NAME);
    robot.push(KeyCode.F2).write("13").push(KeyCode.ENTER);
    assertEquals(List.of("a", "13", "c"), ids());
    assertEquals(2, steps());
  }

  /// A field, what it refuses, and what is said once another body is selected.
  enum Refused {
    ROW(Field.ROW, "c", "Name of b: \u201cc\u201d was not applied. A body named c already exists."),
    BODY_NAME(Field.BODY_NAME, " ", "Name of b: \u201c \u201d was not applied. Enter a name."),
    UNFINISHED(
        Field.NUMBER,
        "1/",
        "Radius of b: \u201c1/\u201d was not applied. The expression is incomplete."),
    NEGATIVE(
        Field.NUMBER, "-1", "Radius of b: \u201c-1\u201d was not applied. Must be 0 or greater."),
    SCENE_NAME(Field.SCENE_NAME, " ", "Scene name: \u201c \u201d was not applied. Enter a name.");

    final Field field;
    final String typed;
    final String said;

    Refused(Field field, String typed, String said) {
      this.field = field;
      this.typed = typed;
      this.said = said;
    }
  }

  private void type(Refused refused) {
    type(refused.field);
    robot.push(KeyCode.CONTROL, KeyCode.A).write(refused.typed);
  }

  @ParameterizedTest
  @EnumSource
  void refusedTextIsReportedWhenAnotherBodyIsSelected(Refused refused) {
    Scene before = scene();
    type(refused);
    assertTrue(robot.lookup("#notice-action").tryQuery().isEmpty(), "as long as it stands there");
    robot.clickOn(onScreen(new Vec3(1, 1, 0)));
    assertEquals(Selection.of("c"), session().selection().get());
    assertEquals(before, scene(), "the old value stays in force");
    assertEquals(refused.said, text("notice-action"));
    robot.interact(() -> session().make(new Edit.Remove(Set.of("a"))));
    assertTrue(robot.lookup("#notice-action").tryQuery().isEmpty(), "until the next edit");
  }

  @Test
  void refusedNameIsNotGivenToTheNextBody() {
    robot.interact(() -> session().make(new Edit.Add(ball("d", 3))));
    type(Refused.BODY_NAME);
    robot.clickOn("#undo-button").clickOn("#redo-button");
    assertEquals(Selection.of("d"), session().selection().get());
    assertEquals(Refused.BODY_NAME.said, text("notice-action"));
    assertEquals("d", robot.lookup("#inspector-name").queryAs(TextInputControl.class).getText());
  }

  @Test
  void renamedRowKeepsItsEditorWhenMoved() {
    type(Field.ROW);
    robot.push(KeyCode.ALT, KeyCode.UP);
    robot.interact(() -> session().make(new Edit.Remove(Set.of("a"))));
    Node editor = robot.lookup(Field.ROW.selector).query();
    assertTrue(editor.isFocused());
    assertEquals(TYPED, ((TextInputControl) editor).getText());
    robot.write("3").push(KeyCode.ENTER);
    assertEquals(List.of(TYPED + "3", "c"), ids());
  }
}

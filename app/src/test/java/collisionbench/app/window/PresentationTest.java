package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.Layout;
import collisionbench.app.viewport.render.Typeface;
import collisionbench.bench.lesson.BuiltInLessons;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Dimension2D;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;

/// The window as it is shown to a room: by F11, until Esc.
class PresentationTest extends LessonTest {

  /// The least size of text that is read from the last row, in a window of 1024 x 700.
  private static final double LEAST_TEXT = 24;

  /// The part of the height that the picture keeps.
  private static final double PICTURE = 0.6;

  private final List<String> faults = new ArrayList<>();

  @Override
  Dimension2D size() {
    return new Dimension2D(1024, 700);
  }

  private boolean isShown(String id) {
    return robot.lookup("#" + id).tryQuery().isPresent();
  }

  /// The content is renewed once the key has been handled.
  private void push(KeyCode key) {
    robot.push(key);
    settle();
    settle();
  }

  @Test
  void onlyPictureAndLessonAreShown() {
    begin("000");
    Layout before = session().display().layout().get();
    push(KeyCode.F11);
    for (String id : List.of("menu-bar", "tool-bar", "status-bar", "panes", "inspector")) {
      assertFalse(isShown(id), id);
    }
    assertTrue(isLearning());
    assertEquals(before, session().display().layout().get(), "the panes come back as they were");
    push(KeyCode.ESCAPE);
    assertTrue(isShown("menu-bar") && isShown("inspector"));
    assertEquals(1, Typeface.scale());
    push(KeyCode.F11);
    push(KeyCode.F11);
    assertTrue(isShown("menu-bar"));
    assertFalse(stage.isFullScreen());
  }

  @Test
  void escapeFirstCancelsADrag() {
    push(KeyCode.F11);
    Scene before = scene();
    robot.moveTo(onScreen(before.bodies().getFirst().bounds().center())).press(MouseButton.PRIMARY);
    robot.moveBy(40, 0);
    push(KeyCode.ESCAPE);
    robot.release(MouseButton.PRIMARY);
    assertEquals(before, scene());
    assertFalse(isShown("menu-bar"));
    push(KeyCode.ESCAPE);
    assertTrue(isShown("menu-bar"));
  }

  @Test
  void keysOfMenusAndClickersWork() {
    begin("000");
    push(KeyCode.F11);
    push(KeyCode.PAGE_DOWN);
    assertEquals("Step 2 of 5", text("lesson-count"));
    push(KeyCode.PAGE_UP);
    assertEquals("Step 1 of 5", text("lesson-count"));
    Scene before = scene();
    move("ball", new Vec3(0, -2, 0));
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    assertEquals(before, scene());
    push(KeyCode.PAGE_UP);
    assertEquals("Step 1 of 5", text("lesson-count"));
    for (int i = 0; i < 5; i++) {
      push(KeyCode.PAGE_DOWN);
    }
    assertEquals("Step 5 of 5", text("lesson-count"), "the lesson goes on");
  }

  /// A larger window has larger text, so the shares are those of any window of this shape.
  @Test
  void everyStepIsReadFromTheLastRow() {
    push(KeyCode.F11);
    for (int language = 0; language < 2; language++) {
      for (Lesson lesson : BuiltInLessons.all()) {
        robot.interact(() -> window.files().lessons().begin(lesson));
        for (int step = 0; step < lesson.steps().size(); step++) {
          look(lesson, step);
        }
      }
      switchLanguage();
      settle();
    }
    assertEquals("", String.join("\n", faults));
  }

  private void look(Lesson lesson, int step) {
    robot.interact(() -> {
      window.files().lessons().open(lesson, step);
      Parent root = stage.getScene().getRoot();
      root.applyCss();
      for (int pass = 0; pass < 3; pass++) {
        root.layout();
      }
      String where = Texts.language().tag() + " " + lesson.key(step) + ": ";
      Legibility.faults(root).forEach(fault -> faults.add(where + fault));
      double text = robot.lookup("#lesson-sentence").queryAs(Label.class).getFont().getSize();
      double least = LEAST_TEXT * Math.min(stage.getWidth() / 1024, stage.getHeight() / 700);
      double picture = window.viewport().getHeight() / stage.getScene().getHeight();
      if (text < least - 2 || picture < PICTURE) {
        faults.add(where + "text " + text + ", picture " + picture);
      }
    });
  }
}

package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import org.junit.jupiter.api.Test;

/// Text in Hebrew or Arabic, which JavaFX cannot wrap, wherever a scene shows its own words.
class RightToLeftTest extends WindowTest {

  private static final String HEBREW = "שלום עולם זה משפט ארוך ".repeat(12).strip();
  private static final String ARABIC = "مرحبا بالعالم هذه جملة طويلة ".repeat(12).strip();

  private final AtomicInteger failures = new AtomicInteger();

  @Override
  Document document() {
    return Document.of(
        new Scene(
            HEBREW,
            "In Arabic: " + ARABIC,
            Space.THREE,
            List.of(
                new Body3(HEBREW, new Sphere(new Vec3(-2, 1, 0), 1)),
                new Body3(ARABIC, new Sphere(new Vec3(2, 1, 0), 1))),
            Optional.of(FRONT),
            Optional.empty()));
  }

  private void countFailures() {
    robot.interact(() ->
        Thread.currentThread().setUncaughtExceptionHandler((_, _) -> failures.incrementAndGet()));
  }

  private Label label(String id) {
    return robot.lookup("#" + id).queryAs(Label.class);
  }

  @Test
  void rightToLeftTextIsLaidOutAtEveryWidth() {
    countFailures();
    for (int width : List.of(760, 1000, 1280)) {
      robot.interact(() -> stage.setWidth(width));
    }
    select(HEBREW, ARABIC);
    assertEquals(0, failures.get());
    assertTrue(label("caption-name").getHeight() > 0);
    assertFalse(label("caption-name").isWrapText());
  }

  @Test
  void aNoteIsTypedFromRightToLeft() {
    countFailures();
    robot.interact(() -> session().make(new Edit.Note("A note in English. ".repeat(30))));
    assertTrue(label("caption-note").isWrapText());
    TextArea note = robot.lookup("#scene-note").queryAs(TextArea.class);
    robot.interact(() -> {
      note.requestFocus();
      note.appendText(HEBREW);
    });
    assertFalse(note.isWrapText());
    robot.interact(() -> note.setText("In English again. ".repeat(30)));
    assertTrue(note.isWrapText());
    assertEquals(0, failures.get());
  }
}

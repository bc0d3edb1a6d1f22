package collisionbench.app.panel.widget;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.bench.GeneratedTexts;
import collisionbench.bench.formula.FormulaParser;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.ReasonException;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// No typed text throws anything but a reason: numbers, points, names and formulas.
class AnyInputTest {

  private static final int COUNT = 4000;

  @Test
  void everyNumberIsReadOrRefused() {
    GeneratedTexts.of(COUNT)
        .forEach(text -> {
          try {
            assertTrue(Double.isFinite(Expression.of(text)), text);
          } catch (ReasonException refused) {
            assertFalse(refused.phrase().text().isEmpty());
          } catch (RuntimeException | StackOverflowError fault) {
            throw new AssertionError("typed " + text, fault);
          }
        });
  }

  @Test
  void everyPointIsReadOrIsNone() {
    List<String> names = List.of("x", "y", "z");
    GeneratedTexts.of(COUNT)
        .forEach(text -> assertDoesNotThrow(() -> TypedPoint.of(text, names), text));
    assertEquals(
        Optional.of(List.of(1.0, 2.0, 3.0)), TypedPoint.of("a.".repeat(9) + "pos(1,2,3)", names));
    assertEquals(Optional.empty(), TypedPoint.of("a.".repeat(2500) + "(1,2,3)", names));
  }

  @Test
  void everyPasteIntoACellIsJoined() {
    GeneratedTexts.of(COUNT)
        .forEach(text -> assertFalse(TypedPoint.joined(text).matches("(?s).*[\\t\\r\\n].*"), text));
    assertEquals("1; 2; 3  4", TypedPoint.joined(" 1 \t 2\r\n3  4\n"));
  }

  @Test
  void everyNameIsTakenOrRefused() {
    Document document = Document.of(Scene.empty("scene", Space.THREE));
    GeneratedTexts.of(COUNT)
        .forEach(text -> {
          Session session = new Session(document, new Camera(Vec3.ZERO, 10, 0, 0));
          assertDoesNotThrow(() -> Attempt.make(session, _ -> new Edit.Name(text)), text);
          assertDoesNotThrow(() -> Attempt.rename(session, "none", text), text);
        });
  }

  @Test
  void everyFormulaIsReadOrShownVerbatim() {
    GeneratedTexts.of(COUNT)
        .forEach(text -> assertDoesNotThrow(() -> FormulaParser.parseOrVerbatim(text), text));
  }
}

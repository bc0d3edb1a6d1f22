package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.snapshot.Toolkit;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Which keys of a text field reach the actions of the window.
@DisabledOnOs(value = OS.MAC, disabledReason = "Ctrl is not the shortcut key there")
class TypingGuardTest {

  /// Modifiers by their letters: s(hift), c(trl), a(lt), m(eta).
  @ParameterizedTest
  @CsvSource({
    "W, '', false",
    "W, s, false",
    "W, c, true",
    "W, a, true",
    "W, m, true",
    "DIGIT1, '', false",
    "DELETE, '', false",
    "HOME, s, false",
    "SPACE, '', false",
    "UP, '', false",
    "DOWN, cs, true",
    "ENTER, '', false",
    "ESCAPE, '', true",
    "TAB, '', true",
    "TAB, s, true",
    "F1, '', true",
    "F12, s, true"
  })
  void whatIsTypedRunsNoAction(KeyCode code, String keys, boolean reaches) throws Exception {
    Toolkit.call(() -> {
      assertEquals(reaches, reaches(new TextField(), KeyEvent.KEY_PRESSED, code, keys), "field");
      assertEquals(reaches, reaches(new TextArea(), KeyEvent.KEY_PRESSED, code, keys), "area");
      assertEquals(true, reaches(new Label(), KeyEvent.KEY_PRESSED, code, keys), "label");
      assertEquals(true, reaches(new TextField(), KeyEvent.KEY_RELEASED, code, keys), "release");
      return true;
    });
  }

  private static boolean reaches(Node target, EventType<KeyEvent> type, KeyCode code, String keys) {
    Pane root = new Pane(target);
    MenuKeys.protectTyping(root);
    AtomicInteger heard = new AtomicInteger();
    Pane window = new Pane(root);
    window.addEventHandler(type, _ -> heard.incrementAndGet());
    Event.fireEvent(
        target,
        new KeyEvent(
            type,
            "",
            "",
            code,
            keys.contains("s"),
            keys.contains("c"),
            keys.contains("a"),
            keys.contains("m")));
    return heard.get() == 1;
  }
}

package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Copying a pair.
class CopyPairTest extends OneWindowTest {

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("a", new Sphere(Vec3.ZERO, 1)),
            new Body3("b", new Sphere(new Vec3(3, 0, 0), 1))));
  }

  private void ask() {
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.C);
    await("#copy-pair-list");
  }

  private ListView<?> list() {
    return robot.lookup("#copy-pair-list").queryListView();
  }

  private boolean clips(String... parts) {
    return Stream.of(parts).allMatch(clipboard.text.orElse("")::contains);
  }

  @Test
  void eachFormatIsShownAndCopied() {
    List<List<String>> parts =
        List.of(
            List.of("@Test", "\"a\"", "\"b\""),
            List.of("import unittest", "from mine import"),
            List.of("node:test", "from \"./mine.mjs\""),
            List.of("using NUnit.Framework", "Mine."),
            List.of("TEST_CASE", "#include \"mine.hpp\""),
            List.of("#[test]", "include!(\"mine.rs\")"),
            List.of("distance\t", "normal\t"),
            List.of("{\"id\": 1", "\"method\": \"mine\""),
            List.of("{", "\"a\"", "\"b\""));
    for (int i = 0; i < parts.size(); i++) {
      ask();
      assertEquals(parts.size(), list().getItems().size());
      assertEquals(Math.max(0, i - 1), list().getSelectionModel().getSelectedIndex(), "as last");
      if (i > 0) {
        robot.push(KeyCode.DOWN);
      }
      settle();
      String shown = robot.lookup("#copy-pair-text").queryTextInputControl().getText();
      robot.push(KeyCode.ENTER);
      assertEquals(Optional.of(shown), clipboard.text);
      assertTrue(clips(parts.get(i).toArray(String[]::new)), shown);
    }
    assertEquals("Scene of a and b copied", text("notice-action"));
  }

  @Test
  void escapeCopiesNothing() {
    ask();
    robot.push(KeyCode.DOWN).push(KeyCode.DELETE).push(KeyCode.ESCAPE);
    await(() -> robot.lookup("#copy-pair-list").tryQuery().isEmpty());
    ask();
    robot.push(KeyCode.TAB).push(KeyCode.DELETE).push(KeyCode.ESCAPE);
    await(() -> robot.lookup("#copy-pair-list").tryQuery().isEmpty());
    settle();
    assertEquals(Optional.empty(), clipboard.text);
    assertEquals(2, scene().bodies().size());
  }

  @Test
  void aClipboardThatRefusesIsReported() {
    clipboard.refuses = true;
    select("a");
    ask();
    robot.push(KeyCode.ENTER);
    assertEquals("The text could not be copied to the clipboard.", text("notice-action"));
  }
}

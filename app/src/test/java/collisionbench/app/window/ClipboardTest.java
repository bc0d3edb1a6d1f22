package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.window.action.TextClipboard;
import collisionbench.bench.paste.PastedText;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class ClipboardTest extends OneWindowTest {

  private static final Body3 BALL = ball("ball", -2);
  private static final Body3 MOVING =
      new Body3("moving", new Sphere(new Vec3(0.1, 1, 0), 1 / 3.0), new Vec3(1, 0, 0.7));
  private static final Scene FIRST = inSpace(BALL, MOVING, ball("third", 2));

  @Override
  Document document() {
    return Document.of(FIRST);
  }

  private static Body3 ball(String id, double x) {
    return new Body3(id, new Sphere(new Vec3(x, 1, 0), 0.8));
  }

  private void push(KeyCode... keys) {
    robot.push(keys);
  }

  private void copy() {
    push(KeyCode.CONTROL, KeyCode.C);
  }

  private void paste() {
    push(KeyCode.CONTROL, KeyCode.V);
  }

  private Scene copied() throws SceneFileException {
    return SceneFile.parse("copied", clipboard.text.orElseThrow());
  }

  @Test
  void severalBodiesAreCopiedAsASceneFile() throws SceneFileException {
    select("third", "moving");
    copy();
    assertEquals(List.of(MOVING, ball("third", 2)), copied().bodies());
    assertEquals("Test", copied().name());
    assertEquals(Optional.empty(), copied().camera());
    assertSame(FIRST, scene());
  }

  @Test
  void copiesPastedOverOriginalsAreOffsetAndSelected() {
    select("ball", "moving");
    copy();
    paste();
    assertEquals(List.of("ball", "moving", "third", "ball 2", "moving 2"), ids());
    assertEquals(List.of("ball 2", "moving 2"), session().selection().get().ids());
    assertEquals(BALL.movedBy(new Vec3(0.5, 0, 0.5)).named("ball 2"), body("ball 2"));
    assertEquals(MOVING.velocity(), body("moving 2").displacement());
    paste();
    assertEquals(BALL.movedBy(new Vec3(1, 0, 1)).named("ball 3"), body("ball 3"));
    undo();
    undo();
    assertSame(FIRST, scene());
  }

  @Test
  void cutRemovesAndPasteRestores() throws SceneFileException {
    select("ball", "third");
    push(KeyCode.CONTROL, KeyCode.X);
    assertEquals(List.of("moving"), ids());
    assertEquals(2, copied().bodies().size());
    paste();
    assertEquals(List.of(MOVING, BALL, ball("third", 2)), scene().bodies());
  }

  @Test
  void cutKeepsBodiesIfTheClipboardRefuses() {
    clipboard.refuses = true;
    select("ball");
    push(KeyCode.CONTROL, KeyCode.X);
    assertSame(FIRST, scene());
    assertEquals("The text could not be copied to the clipboard.", text("notice-action"));
  }

  private Segment segment(String id) {
    return (Segment) ((Body3) body(id)).shape();
  }

  @Test
  void aTextThatIsTooLongIsRefused() {
    clipboard.text = Optional.of("[0, 0, 0], ".repeat(10_000_000));
    paste();
    assertEquals(
        "The clipboard has 104 MiB of text. At most 8 MiB are pasted.", text("notice-action"));
    assertSame(FIRST, scene());
  }

  private boolean isReading() {
    return onFx(() -> robot.lookup("#opening").queryAs(Node.class).isVisible());
  }

  private void pasteALongText() {
    clipboard.text = Optional.of("Segment(1 2 3; 4 5 6)" + " ".repeat(1_000_000));
    paste();
    await(() -> !isReading());
    assertEquals(new Segment(new Vec3(1, 2, 3), new Vec3(4, 5, 6)), segment("segment"));
  }

  /// The reading stops: the next text does not wait for the end of the one before.
  @Test
  void escapeCancelsReading() {
    clipboard.text = Optional.of("a.".repeat(PastedText.LONGEST / 2));
    paste();
    assertTrue(isReading());
    assertEquals("Pasting the clipboard", text("opening-what"));
    push(KeyCode.ESCAPE);
    assertFalse(isReading());
    assertSame(FIRST, scene());
    pasteALongText();
  }

  @Test
  void textReadForAnotherSceneIsNotPasted() {
    clipboard.text = Optional.of("Segment(1 2 3; 4 5 6)" + " ".repeat(1_000_000));
    robot.interact(() -> {
      new Hands(stage).press(KeyCode.V, false, true, false);
      session().make(new Edit.Name("another"));
    });
    await(() -> !isReading());
    settle();
    assertEquals(FIRST.ids(), scene().ids());
    assertEquals("The scene changed while the text was read. Paste again.", text("notice-action"));
  }

  @Test
  void invalidClipboardTextIsReportedWithItsLocation() {
    clipboard.text = Optional.of("{\n  \"format\": 7}");
    paste();
    assertEquals(
        "The clipboard: /format (line 2, column 13): expected a string, found 7",
        text("notice-action"));
    clipboard.text = Optional.of("hello");
    paste();
    assertTrue(
        text("notice-action").startsWith("The clipboard: line 1, column"), text("notice-action"));
    clipboard.text = Optional.of(" ");
    paste();
    assertEquals("The clipboard contains no text.", text("notice-action"));
    clipboard.text = Optional.empty();
    paste();
    assertEquals("The clipboard contains no text.", text("notice-action"));
    clipboard.text = Optional.of(SceneFile.text(inSpace()));
    paste();
    assertEquals("The scene on the clipboard has no bodies.", text("notice-action"));
    assertSame(FIRST, scene());
    select("ball");
    copy();
    paste();
    assertFalse(robot.lookup("#notice-action").tryQuery().isPresent(), "what was said has passed");
  }

  private boolean isSaid() {
    return robot.lookup("#notice-action").tryQuery().isPresent();
  }

  @Test
  void pasteErrorDisappearsAfterTheNextEdit() {
    clipboard.text = Optional.of("hello");
    paste();
    push(KeyCode.CONTROL, KeyCode.A);
    assertTrue(isSaid(), "to select is no edit");
    push(KeyCode.DELETE);
    assertFalse(isSaid());
    paste();
    assertTrue(isSaid());
    undo();
    assertFalse(isSaid());
  }

  @Test
  void draggedBodyIsCopiedAtItsCurrentPlace() throws SceneFileException {
    dragAndHold(new Vec3(-2, 1, 0), new Vec3(-2, 2, 0));
    copy();
    Body moved = copied().bodies().getFirst();
    assertEquals(body("ball"), moved);
    assertEquals(2, moved.points().getFirst().y(), 0.05);
    drop();
  }

  @Test
  void theClipboardOfTheDesktopHoldsText() {
    TextClipboard desktop = TextClipboard.ofDesktop();
    assertTrue(onFx(() -> desktop.write("{}\n\u7403")));
    assertEquals(Optional.of("{}\n\u7403"), onFx(desktop::read));
  }

  @Test
  void withNothingSelectedNothingIsCopied() {
    select();
    copy();
    push(KeyCode.CONTROL, KeyCode.X);
    push(KeyCode.CONTROL, KeyCode.D);
    assertEquals(Optional.empty(), clipboard.text);
    assertSame(FIRST, scene());
  }
}

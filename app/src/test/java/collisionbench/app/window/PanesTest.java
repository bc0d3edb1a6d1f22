package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.settings.Layout;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Texts;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PanesTest extends OneWindowTest {

  @Override
  Dimension2D size() {
    return AS_IT_OPENS;
  }

  @Override
  Document document() {
    return Document.of(BuiltInScenes.named("moving-spheres").orElseThrow());
  }

  private double width(String id) {
    return robot.lookup("#" + id).queryAs(Region.class).getWidth();
  }

  private boolean isThere(String id) {
    return robot.lookup("#" + id).tryQuery().isPresent();
  }

  private void assertLaidOut(double whole) {
    Layout fitting = session().display().layout().get().within(whole, 1);
    // The dividers have their place between the panes.
    assertEquals(fitting.outlinerWidth(), width("outliner"), 12);
    assertEquals(fitting.inspectorWidth(), width("inspector"), 12);
    assertTrue(width("viewport") >= whole / 2 - 1, "viewport is " + width("viewport"));
  }

  @Test
  void thePictureKeepsHalfOfTheWindowWhateverItsWidth() {
    assertLaidOut(1280);
    for (int whole : new int[] {800, 1500, 1280}) {
      robot.interact(() -> stage.setWidth(whole));
      assertLaidOut(stage.getScene().getWidth());
    }
  }

  @Test
  void draggingADividerIsRememberedAndKeptInAnotherLanguage() {
    double before = width("outliner");
    Node divider =
        robot.lookup(".split-pane-divider").queryAll().stream()
            .min((a, b) -> Double.compare(x(a), x(b)))
            .orElseThrow();
    robot.drag(divider, MouseButton.PRIMARY).dropBy(40, 0);
    Layout layout = session().display().layout().get();
    assertEquals(before + 40, layout.outlinerWidth(), 6);
    assertEquals(Layout.FIRST.inspectorWidth(), layout.inspectorWidth(), 6);
    switchLanguage();
    assertEquals(layout, session().display().layout().get());
    assertLaidOut(1280);
  }

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  private static double x(Node node) {
    return node.localToScene(0, 0).getX();
  }

  @Test
  void panesAreHiddenAndComeBackAsTheyWere() {
    robot.push(KeyCode.CONTROL, KeyCode.B);
    await(() -> !isThere("outliner"));
    settle();
    assertEquals(1280 - width("inspector"), width("viewport"), 6);
    robot.push(KeyCode.CONTROL, KeyCode.I);
    await(() -> !isThere("inspector"));
    settle();
    assertEquals(1280, width("viewport"), 1);
    robot.push(KeyCode.CONTROL, KeyCode.I).push(KeyCode.CONTROL, KeyCode.B);
    await(() -> isThere("inspector") && isThere("outliner"));
    settle();
    assertLaidOut(1280);
  }

  @Test
  void hiddenPaneShowsLaterChangesWhenItComesBack() {
    robot.push(KeyCode.CONTROL, KeyCode.B);
    robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
    robot.push(KeyCode.CONTROL, KeyCode.B);
    assertEquals(Integer.toString(scene().bodies().size()), text("outliner-count"));
    assertTrue(robot.lookup("Sphere").tryQuery().isPresent());
  }
}

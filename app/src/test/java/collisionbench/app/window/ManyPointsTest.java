package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Vec3;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The inspector on a hull of hundreds of points, whose fields are made when they come into sight.
class ManyPointsTest extends HandleDragTest {

  private static final List<Vec3> POINTS =
      IntStream.range(0, 250).mapToObj(i -> new Vec3(Math.cos(i), Math.sin(i), i / 250.0)).toList();

  @Override
  Document document() {
    return Document.of(inSpace(new Body3("reel", new Hull(POINTS))));
  }

  @BeforeEach
  void select() {
    select("reel");
  }

  private List<Vec3> points() {
    return ((Hull) ((Body3) body("reel")).shape()).points();
  }

  private void scrollTo(double to) {
    robot.interact(() -> robot.lookup("#inspector-scroll").queryAs(ScrollPane.class).setVvalue(to));
  }

  private boolean isMade(int point) {
    return robot.lookup("#field-point-" + point + "-x").tryQuery().isPresent();
  }

  private TextField field(int point) {
    return robot.lookup("#field-point-" + point + "-x").queryAs(TextField.class);
  }

  private String focused() {
    Node focused = stage.getScene().getFocusOwner();
    return focused == null ? "" : String.valueOf(focused.getId());
  }

  @Test
  void onlyFieldsNearWhatIsSeenAreMade() {
    assertTrue(robot.lookup("#inspector .field-row").queryAll().size() < 40);
    assertTrue(isMade(1));
    assertFalse(isMade(250));
    scrollTo(1);
    assertTrue(isMade(250));
    assertFalse(isMade(125));
  }

  @Test
  void aFieldThatIsMadeLateIsThatOfItsPoint() {
    scrollTo(0.5);
    robot.clickOn("#field-point-125-x").push(KeyCode.CONTROL, KeyCode.A);
    robot.write("7").push(KeyCode.ENTER);
    assertEquals(7, points().get(124).x());
    undo();
    assertEquals(POINTS, points());
    BigDecimal shown = new BigDecimal(field(125).getText());
    BigDecimal exact = new BigDecimal(POINTS.get(124).x());
    assertEquals(exact.setScale(shown.scale(), RoundingMode.HALF_EVEN), shown);
  }

  @Test
  void tabGoesThroughAllOfThem() {
    robot.clickOn("#field-point-1-x");
    for (int i = 0; i < 5 * 8; i++) {
      robot.push(KeyCode.TAB);
    }
    settle();
    assertEquals("field-point-9-x", focused());
  }
}

package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kordamp.ikonli.javafx.FontIcon;

/// What is said around the picture, in narrow windows and with long names.
class LongTextsTest extends OneWindowTest {

  private static final String LONG =
      "a name that says what its body is there for ".repeat(3).strip();

  private static final String FAR = "far " + LONG;

  @Override
  Dimension2D size() {
    return AS_IT_OPENS;
  }

  @Override
  Document document() {
    return Document.of(
        new Scene(
            "Long",
            "Drag the ball onto the other: from the left, from the right, and over its top.",
            Space.THREE,
            List.of(
                new Body3("near " + LONG, new Sphere(new Vec3(-2, 1, 0), 1)),
                new Body3(FAR, new Sphere(new Vec3(2, 1, 0), 1))),
            Optional.of(FRONT),
            Optional.of(new Expectation(List.of()))));
  }

  private Label label(String id) {
    return robot.lookup("#" + id).queryAs(Label.class);
  }

  private void setWidth(int width) {
    robot.interact(() -> stage.setWidth(width));
  }

  @ParameterizedTest
  @ValueSource(ints = {760, 1280})
  void longNamesLeaveTheNumbersOfTheStatusBarWhole(int width) {
    setWidth(width);
    robot.interact(() -> session().make(new Edit.Name("changed")));
    for (String id : List.of("status-distance", "status-unsaved", "status-count")) {
      assertTrue(label(id).getWidth() >= label(id).prefWidth(-1), id);
    }
    double right = robot.lookup("#status-bar").queryAs(Region.class).getWidth();
    assertTrue(label("status-count").getBoundsInParent().getMaxX() <= right);
    assertTrue(label("status-pair").getWidth() > 50);
  }

  @ParameterizedTest
  @ValueSource(ints = {760, 1024})
  void nothingInTheStatusBarOfAColoredPictureIsCut(int width) {
    Expectation.Pair pair = new Expectation.Pair("near " + LONG, FAR);
    robot.interact(() -> {
      session().make(new Edit.Expect(Optional.of(new Expectation(List.of(pair)))));
      session().display().colorBy(Optional.of(Coloring.by(Methods.EXACT)));
    });
    setWidth(width);
    Region bar = robot.lookup("#status-bar").queryAs(Region.class);
    assertEquals(stage.getScene().getWidth(), bar.getWidth());
    List<Node> parts = bar.getChildrenUnmodifiable().stream().filter(Node::isManaged).toList();
    for (Node part : parts) {
      assertTrue(bar.getLayoutBounds().contains(part.getBoundsInParent()), part.toString());
      assertTrue(part.getLayoutBounds().getWidth() >= part.minWidth(-1), part.toString());
    }
    assertTrue(parts.size() > 6, parts.toString());
    Label mark = label("status-expectation");
    assertEquals(mark.getText(), mark.getTooltip().getText());
  }

  @ParameterizedTest
  @ValueSource(ints = {760, 1280})
  void theHintOfADragIsSeenWhole(int width) {
    setWidth(width);
    robot.interact(() -> session().display().lookFrom(FRONT.zoomedBy(3, FRONT.target())));
    dragAndHold(new Vec3(2, 1, 0), new Vec3(2, 2, 0));
    Label hint = label("tool-hint");
    assertTrue(hint.isVisible());
    Text drawn = (Text) hint.lookup(".text");
    assertEquals(hint.getText(), drawn.getText().replace('\n', ' '));
    assertTrue(hint.getHeight() >= hint.prefHeight(hint.getWidth()) - 1);
    drop();
  }

  @ParameterizedTest
  @ValueSource(ints = {760, 1280})
  void aNoteOfSeveralLinesTakesMoreOfThemInANarrowerWindow(int width) {
    String note = "Play the time: the balls meet on their way and part again. ".repeat(2).strip();
    robot.interact(() -> session().make(new Edit.Note(note)));
    setWidth(width);
    assertEquals(note, ((Text) label("caption-note").lookup(".text")).getText().replace("\n", ""));
  }

  @Test
  void theMarkOfUnsavedChangesIsNotAsRedAsContact() {
    Color before = markOfUnsavedChanges();
    robot.interact(() -> session().make(new Edit.Move(FAR, new Vec3(-3, 0, 0))));
    assertTrue(touches(FAR));
    assertEquals(before, markOfUnsavedChanges());
    assertFalse(isRed(before));
    assertTrue(isRed(color(label("status-pair"))), "of contact");
  }

  private Color markOfUnsavedChanges() {
    robot.interact(() -> session().make(new Edit.Name("changed")));
    return color(label("status-unsaved"));
  }

  private static Color color(Label label) {
    return (Color) ((FontIcon) label.getGraphic()).getIconColor();
  }
}

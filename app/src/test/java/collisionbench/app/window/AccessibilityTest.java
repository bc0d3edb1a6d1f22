package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.window.document.LessonTexts;
import collisionbench.bench.lesson.BuiltInLessons;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Dimension2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// The window for who works without a mouse, or without seeing it.
class AccessibilityTest extends WindowTest {

  private static final int MOST_STOPS = 60;

  @Override
  Dimension2D size() {
    return AS_IT_OPENS;
  }

  @Override
  Document document() {
    return Document.of(BuiltInScenes.named("moving-spheres").orElseThrow());
  }

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  private void open(String scene, String... selected) {
    robot.interact(() -> {
      session()
          .open(
              Document.of(BuiltInScenes.named(scene).orElseThrow()),
              session().display().camera().get());
      session().select(new Selection(List.of(selected)));
    });
  }

  private static void collect(Node node, List<Node> controls) {
    boolean control =
        node instanceof ButtonBase
            || node instanceof TextInputControl
            || node instanceof Slider
            || node instanceof ListView<?>;
    if (node.isVisible()
        && (control || node.isFocusTraversable())
        && !(node instanceof ScrollBar)) {
      controls.add(node);
    }
    if (node.isVisible() && node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, controls));
    }
  }

  /// What a text field holds does not say what it is for.
  private static String spoken(Node node) {
    Object text =
        node instanceof TextInputControl
            ? node.getAccessibleText()
            : node.queryAccessibleAttribute(AccessibleAttribute.TEXT);
    String said = Objects.requireNonNullElse(text, "").toString();
    return said.isBlank() && node instanceof MenuButton menu ? menu.getText() : said;
  }

  private int assertEverythingIsNamed() {
    List<Node> controls = new ArrayList<>();
    robot.interact(() -> collect(stage.getScene().getRoot(), controls));
    Set<String> nameless = new TreeSet<>();
    controls.stream()
        .filter(node -> spoken(node).isBlank())
        .forEach(node -> nameless.add(node + " in " + node.getParent()));
    assertEquals(Set.of(), nameless);
    return controls.size();
  }

  @Test
  void everyControlSaysWhatItIsFor() {
    assertTrue(assertEverythingIsNamed() > 20);
    open("playground");
    assertEverythingIsNamed();
    open("playground", "box");
    assertTrue(assertEverythingIsNamed() > 30);
    open("playground", "ball", "box");
    assertEverythingIsNamed();
    open("point-polygon-2d", "polygon");
    assertEverythingIsNamed();
    open("circle-sector-2d", session().document().get().scene().bodies().getFirst().id());
    assertEverythingIsNamed();
    robot.interact(() -> {
      Lesson lesson = BuiltInLessons.all().getFirst();
      session().open(LessonTexts.document(lesson, 0), session().display().camera().get());
      window.files().lessons().take(lesson);
    });
    assertEverythingIsNamed();
    robot.push(KeyCode.CONTROL, KeyCode.P);
    await(robot.lookup("#gallery").query()::isVisible);
    assertEverythingIsNamed();
  }

  @Test
  void thePictureSaysWhatItShows() {
    robot.interact(() -> session().open(Document.of(inSpace()), FRONT));
    assertEquals("No bodies", spoken(window.viewport()));
    make(new Body3("ball", new Sphere(Vec3.ZERO, 1)));
    assertEquals("One body", spoken(window.viewport()));
    make(new Body3("second", new Sphere(Vec3.X.times(1.75), 1)));
    make(new Body3("far", new Sphere(Vec3.X.times(6), 1)));
    assertEquals("3 bodies, ball touches second, depth 0.25", spoken(window.viewport()));
    select("far");
    assertEquals("3 bodies, second does not touch far, distance 2.25", spoken(window.viewport()));
    switchLanguage();
    assertEquals("3 个物体，second 与 far 分离，距离 2.25", spoken(window.viewport()));
  }

  private void make(Body3 body) {
    robot.interact(() -> session().make(new Edit.Add(body)));
  }

  /// Tab goes round all that can be worked with, and what has the focus looks different from what
  /// it looks like without.
  @Test
  void theFocusIsSeenWhereverItIs() {
    open("playground", "box");
    Set<Node> seen = new LinkedHashSet<>();
    Set<String> unseen = new TreeSet<>();
    Node before = step();
    Image with = picture();
    while (seen.add(before) && seen.size() < MOST_STOPS) {
      Bounds at = onFx(boundsOf(before));
      Node next = step();
      Image without = picture();
      if (differing(with, without, at) < 20) {
        unseen.add(before + " in " + before.getParent());
      }
      before = next;
      with = without;
    }
    assertTrue(seen.size() < MOST_STOPS, "Tab comes round: " + seen);
    assertTrue(seen.size() > 12, seen.size() + " stops: " + seen);
    assertTrue(seen.contains(window.viewport()), "the picture is among them");
    assertEquals(Set.of(), unseen);
  }

  private static Callable<Bounds> boundsOf(Node node) {
    return () -> node.localToScene(node.getLayoutBounds());
  }

  /// Without the robot, whose keys come some time later.
  private Node step() {
    robot.interact(() ->
        Event.fireEvent(
            stage.getScene().getFocusOwner(),
            new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.TAB, false, false, false, false)));
    return Optional.ofNullable(stage.getScene().getFocusOwner()).orElseThrow();
  }

  private Image picture() {
    return onFx(() -> stage.getScene().snapshot(null));
  }

  private static int differing(Image a, Image b, Bounds at) {
    PixelReader one = a.getPixelReader();
    PixelReader other = b.getPixelReader();
    int count = 0;
    for (int y = (int) Math.max(0, at.getMinY() - 3);
        y < Math.min(a.getHeight(), at.getMaxY() + 3);
        y++) {
      for (int x = (int) Math.max(0, at.getMinX() - 3);
          x < Math.min(a.getWidth(), at.getMaxX() + 3);
          x++) {
        count += one.getArgb(x, y) == other.getArgb(x, y) ? 0 : 1;
      }
    }
    return count;
  }

  @Test
  void thePictureShowsItsFocusToWhoCameByKeysOnly() {
    Node ring = robot.lookup("#viewport > .focus-ring").query();
    assertFalse(isFocusShown());
    robot.push(KeyCode.F6).push(KeyCode.SHIFT, KeyCode.F6);
    await(this::isFocusShown);
    assertTrue(window.viewport().isFocused());
    assertTrue(ring.isMouseTransparent());
    robot.clickOn(window.viewport());
    await(() -> !isFocusShown());
    assertTrue(window.viewport().isFocused());
  }

  private boolean isFocusShown() {
    return window.viewport().getPseudoClassStates().stream()
        .anyMatch(
            state -> Set.of("focus-shown", "focus-visible").contains(state.getPseudoClassName()));
  }
}

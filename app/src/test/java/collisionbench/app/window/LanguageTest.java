package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.DrawnMap;
import collisionbench.app.session.Selection;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.viewport.render.Typeface;
import collisionbench.bench.map.PairField;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LanguageTest extends WindowTest {

  @Override
  Document document() {
    return Document.builtIn(
        "sphere-sphere", BuiltInScenes.named("sphere-sphere").orElseThrow().withoutExpectation());
  }

  @AfterEach
  void speakEnglish() {
    Typeface.scale(1);
    Texts.use(Language.ENGLISH);
  }

  private double textSize() {
    robot.interact(() -> stage.getScene().getRoot().applyCss());
    return robot.lookup("#caption-note").queryAs(Label.class).getFont().getSize();
  }

  private void resizeText(double size) {
    Viewport before = window.viewport();
    robot.interact(() -> window.change(settings -> settings.withTextSize(size)));
    await(() -> !window.viewport().equals(before));
    settle();
  }

  @Test
  void textIsEnlargedAndStaysSo() {
    assertEquals(13, textSize());
    resizeText(1.25);
    assertEquals(16, textSize());
    assertEquals(15, Typeface.REGULAR.size(12).getSize());
    switchLanguage();
    assertEquals(16, textSize());
    reopen();
    assertEquals(16, textSize());
    resizeText(1);
    assertEquals(13, textSize());
  }

  @Test
  void menusAndTimesAreWholeWithLargerTextInASmallWindow() {
    Body moving = new Body3("runner", new Sphere(Vec3.ZERO, 1), Vec3.X);
    robot.interact(() -> session().make(new Edit.Add(Edit.Add.From.NEW, List.of(moving))));
    robot.interact(() -> {
      stage.setWidth(800);
      stage.setHeight(600);
    });
    resizeText(1.5);
    robot.interact(() -> session().showTime(0.25));
    assertMenusAndTimesAreWhole();
    switchLanguage();
    robot.interact(() -> session().showTime(0.25));
    assertMenusAndTimesAreWhole();
  }

  private void assertMenusAndTimesAreWhole() {
    for (Label label : robot.lookup(".menu-bar .label").queryAllAs(Label.class)) {
      assertWhole(label);
    }
    for (String id : List.of("time-now", "time-first", "time-speed", "pair-time")) {
      assertWhole(robot.lookup("#" + id).queryAs(Label.class));
    }
    Region status = robot.lookup("#status-bar").queryAs(Region.class);
    assertEquals(stage.getScene().getWidth(), status.getWidth());
    for (Node part : status.getChildrenUnmodifiable()) {
      assertTrue(
          !part.isManaged() || status.getLayoutBounds().contains(part.getBoundsInParent()),
          part.toString());
    }
    double inspector = robot.lookup("#inspector").queryAs(Region.class).getWidth();
    Region content =
        (Region) robot.lookup("#inspector-scroll").queryAs(ScrollPane.class).getContent();
    assertTrue(content.getWidth() <= inspector, "cut at " + inspector);
  }

  private static void assertWhole(Label label) {
    String shown = ((Text) label.lookup(".text")).getText();
    assertFalse(shown.endsWith("..."), shown);
    assertFalse(shown.endsWith("\u2026"), shown);
  }

  @Test
  void anUntouchedBuiltInSceneIsPutInTheOtherLanguageAtOnce() {
    select("small ball");
    Camera camera = session().display().camera().get().movedBy(Vec3.X);
    robot.interact(() -> session().display().lookFrom(camera));
    switchLanguage();
    assertEquals("两个球体", text("caption-name"));
    assertTrue(scene().note().contains("球心距"), scene()::note);
    assertEquals(List.of("大球", "小球"), scene().bodies().stream().map(Body::id).toList());
    assertEquals(Selection.of("小球"), session().selection().get());
    assertEquals(camera, session().display().camera().get());
    assertFalse(session().document().get().isDirty());
    switchLanguage();
    assertEquals(document(), session().document().get());
  }

  @Test
  void aMovedBodyIsRenamedTooAndUndone() {
    var first = scene();
    robot.interact(() -> session().make(new Edit.Move("small ball", Vec3.X)));
    var moved = scene();
    robot.interact(() -> session().make(new Edit.Move("small ball", Vec3.Y)));
    robot.interact(() -> session().undo());
    switchLanguage();
    assertEquals("两个球体", text("caption-name"));
    assertTrue(scene().body("小球").isPresent());
    robot.interact(() -> session().redo());
    robot.interact(() -> session().undo());
    switchLanguage();
    assertEquals(moved, scene());
    robot.interact(() -> session().undo());
    assertEquals(first, scene());
    assertFalse(session().document().get().isDirty());
  }

  @Test
  void aBuiltInSceneWithFewerBodiesKeepsItsWordsUntilItIsReset() {
    robot.interact(() -> session().make(new Edit.Remove(Set.of("large ball"))));
    switchLanguage();
    assertEquals("Two spheres", text("caption-name"));
    assertTrue(scene().body("small ball").isPresent());
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
    assertEquals("两个球体", text("caption-name"));
    assertTrue(scene().body("小球").isPresent());
    assertFalse(session().document().get().isDirty());
  }

  /// What has been replaced still hears of the button that was pressed on it.
  @Test
  void aButtonReleasedInTheOtherLanguageAsksForNothing() {
    Viewport replaced = window.viewport();
    MouseEvent release =
        onFx(() -> {
          Point2D nothing = new Point2D(5, 300);
          MouseEvents.fire(replaced, MouseEvent.MOUSE_PRESSED, nothing, MouseButton.SECONDARY, 0);
          return MouseEvents.of(
                  replaced, MouseEvent.MOUSE_RELEASED, nothing, MouseButton.SECONDARY, 0)
              .orElseThrow();
        });
    switchLanguage();
    List<Throwable> failures = failures();
    robot.interact(() -> Event.fireEvent(replaced, release));
    assertEquals(List.of(), failures);
    assertEquals(List.of(stage), onFx(() -> List.copyOf(Window.getWindows())));
  }

  /// A field that has been replaced has the focus until the next frame, and gets it back with that
  /// of the window.
  @Test
  void aReplacedFieldMayGetTheFocusOnceMore() {
    robot.clickOn("#inspector-name");
    List<Throwable> failures = failures();
    robot.interact(() -> {
      Scene content = stage.getScene();
      Parent before = content.getRoot();
      content.setRoot(new Group());
      stage.setScene(new Scene(new Group()));
      stage.setScene(content);
      content.setRoot(before);
    });
    assertEquals(List.of(), failures);
  }

  /// {@return what goes wrong on JavaFX's thread from now on}
  private static List<Throwable> failures() {
    List<Throwable> failures = new CopyOnWriteArrayList<>();
    onFx(() -> {
      Thread.currentThread().setUncaughtExceptionHandler((_, failure) -> failures.add(failure));
      return true;
    });
    return failures;
  }

  @Test
  void theTimeThatIsShownStays() {
    robot.interact(() -> {
      session().open(Document.of(BuiltInScenes.named("moving-spheres").orElseThrow()), FRONT);
      session().showTime(0.375);
    });
    switchLanguage();
    assertEquals(0.375, session().evaluation().get().time());
    assertTrue(text("time-now").contains("0.3750"), text("time-now"));
  }

  @Test
  void mapSpeaksTheOtherLanguage() {
    robot.type(KeyCode.O);
    await(() -> drawn().isPresent());
    switchLanguage();
    await(() -> drawn().isPresent());
    PairField field = drawn().orElseThrow().map().field();
    assertEquals(Texts.get("map.pair", field.moved().id(), field.other().id()), text("map-pair"));
    assertNotEquals(Language.ENGLISH, Texts.language());
  }

  private Optional<DrawnMap> drawn() {
    return onFx(() -> session().display().mapping().get().drawn());
  }
}

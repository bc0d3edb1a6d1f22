package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Edit;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.text.Language;
import collisionbench.app.text.Texts;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
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
    Texts.use(Language.ENGLISH);
  }

  private String menu() {
    return robot.lookup("#menu-bar").queryAs(MenuBar.class).getMenus().getFirst().getText();
  }

  private String family(String id) {
    return robot.lookup("#" + id).queryAs(Label.class).getFont().getFamily();
  }

  @Test
  void chineseIsWrittenInItsOwnTypeface() throws TimeoutException {
    assertEquals("Inter", family("caption-note"));
    switchLanguage();
    robot.interact(() -> stage.getScene().getRoot().applyCss());
    assertEquals("Bench Sans SC", family("caption-note"));
    assertEquals("Bench Sans SC Bold", family("caption-name"));
    switchLanguage();
    robot.interact(() -> stage.getScene().getRoot().applyCss());
    assertEquals("Inter", family("caption-note"));
  }

  @Test
  void builtInScenesHaveChineseNamesAndNotes() throws TimeoutException {
    switchLanguage();
    assertEquals("文件(_F)", menu());
    robot.interact(() -> {
      MenuButton scenes = robot.lookup("#scenes-button").queryAs(MenuButton.class);
      scenes.getItems().stream()
          .filter(item -> "scene-sphere-box".equals(item.getId()))
          .forEach(item -> {
            assertEquals("球体与长方体", item.getText());
            item.fire();
          });
    });
    settle();
    assertEquals("球体与长方体", text("caption-name"));
    assertEquals("球体与长方体", scene().name());
    assertTrue(scene().note().contains("倾斜的长方体"), scene()::note);
    assertNotEquals(0, scene().bodies().size());
  }

  @Test
  void theFirstSceneIsCalledInTheLanguageOfTheWindow() throws TimeoutException {
    switchLanguage();
    reopen();
    assertEquals("两个球体", text("caption-name"));
  }

  @Test
  void anUntouchedBuiltInSceneIsPutInTheOtherLanguageAtOnce() throws TimeoutException {
    robot.interact(() -> session().select(Selection.of("small ball")));
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
  void aChangedBuiltInSceneKeepsItsWordsUntilItIsReset() throws TimeoutException {
    robot.interact(() -> session().make(new Edit.Move("small ball", Vec3.X)));
    switchLanguage();
    assertEquals("Two spheres", text("caption-name"));
    assertTrue(scene().body("small ball").isPresent());
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
    settle();
    assertEquals("两个球体", text("caption-name"));
    assertTrue(scene().body("小球").isPresent());
    assertFalse(session().document().get().isDirty());
  }

  @Test
  void aKeyThatIsKeptDownSwitchesOnce() {
    key(KeyEvent.KEY_PRESSED);
    for (int i = 0; i < 4; i++) {
      key(KeyEvent.KEY_PRESSED);
      assertEquals("文件(_F)", menu());
    }
    key(KeyEvent.KEY_RELEASED);
    key(KeyEvent.KEY_PRESSED);
    assertEquals("_File", menu());
    key(KeyEvent.KEY_RELEASED);
  }

  private void key(EventType<KeyEvent> type) {
    boolean mac = System.getProperty("os.name").startsWith("Mac");
    robot.interact(() ->
        Event.fireEvent(
            stage.getScene().getFocusOwner(),
            new KeyEvent(type, "", "", KeyCode.L, false, !mac, false, mac)));
    settle();
  }

  @Test
  void theTimeThatIsShownStays() throws TimeoutException {
    robot.interact(() -> {
      session().open(Document.of(BuiltInScenes.named("moving-spheres").orElseThrow()), FRONT);
      session().showTime(0.375);
    });
    switchLanguage();
    assertEquals(0.375, session().evaluation().get().time());
    assertTrue(text("time-now").contains("0.3750"), text("time-now"));
  }
}

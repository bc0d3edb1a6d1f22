package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import collisionbench.app.session.Document;
import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Typeface;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// The page of settings.
class SettingsPageTest extends WindowTest {

  private static final Language CHINESE = Languages.AVAILABLE.of(Locale.CHINESE);

  @Override
  Document document() {
    return Document.of(inSpace(new Body3("ball", new Sphere(Vec3.Y, 1))));
  }

  @AfterEach
  void speakEnglish() {
    Typeface.scale(1);
    Texts.use(Language.ENGLISH);
  }

  private void ask() {
    robot.push(KeyCode.CONTROL, KeyCode.COMMA);
    await("#settings-theme");
  }

  @SuppressWarnings("unchecked")
  private <T> ComboBox<T> box(String key) {
    return robot.lookup("#settings-" + key).queryAs(ComboBox.class);
  }

  private <T> void choose(String key, T value) {
    ComboBox<T> box = box(key);
    robot.interact(() -> box.setValue(value));
  }

  @Test
  void everythingThatIsConfirmedAppliesAndIsKept() {
    Viewport before = window.viewport();
    ask();
    choose("theme", Optional.of(Theme.LIGHT));
    choose("language", Optional.of(CHINESE));
    choose("text-size", 1.25);
    choose("mouse", View.Mouse.UNITY);
    robot.clickOn("#ask-ok");
    await(() -> !window.viewport().equals(before));
    settle();
    assertApplied();
    reopen();
    assertApplied();
    ask();
    assertEquals(Optional.of(Theme.LIGHT), box("theme").getValue());
    assertEquals(Optional.of(CHINESE), box("language").getValue());
    assertEquals(1.25, box("text-size").getValue());
    assertEquals(View.Mouse.UNITY, box("mouse").getValue());
    robot.push(KeyCode.ESCAPE);
  }

  private void assertApplied() {
    assertEquals(Palette.ofWindow(Theme.LIGHT), window.viewport().palette().get());
    assertEquals(CHINESE, Texts.language());
    assertEquals(1.25, Typeface.scale());
    assertEquals(View.Mouse.UNITY, session().display().view().get().mouse());
  }

  @Test
  void escapeLeavesEverythingAsItIs() {
    Palette before = window.viewport().palette().get();
    ask();
    choose(
        "theme",
        Optional.of(before.equals(Palette.ofWindow(Theme.LIGHT)) ? Theme.DARK : Theme.LIGHT));
    choose("language", Optional.of(CHINESE));
    choose("mouse", View.Mouse.GODOT);
    robot.push(KeyCode.ESCAPE);
    assertEquals(before, window.viewport().palette().get());
    assertEquals(Language.ENGLISH, Texts.language());
    assertNotEquals(View.Mouse.GODOT, session().display().view().get().mouse());
  }

  @Test
  void aSizeOfAnEarlierVersionIsShownAsTheNearest() {
    robot.interact(() -> window.change(settings -> settings.withTextSize(1.265625)));
    ask();
    assertEquals(1.25, box("text-size").getValue());
    robot.push(KeyCode.ESCAPE);
  }
}

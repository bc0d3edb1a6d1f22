package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.settings.Layout;
import collisionbench.app.settings.SettingsFile;
import collisionbench.app.settings.Theme;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// What is chosen in one window is so in the next.
class SettingsTest extends WindowTest {

  @Override
  Document document() {
    return Document.of(inSpace(new Body3("ball", new Sphere(Vec3.Y, 1))));
  }

  @AfterEach
  void inEnglishAgain() {
    Texts.use(Language.ENGLISH);
  }

  private void choose(Theme theme) {
    robot.interact(() -> window.change(settings -> settings.withTheme(Optional.of(theme))));
  }

  @Test
  void theThemeIsKept() {
    Palette before = window.viewport().palette().get();
    choose(before.equals(Palette.ofWindow(Theme.LIGHT)) ? Theme.DARK : Theme.LIGHT);
    Palette chosen = window.viewport().palette().get();
    assertFalse(chosen.equals(before));
    reopen();
    assertEquals(chosen, window.viewport().palette().get());
  }

  @Test
  void theLanguageIsKept() {
    switchLanguage();
    assertEquals(Languages.AVAILABLE.of(Locale.CHINESE), Texts.language());
    assertTrue(window.viewport().isFocused());
    assertTrue(text("status-count").contains("\u63a5\u89e6"), text("status-count"));
    reopen();
    assertEquals(Languages.AVAILABLE.of(Locale.CHINESE), Texts.language());
    switchLanguage();
    reopen();
    assertEquals(Language.ENGLISH, Texts.language());
  }

  @Test
  void viewAndLayoutAreKept() {
    View view = View.FIRST.with(View.Tool.RESIZE).toggled(View.Layer.NAMES);
    Layout layout = Layout.FIRST.resized(300, 400).inspectorToggled();
    robot.interact(() -> {
      session().display().show(view);
      session().display().arrange(layout);
    });
    reopen();
    assertEquals(view, session().display().view().get());
    assertEquals(layout, session().display().layout().get());
  }

  @Test
  void theWindowIsPutWhereItWas() {
    robot.interact(() -> {
      stage.setX(40);
      stage.setY(30);
      stage.setWidth(1000);
      stage.setHeight(700);
    });
    robot.interact(stage::hide);
    openAgain();
    assertEquals(40, stage.getX());
    assertEquals(30, stage.getY());
    assertEquals(1000, stage.getWidth());
    assertEquals(700, stage.getHeight());
  }

  @Test
  void aBrokenFileIsPutAsideAndSaid() throws Exception {
    robot.interact(stage::hide);
    Path file = Files.writeString(home.resolve("settings.json"), "{\"theme\": ");
    openAgain();
    String said = text("notice-settings");
    assertTrue(said.contains(file.toString()), said);
    assertTrue(said.contains("settings.broken-1.json"), said);
    assertEquals("{\"theme\": ", Files.readString(home.resolve("settings.broken-1.json")));
    robot.clickOn("#notice-close-settings");
    assertTrue(robot.lookup("#notice-settings").tryQuery().isEmpty());
  }

  @Test
  void settingsThatCannotBeSavedAreSaidAndTheWindowGoesOn() throws Exception {
    robot.interact(stage::hide);
    Path inTheWay = Files.writeString(home.resolve("file"), "");
    openAgain(inTheWay);
    choose(Theme.LIGHT);
    await("#notice-settings");
    robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
    assertEquals(2, scene().bodies().size());
  }

  @Test
  void settingsGoToTheirFileWhileTheWindowIsOpen() throws Exception {
    View chosen = View.FIRST.toggled(View.Layer.BOUNDS);
    robot.interact(() -> session().display().show(chosen));
    await(() -> new SettingsFile(home).load().settings().view().equals(chosen));
  }
}

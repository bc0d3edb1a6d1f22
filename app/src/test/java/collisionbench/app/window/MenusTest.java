package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.settings.View;
import collisionbench.app.window.action.Command;
import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToolBar;
import org.junit.jupiter.api.Test;

/// How much there is to choose from.
class MenusTest extends OneWindowTest {

  private static final Pattern MARK = Pattern.compile("_[A-Za-z0-9]");

  @Override
  Document document() {
    return Document.of(BuiltInScenes.named("moving-spheres").orElseThrow());
  }

  private static Stream<MenuItem> entries(MenuItem item) {
    return item instanceof Menu menu
        ? Stream.concat(Stream.of(menu), menu.getItems().stream().flatMap(MenusTest::entries))
        : Stream.of(item).filter(one -> !(one instanceof SeparatorMenuItem));
  }

  @Test
  void entriesKeysAndButtonsStayFew() {
    List<MenuItem> entries =
        robot.lookup("#menu-bar").queryAs(MenuBar.class).getMenus().stream()
            .flatMap(MenusTest::entries)
            .toList();
    assertTrue(entries.size() <= 130, entries.size() + " entries");
    long keys =
        window.commands().all().stream().mapToLong(command -> command.keys().size()).sum()
            + ShapeType.in(Space.THREE).size();
    assertTrue(keys <= 123, keys + " keys");
    long buttons =
        robot.lookup("#tool-bar").queryAs(ToolBar.class).getItems().stream()
            .filter(ButtonBase.class::isInstance)
            .count();
    assertEquals(15, buttons);
  }

  @Test
  void everyActionHasAnEntryAButtonOrALineOfKeys() {
    List<String> entries =
        robot.lookup("#menu-bar").queryAs(MenuBar.class).getMenus().stream()
            .flatMap(MenusTest::entries)
            .map(MenuItem::getId)
            .toList();
    for (Command command : window.commands().all()) {
      assertEquals(command.place().isMenu(), entries.contains(command.id()), command.id());
    }
  }

  /// Named after the side that they show next.
  private static final Set<String> NAMED_LATER = Set.of("view-front", "view-right", "view-top");

  @Test
  void everyEntryOfAMenuMarksALetterAndOnlyThose() {
    for (Language language : Languages.AVAILABLE.all()) {
      for (Command command : window.commands().all()) {
        boolean marks = command.place().isMenu() && !NAMED_LATER.contains(command.id());
        String title = Phrase.of("action." + command.id()).in(language);
        assertEquals(marks ? 1 : 0, MARK.matcher(title).results().count(), title);
        assertFalse(Texts.unmarked(title).contains("_"), title);
        assertFalse(Texts.unmarked(title).contains("()"), title);
      }
    }
  }

  @Test
  void toolBarAndMenuSwitchALayerTogether() {
    for (boolean shown : new boolean[] {true, false}) {
      robot.clickOn("#overlays-button");
      robot.clickOn("#show-names");
      assertEquals(shown, session().display().view().get().shows(View.Layer.NAMES));
      List<MenuItem> items =
          Stream.concat(
                  robot.lookup("#menu-bar").queryAs(MenuBar.class).getMenus().stream(),
                  robot.lookup("#overlays-button").queryAs(MenuButton.class).getItems().stream())
              .flatMap(MenusTest::entries)
              .filter(item -> "show-names".equals(item.getId()))
              .toList();
      assertEquals(2, items.size());
      items.forEach(item -> assertEquals(shown, ((CheckMenuItem) item).isSelected()));
    }
  }
}

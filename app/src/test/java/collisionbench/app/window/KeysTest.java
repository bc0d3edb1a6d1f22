package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.docs.Docs;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;

/// Every key of the guide's table, and every other key of a menu, does what it says.
class KeysTest extends ViewKeys {

  /// Keys after which one has to wait, and the tests that do.
  private static final Map<String, List<String>> ELSEWHERE =
      Map.ofEntries(
          Map.entry("F4, Shift+F4: ComparisonTest", List.of("F4", "Shift+F4")),
          Map.entry("P, Shift+P: ScreenshotsTest", List.of("P", "Shift+P")),
          Map.entry("F1: KeySheetTest", List.of("F1")),
          Map.entry("F10, Alt: MenuKeysTest", List.of()),
          Map.entry("arrows, Page Up, Page Down: GestureEventsTest", List.of()),
          Map.entry(
              "Alt+Shift, Ctrl+Shift with arrows, Page Up, Page Down: LastBitTest", List.of()),
          Map.entry("Ctrl+Q: FilesTest", List.of("Shortcut+Q")),
          Map.entry("Ctrl+,: SettingsPageTest", List.of("Shortcut+Comma")),
          Map.entry("Ctrl+Shift+C: CopyPairTest", List.of("Shift+Shortcut+C")),
          Map.entry(
              "Ctrl+Shift+O, Ctrl+Shift+M: ProgramsTest",
              List.of("Shift+Shortcut+O", "Shift+Shortcut+M")),
          Map.entry("Ctrl+Shift+F: HuntWindowTest", List.of("Shift+Shortcut+F")),
          Map.entry("F11, Esc: PresentationTest", List.of("F11")),
          Map.entry("Page Up, Page Down: PresentationTest", List.of()),
          Map.entry("Ctrl+Shift+W: ProgramsTest", List.of("Shift+Shortcut+W")),
          Map.entry("Ctrl+Alt+S: PresetsTest", List.of("Alt+Shortcut+S")),
          Map.entry("Ctrl+P, then F2, Delete: PresetsTest", List.of()),
          Map.entry(
              "Alt+Right, Alt+Left, Alt+End: LessonWindowTest",
              List.of("Alt+Right", "Alt+Left", "Alt+End")),
          Map.entry("Shift+F1: KeySheetTest", List.of("Shift+F1")));

  @Test
  void everyKeyDoesWhatItsTableSays() throws SceneFileException {
    Path file = home.resolve("scene.json");
    SceneFile.save(SCENE, file);
    robot.interact(() -> window.files().open(file));
    opened = session().document().get();
    files(file);
    edits();
    bodies();
    camera();
    time();
    panes();
    List<Check> all = table.values().stream().flatMap(List::stream).toList();
    robot.interact(() -> all.forEach(this::press));
    assertEquals(List.of(), failures);
    everyCellAndEveryEntryIsThere(all);
  }

  private void everyCellAndEveryEntryIsThere(List<Check> all) {
    ELSEWHERE.keySet().forEach(cell -> row(cell.substring(0, cell.indexOf(':'))));
    table.remove("");
    assertEquals(cells(), table.keySet());
    Set<KeyCombination> pressed =
        all.stream()
            .map(check -> KeyCombination.keyCombination(check.key()))
            .collect(Collectors.toSet());
    List<KeyCombination> left =
        window.commands().all().stream()
            .flatMap(command -> command.keys().stream())
            .filter(key -> !pressed.contains(key))
            .toList();
    Set<String> elsewhere =
        ELSEWHERE.values().stream().flatMap(List::stream).collect(Collectors.toSet());
    assertEquals(elsewhere, left.stream().map(KeyCombination::getName).collect(Collectors.toSet()));
  }

  /// {@return the cells of the guide's tables that name keys}
  private static Set<String> cells() {
    String text = Docs.guide("mouse-and-keys");
    int from = text.indexOf("| key | does |");
    String rows = text.substring(from, text.indexOf("\n\n", from));
    return rows.lines()
        .skip(2)
        .map(line -> line.split(Pattern.quote(" | ")))
        .flatMap(cells -> Stream.of(cells[0].replaceFirst("^\\| ", ""), cells[2]))
        .collect(Collectors.toSet());
  }
}

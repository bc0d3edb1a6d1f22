package collisionbench.app.viewport.gesture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.settings.View;
import collisionbench.bench.scene.Space;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What each editor's mouse does, as the guide and those editors have it.
class MouseTableTest {

  private static final Map<View.Mouse, List<String>> TABLES = new EnumMap<>(View.Mouse.class);

  static {
    TABLES.put(
        View.Mouse.BENCH,
        List.of(
            "alt primary: turn",
            "shift primary: select",
            "primary: turn",
            "shift middle: move",
            "middle: turn",
            "secondary: move"));
    TABLES.put(
        View.Mouse.UNITY,
        List.of(
            "alt primary: turn",
            "primary: select",
            "middle: move",
            "alt secondary: zoom",
            "secondary: look"));
    TABLES.put(
        View.Mouse.BLENDER,
        List.of(
            "alt shift primary: move",
            "alt shortcut primary: zoom",
            "alt primary: turn",
            "primary: select",
            "shift middle: move",
            "shortcut middle: zoom",
            "middle: turn"));
    TABLES.put(
        View.Mouse.GODOT,
        List.of(
            "alt primary: turn",
            "primary: select",
            "shift middle: move",
            "shortcut middle: zoom",
            "middle: turn",
            "secondary: look"));
  }

  @ParameterizedTest
  @EnumSource
  void everyMouseIsLikeItsEditors(View.Mouse mouse) {
    assertEquals(
        TABLES.get(mouse),
        MouseTable.of(mouse).lines().stream().map(MouseTableTest::words).toList());
  }

  private static MouseEvent press(MouseButton button, Set<String> keys) {
    return new MouseEvent(
        MouseEvent.MOUSE_PRESSED,
        0,
        0,
        0,
        0,
        button,
        1,
        keys.contains("shift"),
        keys.contains("shortcut"),
        keys.contains("alt"),
        false,
        false,
        false,
        false,
        false,
        false,
        true,
        null);
  }

  private static Stream<Set<String>> keys() {
    return Stream.of(
        Set.of(),
        Set.of("alt"),
        Set.of("shift"),
        Set.of("shortcut"),
        Set.of("alt", "shift"),
        Set.of("alt", "shortcut"),
        Set.of("shift", "shortcut"),
        Set.of("alt", "shift", "shortcut"));
  }

  /// {@return what a press begins: the first line whose keys are all down}
  private static Optional<String> expected(View.Mouse mouse, MouseButton button, Set<String> keys) {
    String name = button.name().toLowerCase(Locale.ROOT);
    return TABLES.getOrDefault(mouse, List.of()).stream()
        .map(line -> line.split(": "))
        .filter(line -> line[0].endsWith(name))
        .filter(line ->
            Stream.of(line[0].split(" ")).allMatch(key -> key.equals(name) || keys.contains(key)))
        .map(line -> line[1])
        .findFirst();
  }

  private static Optional<String> begun(MouseTable table, MouseEvent press, Space space) {
    return table.motion(press, space).map(motion -> motion.name().toLowerCase(Locale.ROOT));
  }

  @ParameterizedTest
  @EnumSource
  @DisabledOnOs(value = OS.MAC, disabledReason = "Ctrl is not the shortcut key there")
  void theFirstLineWhoseKeysAreDownCountsAndThePlaneDoesNotTurn(View.Mouse mouse) {
    MouseTable table = MouseTable.of(mouse);
    for (MouseButton button : MouseButton.values()) {
      keys()
          .forEach(keys -> {
            MouseEvent press = press(button, keys);
            Optional<String> motion = expected(mouse, button, keys);
            assertEquals(motion, begun(table, press, Space.THREE), press::toString);
            assertEquals(
                motion.map(one -> one.matches("turn|look") ? "move" : one),
                begun(table, press, Space.TWO),
                press::toString);
          });
    }
  }

  @Test
  void onlyTheLeftButtonWithoutAltTakesBodies() {
    for (MouseButton button : MouseButton.values()) {
      keys()
          .forEach(keys ->
              assertEquals(
                  button == MouseButton.PRIMARY && !keys.contains("alt"),
                  MouseTable.takes(press(button, keys)),
                  () -> button + " " + keys));
    }
  }

  @ParameterizedTest
  @EnumSource
  void onlyTheLeftButtonWithoutAltNeedsTheBackground(View.Mouse mouse) {
    for (MouseTable.Line line : MouseTable.of(mouse).lines()) {
      assertEquals(
          line.button() == MouseButton.PRIMARY && !line.keys().contains(MouseTable.Key.ALT),
          line.beginsOnNothing(),
          line::toString);
    }
  }

  private static String words(MouseTable.Line line) {
    String keys =
        Stream.concat(line.keys().stream().sorted(), Stream.of(line.button()))
            .map(Enum::name)
            .collect(Collectors.joining(" "));
    return (keys + ": " + line.does()).toLowerCase(Locale.ROOT);
  }
}

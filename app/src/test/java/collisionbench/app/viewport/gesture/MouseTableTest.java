package collisionbench.app.viewport.gesture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.settings.View;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

  private static String words(MouseTable.Line line) {
    String keys =
        Stream.concat(line.keys().stream().sorted(), Stream.of(line.button()))
            .map(Enum::name)
            .collect(Collectors.joining(" "));
    return (keys + ": " + line.does()).toLowerCase(Locale.ROOT);
  }
}

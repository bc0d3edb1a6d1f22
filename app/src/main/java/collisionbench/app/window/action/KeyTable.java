package collisionbench.app.window.action;

import collisionbench.app.panel.widget.ShapeIcon;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.gesture.MouseTable;
import collisionbench.app.window.action.Command.Place;
import collisionbench.bench.scene.ShapeType;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Texts;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/// The actions of the mouse and of all keys, by menu, from the tables that the menus are made from.
///
/// @param sections in the order of the menus
record KeyTable(List<Section> sections) {

  record Section(String title, List<Row> rows) {

    private Section(String title, Stream<Row> rows) {
      this(title, rows.toList());
    }
  }

  record Row(String keys, String does) {

    private boolean has(List<String> words, String heading) {
      String all = String.join(" ", heading, keys, does).toLowerCase(Locale.ROOT);
      return words.stream().allMatch(all::contains);
    }
  }

  private static final List<String> DRAGGING =
      List.of("ground", "lock", "snap", "feature", "fine", "side", "typed", "cancel");

  private static final List<String> ELSEWHERE =
      List.of("nudge", "nudge-away", "nudge-far", "nudge-bit", "last-bit", "menus", "controls");

  static KeyTable of(Commands commands, View.Mouse mouse) {
    List<Section> sections = new ArrayList<>();
    sections.add(new Section(title("keys.mouse"), mouse(MouseTable.of(mouse))));
    sections.add(new Section(title("keys.dragging"), DRAGGING.stream().map(KeyTable::gesture)));
    sections.add(new Section(title("keys.elsewhere"), ELSEWHERE.stream().map(KeyTable::gesture)));
    for (Place place : Place.values()) {
      sections.add(
          new Section(
              title("menu." + KebabCase.of(place)),
              commands.in(place).stream().map(KeyTable::row)));
      if (place == Place.EDIT) {
        sections.add(new Section(title("menu.add"), shapes()));
      }
    }
    return new KeyTable(sections.stream().filter(section -> !section.rows().isEmpty()).toList());
  }

  private static String title(String key) {
    return Texts.unmarked(Texts.get(key));
  }

  private static Row row(Command command) {
    return new Row(
        command.keys().stream().map(KeyTable::words).collect(Collectors.joining(", ")),
        command.label());
  }

  /// JavaFX names keys in English, and gives some keys of the number pad the names of others.
  private static String words(KeyCombination key) {
    String shown = key.getDisplayText();
    KeyCode code = key instanceof KeyCodeCombination one ? one.getCode() : KeyCode.UNDEFINED;
    return switch (code) {
      case SPACE -> shown.replace("Space", Texts.get("key.space"));
      case BACK_SPACE -> shown.replace("Back Space", "Backspace");
      case ADD, SUBTRACT -> Texts.get("key.pad", shown);
      default -> shown.replaceFirst("Numpad(.)", Texts.get("key.pad", "$1"));
    };
  }

  private static Stream<Row> mouse(MouseTable table) {
    Map<MouseTable.Motion, List<String>> ways = new EnumMap<>(MouseTable.Motion.class);
    for (MouseTable.Line line : table.lines()) {
      ways.computeIfAbsent(line.does(), _ -> new ArrayList<>()).add(words(line));
    }
    Stream<Row> camera =
        ways.entrySet().stream()
            .map(way ->
                new Row(
                    sentence(way.getValue()),
                    Texts.get("mouse." + KebabCase.of(way.getKey()) + ".does")));
    Stream<String> flying = Stream.of("fly").filter(_ -> ways.containsKey(MouseTable.Motion.LOOK));
    return Stream.of(
            Stream.of("drag", "more", "handle").map(KeyTable::gesture),
            camera,
            Stream.concat(flying, Stream.of("wheel", "menu", "cube")).map(KeyTable::gesture))
        .flatMap(rows -> rows);
  }

  private static String words(MouseTable.Line line) {
    String keys =
        line.keys().stream()
            .sorted()
            .map(key -> Texts.get("mouse.key." + KebabCase.of(key)) + "+")
            .collect(Collectors.joining());
    String words = keys + Texts.get("mouse.button." + KebabCase.of(line.button()));
    return line.beginsOnNothing() ? Texts.get("mouse.on-nothing", words) : words;
  }

  private static String sentence(List<String> ways) {
    String words = String.join(Texts.get("mouse.or"), ways);
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  private static Row gesture(String key) {
    return new Row(Texts.get("mouse." + key), Texts.get("mouse." + key + ".does"));
  }

  /// One line per key, which adds one shape in 3D and another in 2D.
  private static Stream<Row> shapes() {
    Map<String, List<ShapeType>> types =
        Stream.of(ShapeType.values())
            .collect(
                Collectors.groupingBy(
                    type -> Menus.addKey(type).getDisplayText(),
                    LinkedHashMap::new,
                    Collectors.toList()));
    return types.entrySet().stream()
        .map(entry ->
            new Row(
                entry.getKey(),
                entry.getValue().stream()
                    .map(KeyTable::inItsSpace)
                    .collect(Collectors.joining(Texts.get("keys.between")))));
  }

  private static String inItsSpace(ShapeType type) {
    return Texts.get(
        "keys.shape",
        ShapeIcon.label(type),
        Texts.get(type.space() == Space.THREE ? "scenes.space" : "scenes.plane"));
  }

  /// {@return the lines that have each of the typed words in their keys, text or heading}
  KeyTable matching(String typed) {
    List<String> words =
        Stream.of(typed.toLowerCase(Locale.ROOT).split("\\s+"))
            .filter(Predicate.not(String::isEmpty))
            .toList();
    return new KeyTable(
        sections.stream()
            .map(section ->
                new Section(
                    section.title(),
                    section.rows().stream().filter(row -> row.has(words, section.title()))))
            .filter(section -> !section.rows().isEmpty())
            .toList());
  }
}

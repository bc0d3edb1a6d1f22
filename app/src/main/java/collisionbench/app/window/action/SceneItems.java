package collisionbench.app.window.action;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.scene.Space;
import collisionbench.app.text.Texts;
import collisionbench.app.window.file.BuiltInTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// Menu items for the built-in scenes.
final class SceneItems {

  private final Consumer<BuiltInScenes.Entry> open;
  private final List<BuiltInScenes.Entry> scenes = BuiltInTexts.all();

  SceneItems(Consumer<BuiltInScenes.Entry> open) {
    this.open = open;
  }

  /// {@return an item for each built-in scene to experiment with, 3D and then 2D, each under a
  /// heading; then menus of those that show errors}
  List<MenuItem> all() {
    List<MenuItem> items = new ArrayList<>();
    for (Space space : List.of(Space.THREE, Space.TWO)) {
      if (!items.isEmpty()) {
        items.add(new SeparatorMenuItem());
      }
      items.add(heading(Texts.get(space == Space.THREE ? "scenes.space" : "scenes.plane")));
      scenes.stream()
          .filter(entry -> entry.scene().space() == space && entry.isExample())
          .forEach(entry -> items.add(item(entry)));
    }
    items.add(new SeparatorMenuItem());
    items.add(menu("faults", BuiltInScenes.Group.FAULT));
    items.add(menu("libraries", BuiltInScenes.Group.LIBRARY));
    return items;
  }

  private Menu menu(String name, BuiltInScenes.Group group) {
    Menu menu = new Menu(Texts.get("scenes." + name));
    menu.setId("scenes-" + name);
    scenes.stream()
        .filter(entry -> entry.group() == group)
        .forEach(entry -> menu.getItems().add(item(entry)));
    return menu;
  }

  static MenuItem heading(String text) {
    MenuItem heading = new MenuItem(text);
    heading.setDisable(true);
    heading.getStyleClass().add("menu-heading");
    return heading;
  }

  private MenuItem item(BuiltInScenes.Entry entry) {
    return Nodes.menuItem("scene-" + entry.key(), label(entry), () -> open.accept(entry));
  }

  /// {@return the name of a scene after the number of its article, which those of faults begin
  /// with}
  private static String label(BuiltInScenes.Entry entry) {
    String name = entry.scene().name();
    return entry
        .scene()
        .article()
        .filter(_ -> entry.isExample())
        .map(article -> Texts.get("scenes.item", article.number(), name))
        .orElse(name);
  }
}

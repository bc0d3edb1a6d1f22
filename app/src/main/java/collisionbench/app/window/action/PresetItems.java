package collisionbench.app.window.action;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.preset.KeptScene;
import collisionbench.app.preset.KeptScenes;
import collisionbench.app.text.PlainText;
import collisionbench.app.text.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.collections.ObservableList;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// The items of the user's presets at the end of a menu: those of a tag in a submenu, those without
/// below. They are read again each time the menu opens.
final class PresetItems {

  private final KeptScenes kept;
  private final Consumer<KeptScene> open;
  private List<MenuItem> shown = List.of();

  PresetItems(KeptScenes kept, Consumer<KeptScene> open) {
    this.kept = kept;
    this.open = open;
  }

  /// Puts the items at the end of a menu, instead of those that were there.
  void fill(ObservableList<MenuItem> items) {
    items.removeAll(shown);
    shown = items();
    items.addAll(shown);
  }

  private List<MenuItem> items() {
    KeptScenes.Listing all = kept.all();
    List<MenuItem> items = new ArrayList<>(tagged(all.scenes()));
    all.scenes().stream()
        .filter(scene -> scene.tags().isEmpty())
        .map(this::item)
        .forEach(items::add);
    all.trouble().map(trouble -> trouble(trouble.said())).ifPresent(items::add);
    if (!items.isEmpty()) {
      items.add(0, SceneItems.heading(Texts.get("scenes.presets")));
      items.add(0, new SeparatorMenuItem());
    }
    return items;
  }

  private List<Menu> tagged(List<KeptScene> scenes) {
    Map<String, Menu> menus = new LinkedHashMap<>();
    for (KeptScene scene : scenes) {
      for (String tag : scene.tags()) {
        menus.computeIfAbsent(tag, PresetItems::menu).getItems().add(item(scene));
      }
    }
    return List.copyOf(menus.values());
  }

  private static Menu menu(String tag) {
    Menu menu = new Menu(tag);
    menu.setMnemonicParsing(false);
    menu.setId("preset-tag-" + tag);
    return menu;
  }

  private MenuItem item(KeptScene scene) {
    return Nodes.plainItem("preset-" + scene.file(), scene.name(), () -> open.accept(scene));
  }

  private static MenuItem trouble(String sentence) {
    MenuItem item = SceneItems.heading(PlainText.escape(sentence));
    item.setMnemonicParsing(false);
    item.setId("preset-trouble");
    return item;
  }
}

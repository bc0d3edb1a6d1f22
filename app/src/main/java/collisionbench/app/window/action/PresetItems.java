package collisionbench.app.window.action;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.preset.KeptScene;
import collisionbench.app.preset.KeptScenes;
import collisionbench.app.text.PlainText;
import collisionbench.app.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.collections.ObservableList;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// The items of the user's presets at the end of a menu. They are read again each time the menu
/// opens.
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
    List<MenuItem> items = new ArrayList<>();
    all.scenes().stream().map(this::item).forEach(items::add);
    all.trouble().map(trouble -> trouble(trouble.said())).ifPresent(items::add);
    if (!items.isEmpty()) {
      items.add(0, SceneItems.heading(Texts.get("scenes.presets")));
      items.add(0, new SeparatorMenuItem());
    }
    return items;
  }

  private MenuItem item(KeptScene scene) {
    return Nodes.plainItem(
        "preset-" + scene.file().getFileName(), scene.name(), () -> open.accept(scene));
  }

  private static MenuItem trouble(String sentence) {
    MenuItem item = SceneItems.heading(PlainText.escape(sentence));
    item.setMnemonicParsing(false);
    item.setId("preset-trouble");
    return item;
  }
}

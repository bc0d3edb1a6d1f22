package collisionbench.app.window.document;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.settings.Settings;
import collisionbench.bench.text.Texts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// The files last opened or saved.
public record RecentScenes(SettingsStore store) {

  /// {@return the files, the last one first}
  public List<Path> files() {
    return store.settings().get().recent();
  }

  public void add(Path file) {
    Path whole = file.toAbsolutePath().normalize();
    store.change(settings -> settings.withRecent(whole));
  }

  public void remove(Path file) {
    store.change(settings -> settings.without(file));
  }

  /// {@return a menu of them}
  ///
  /// @param inUse whether it is to follow what changes
  public Menu menu(Consumer<Path> open, ObservableValue<Boolean> inUse) {
    Menu menu = new Menu(Texts.get("recent.menu"));
    menu.setId("menu-recent");
    ObservableValue<List<Path>> recent = store.settings().map(Settings::recent).when(inUse);
    recent.subscribe(files -> {
      menu.getItems().setAll(items(files, open));
      menu.setDisable(files.isEmpty());
    });
    return menu;
  }

  private List<MenuItem> items(List<Path> files, Consumer<Path> open) {
    List<MenuItem> items = new ArrayList<>();
    for (Path file : files) {
      items.add(
          Nodes.plainItem("recent-" + items.size(), file.toString(), () -> open.accept(file)));
    }
    items.add(new SeparatorMenuItem());
    items.add(
        Nodes.menuItem(
            "recent-clear",
            Texts.get("recent.clear"),
            () -> store.change(settings -> settings.withRecent(List.of()))));
    return items;
  }
}

package collisionbench.app.window.action;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Display;
import collisionbench.app.settings.Layout;
import collisionbench.app.window.action.Command.Place;
import collisionbench.app.window.action.Commands.Group;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import org.kordamp.ikonli.feather.Feather;

/// Shows and hides the panes beside the picture, and goes from one to the next.
public final class PaneActions {

  /// A part of the window that F6 visits.
  public record Pane(Parent area, Runnable focus) {

    boolean isShown() {
      return area.getScene() != null && area.isVisible();
    }

    boolean hasFocus() {
      return area.getScene() != null
          && Nodes.ancestors(area.getScene().getFocusOwner()).anyMatch(area::equals);
    }
  }

  private PaneActions() {}

  public static void define(Commands commands, Display display, List<Pane> panes) {
    ObservableValue<Layout> now = display.layout();
    Group view = commands.group(Place.VIEW, 2);
    Group shown = commands.group(Place.PANES, 0);
    view.toggle(
        "fold-panes",
        "Shortcut+Shift+B",
        Feather.MAXIMIZE,
        now.map(Layout::isFolded),
        () -> display.arrange(Layout::foldToggled));
    shown.toggle(
        "show-outliner",
        "Shortcut+B",
        Feather.SIDEBAR,
        now.map(Layout::outliner),
        () -> display.arrange(Layout::outlinerToggled));
    shown.toggle(
        "show-inspector",
        "Shortcut+I",
        Feather.SLIDERS,
        now.map(Layout::inspector),
        () -> display.arrange(Layout::inspectorToggled));
    tab(shown, "show-steps", "Shortcut+K", Feather.LIST, Layout.Tab.STEPS, display);
    tab(shown, "show-methods", "M", Feather.COLUMNS, Layout.Tab.METHODS, display);
    tab(shown, "show-map", "O", Feather.MAP, Layout.Tab.MAP, display);
    Group focus = commands.group(Place.PANES, 1);
    focus.add("next-pane", "F6", () -> go(panes, 1));
    focus.add("previous-pane", "Shift+F6", () -> go(panes, -1));
  }

  private static void tab(
      Group group, String id, String key, Feather icon, Layout.Tab tab, Display display) {
    ObservableValue<Boolean> shown = display.layout().map(now -> now.shows(tab));
    group.toggle(id, key, icon, shown, () -> display.arrange(layout -> layout.toggled(tab)));
  }

  /// From none of them, to the first or the last.
  private static void go(List<Pane> panes, int way) {
    List<Pane> shown = panes.stream().filter(Pane::isShown).toList();
    int now = shown.stream().map(Pane::hasFocus).toList().indexOf(true);
    int next = now < 0 && way < 0 ? shown.size() - 1 : now + way;
    shown.get(Math.floorMod(next, shown.size())).focus().run();
  }
}

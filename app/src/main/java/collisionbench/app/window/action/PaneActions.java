package collisionbench.app.window.action;

import collisionbench.app.panel.field.Ancestors;
import collisionbench.app.session.Display;
import collisionbench.app.settings.Layout;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;

/// Shows and hides the panes beside the picture, and goes from one to the next.
public final class PaneActions {

  /// A part of the window that F6 visits.
  public record Pane(Parent area, Runnable focus) {

    boolean isShown() {
      return area.getScene() != null && area.isVisible();
    }

    boolean hasFocus() {
      return area.getScene() != null
          && Ancestors.of(area.getScene().getFocusOwner()).anyMatch(area::equals);
    }
  }

  private PaneActions() {}

  public static void define(Actions actions, Display display, List<Pane> panes) {
    ObservableValue<Layout> layout = display.layout();
    actions.onToggle(
        Action.SHOW_OUTLINER,
        layout.map(Layout::outliner),
        () -> display.arrange(Layout::outlinerToggled));
    actions.onToggle(
        Action.SHOW_INSPECTOR,
        layout.map(Layout::inspector),
        () -> display.arrange(Layout::inspectorToggled));
    actions.onToggle(
        Action.FOLD_PANES,
        layout.map(Layout::isFolded),
        () -> display.arrange(Layout::foldToggled));
    showOn(actions, Action.SHOW_STEPS, Layout.Tab.STEPS, display);
    showOn(actions, Action.SHOW_METHODS, Layout.Tab.METHODS, display);
    actions.on(Action.NEXT_PANE, () -> go(panes, 1));
    actions.on(Action.PREVIOUS_PANE, () -> go(panes, -1));
  }

  private static void showOn(Actions actions, Action action, Layout.Tab tab, Display display) {
    actions.onToggle(
        action,
        display.layout().map(now -> now.shows(tab)),
        () -> display.arrange(layout -> layout.toggled(tab)));
  }

  /// From none of them, to the first or the last.
  private static void go(List<Pane> panes, int way) {
    List<Pane> shown = panes.stream().filter(Pane::isShown).toList();
    int now = shown.stream().map(Pane::hasFocus).toList().indexOf(true);
    int next = now < 0 && way < 0 ? shown.size() - 1 : now + way;
    shown.get(Math.floorMod(next, shown.size())).focus().run();
  }
}

package collisionbench.app.window.action;

import collisionbench.app.panel.comparison.ComparisonSection;
import collisionbench.app.panel.field.Ancestors;
import collisionbench.app.session.Layout;
import collisionbench.app.session.Session;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;

/// Shows and hides the panes beside the picture, and goes from one to the next.
public final class PaneActions {

  /// A part of the window that keys go round.
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

  public static void define(
      Actions actions, Session session, ComparisonSection comparison, List<Pane> panes) {
    actions.onToggle(
        Action.SHOW_OUTLINER,
        session.display().layout().map(Layout::outliner),
        () -> session.display().arrange(session.display().layout().get().outlinerToggled()));
    actions.onToggle(
        Action.SHOW_INSPECTOR,
        session.display().layout().map(Layout::inspector),
        () -> session.display().arrange(session.display().layout().get().inspectorToggled()));
    ObservableValue<Boolean> compared =
        comparison
            .unfolded()
            .flatMap(unfolded ->
                session.display().layout().map(layout -> unfolded && layout.inspector()));
    actions.onToggle(
        Action.SHOW_COMPARISON,
        compared,
        () -> {
          comparison.unfold(!compared.getValue());
          if (!session.display().layout().get().inspector()) {
            session.display().arrange(session.display().layout().get().inspectorToggled());
          }
        });
    actions.onToggle(
        Action.SHOW_STEPS,
        session.display().layout().map(layout -> layout.shows(Layout.Tab.STEPS)),
        () ->
            session.display().arrange(session.display().layout().get().toggled(Layout.Tab.STEPS)));
    actions.on(Action.NEXT_PANE, () -> go(panes, 1));
    actions.on(Action.PREVIOUS_PANE, () -> go(panes, -1));
  }

  /// From none of them, to the first or the last.
  private static void go(List<Pane> panes, int way) {
    List<Pane> shown = panes.stream().filter(Pane::isShown).toList();
    int now = shown.stream().map(Pane::hasFocus).toList().indexOf(true);
    int next = now < 0 && way < 0 ? shown.size() - 1 : now + way;
    shown.get(Math.floorMod(next, shown.size())).focus().run();
  }
}

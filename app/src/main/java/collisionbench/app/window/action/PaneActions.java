package collisionbench.app.window.action;

import collisionbench.app.panel.field.Ancestors;
import collisionbench.app.session.Layout;
import collisionbench.app.session.Session;
import java.util.List;
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

  /// Defines the actions.
  ///
  /// @param copySteps copies the steps that are shown
  public static void define(
      Actions actions, Session session, List<Pane> panes, Runnable copySteps) {
    actions.onToggle(
        Action.SHOW_OUTLINER,
        session.layout().map(Layout::outliner),
        () -> session.arrange(session.layout().get().outlinerToggled()));
    actions.onToggle(
        Action.SHOW_INSPECTOR,
        session.layout().map(Layout::inspector),
        () -> session.arrange(session.layout().get().inspectorToggled()));
    actions.onToggle(
        Action.SHOW_STEPS,
        session.layout().map(layout -> layout.shows(Layout.Tab.STEPS)),
        () -> session.arrange(session.layout().get().toggled(Layout.Tab.STEPS)));
    actions.on(Action.COPY_STEPS, copySteps);
    actions.offWhile(
        Action.COPY_STEPS, session.layout().map(layout -> !layout.shows(Layout.Tab.STEPS)));
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

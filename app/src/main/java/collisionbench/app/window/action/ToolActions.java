package collisionbench.app.window.action;

import collisionbench.app.session.Session;
import collisionbench.app.session.View;

/// Which tool the handles on a selected body are.
public final class ToolActions {

  private ToolActions() {}

  public static void define(Actions actions, Session session) {
    define(actions, session, Action.MOVE, View.Tool.MOVE);
    define(actions, session, Action.ROTATE, View.Tool.ROTATE);
    define(actions, session, Action.RESIZE, View.Tool.RESIZE);
  }

  private static void define(Actions actions, Session session, Action action, View.Tool tool) {
    actions.onToggle(
        action,
        session.view().map(view -> view.tool() == tool),
        () -> session.show(session.view().get().with(tool)));
  }
}

package collisionbench.app.window.action;

import collisionbench.app.session.Session;
import collisionbench.app.session.View;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import java.util.Map;

/// Which editor the mouse moves the camera like.
public final class MouseActions {

  private static final Map<Action, View.Mouse> MICE =
      Map.of(
          Action.MOUSE_BENCH, View.Mouse.BENCH,
          Action.MOUSE_UNITY, View.Mouse.UNITY,
          Action.MOUSE_BLENDER, View.Mouse.BLENDER,
          Action.MOUSE_GODOT, View.Mouse.GODOT);

  private MouseActions() {}

  /// Defines the actions.
  ///
  /// @param notices say whose it is now, and how to know more: nothing else is seen of it
  public static void define(Actions actions, Session session, NoticeBar notices) {
    MICE.forEach((action, mouse) ->
        actions.onToggle(
            action,
            session.view().map(view -> view.mouse() == mouse),
            () -> {
              session.show(session.view().get().with(mouse));
              notices.show(
                  Notice.done(
                      Texts.get("mouse.like", action.label(), Action.KEYS.key().getDisplayText())));
            }));
  }
}

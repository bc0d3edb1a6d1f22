package collisionbench.app.window;

import collisionbench.app.session.Session;
import collisionbench.app.session.View;
import java.util.Map;

/// Whose mouse the camera is taken about with.
final class MouseActions {

  private static final Map<Action, View.Mouse> MICE =
      Map.of(
          Action.MOUSE_BENCH, View.Mouse.BENCH,
          Action.MOUSE_UNITY, View.Mouse.UNITY,
          Action.MOUSE_BLENDER, View.Mouse.BLENDER,
          Action.MOUSE_GODOT, View.Mouse.GODOT);

  private MouseActions() {}

  static void define(Actions actions, Session session) {
    MICE.forEach((action, mouse) ->
        actions.onToggle(
            action,
            session.view().map(view -> view.mouse() == mouse),
            () -> session.show(session.view().get().with(mouse))));
  }
}

package collisionbench.app.window.action;

import collisionbench.app.session.Session;
import java.util.List;
import java.util.stream.Stream;

/// What is drawn over the bodies, each to be turned on or off.
public final class LayerActions {

  private LayerActions() {}

  public static void define(Actions actions, Session session) {
    for (Action action : all()) {
      action
          .layer()
          .ifPresent(layer ->
              actions.onToggle(
                  action,
                  session.view().map(view -> view.shows(layer)),
                  () -> session.show(session.view().get().toggled(layer))));
    }
  }

  /// {@return the actions, in the order of the menu}
  static List<Action> all() {
    return Stream.of(Action.values()).filter(action -> action.layer().isPresent()).toList();
  }
}

package collisionbench.app.window.action;

import collisionbench.app.session.Session;
import collisionbench.app.session.View;
import java.util.List;
import java.util.Map;

/// What is drawn over the bodies, each to be turned on or off.
public final class LayerActions {

  private static final Map<Action, View.Layer> LAYERS =
      Map.of(
          Action.SHOW_CONTACTS, View.Layer.CONTACTS,
          Action.SHOW_DISTANCE, View.Layer.DISTANCE,
          Action.SHOW_DEPTH, View.Layer.DEPTH,
          Action.SHOW_CROSSING, View.Layer.CROSSING,
          Action.SHOW_BOUNDS, View.Layer.BOUNDS,
          Action.SHOW_NAMES, View.Layer.NAMES,
          Action.SHOW_GRID, View.Layer.GRID,
          Action.SHOW_STRIPES, View.Layer.STRIPES);

  private LayerActions() {}

  public static void define(Actions actions, Session session) {
    LAYERS.forEach((action, layer) ->
        actions.onToggle(
            action,
            session.view().map(view -> view.shows(layer)),
            () -> session.show(session.view().get().toggled(layer))));
  }

  /// {@return the actions, in the order of the menu}
  static List<Action> all() {
    return Action.in(Action.Place.VIEW).stream().filter(LAYERS::containsKey).toList();
  }
}

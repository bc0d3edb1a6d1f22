package collisionbench.app.viewport.render;

import collisionbench.app.scene.Body;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The bodies whose motion is shown: those of the selected ones that move, or all that do where
/// nothing is selected. Each has a colour, the same whatever is selected.
public final class MovingBodies {

  private MovingBodies() {}

  /// A body that moves, as it stands in the scene at time 0.
  ///
  /// @param hue the colour of all that is said of its motion
  public record Mover(Body body, Hue hue) {}

  /// {@return them, in body order; none if there are more than so many}
  public static List<Mover> of(RenderState state, int most) {
    Set<String> selected = state.selection().all();
    List<Mover> movers = new ArrayList<>();
    int place = 0;
    for (Body body : state.evaluation().scene().bodies()) {
      if (body.moves()) {
        boolean wanted = selected.isEmpty() || selected.contains(body.id());
        if (wanted && !state.isHidden(body.id())) {
          movers.add(new Mover(body, Hue.ofMover(place)));
        }
        place++;
      }
    }
    return movers.size() <= most ? List.copyOf(movers) : List.of();
  }
}

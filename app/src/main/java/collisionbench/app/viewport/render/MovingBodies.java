package collisionbench.app.viewport.render;

import collisionbench.app.session.Hue;
import collisionbench.bench.scene.Body;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The bodies whose motion is shown: the moving ones of the selection, while a step is drawn both
/// bodies that it is about, or all moving ones if nothing is selected. A body's color does not
/// depend on the selection.
public final class MovingBodies {

  private MovingBodies() {}

  /// A moving body at time 0.
  ///
  /// @param hue the color of its motion
  public record Mover(Body body, Hue hue) {}

  /// {@return the moving bodies in scene order: the selected ones, or all if none is selected; none
  /// if there are more than `most`}
  public static List<Mover> of(RenderState state, int most) {
    List<Body> bodies = state.evaluation().scene().bodies();
    Set<String> selected = shown(state);
    boolean all = bodies.stream().noneMatch(body -> body.moves() && selected.contains(body.id()));
    List<Mover> movers = new ArrayList<>();
    int place = 0;
    for (Body body : bodies) {
      if (body.moves()) {
        if ((all || selected.contains(body.id())) && !state.isHidden(body.id())) {
          movers.add(new Mover(body, Hue.ofMover(place)));
        }
        place++;
      }
    }
    return movers.size() <= most ? List.copyOf(movers) : List.of();
  }

  private static Set<String> shown(RenderState state) {
    Set<String> selected = state.selection().all();
    Set<String> shown = new HashSet<>(selected);
    if (!selected.isEmpty() && !state.pointedOut().isEmpty()) {
      state
          .evaluation()
          .closest(selected)
          .ifPresent(pair -> shown.addAll(List.of(pair.a().id(), pair.b().id())));
    }
    return shown;
  }
}

package collisionbench.app.viewport.mark;

import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.Overlay;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.space.Silhouette;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Space;
import java.util.Comparator;
import java.util.List;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// Dashed outlines where other bodies hide a selected body, and of touching bodies that others hide
/// entirely, so that a body inside another can be found. With see-through bodies, of all touching
/// ones.
public final class HiddenOutlines implements Overlay {

  /// More would be indistinguishable, and take seconds among thousands of bodies.
  private static final int MOST = 32;

  private static final double WIDTH = 2;

  @Override
  public void draw(GraphicsContext canvas, RenderState state) {
    if (state.projection().space() == Space.THREE) {
      CanvasPen pen = new CanvasPen(canvas);
      Occlusion all = Occlusion.among(state, _ -> true);
      outlined(state).forEach(body -> draw(body, all, pen, state));
    }
  }

  /// {@return the bodies that may have outlines, selected ones first; none if more are selected
  /// than can have any}
  static List<Body> outlined(RenderState state) {
    return state.selection().all().size() > MOST
        ? List.of()
        : state.bodies().stream()
            .filter(body -> isWanted(body, state))
            .sorted(Comparator.comparing(body -> !state.selection().contains(body.id())))
            .limit(MOST)
            .toList();
  }

  private static boolean isWanted(Body body, RenderState state) {
    return state.selection().contains(body.id())
        || state.evaluation().touching().contains(body.id());
  }

  private static void draw(Body body, Occlusion all, CanvasPen pen, RenderState state) {
    boolean selected = state.selection().contains(body.id());
    Color color = selected ? state.palette().outline(state.tint(body.id())) : state.palette().ink();
    hidden(body, selected || !state.seeThrough().isEmpty(), all, state)
        .forEach(
            run -> pen.paint(true, () -> run.stroke(pen, state.palette().rim(), color, WIDTH)));
  }

  /// {@return the hidden parts of a body's outline}
  ///
  /// @param partly whether to return them if a part is visible
  static List<OutlineRun> hidden(Body body, boolean partly, Occlusion all, RenderState state) {
    List<Silhouette.Corner> corners = Silhouette.corners(body, state.projection());
    if (corners.isEmpty()) {
      return List.of();
    }
    Occlusion others =
        all.between(corners.stream().map(Silhouette.Corner::pixel).toList()).without(body.id());
    boolean drawn = partly || corners.stream().allMatch(corner -> others.hides(corner.point()));
    List<OutlineRun> runs = drawn ? OutlineRun.of(corners, others) : List.of();
    return partly || runs.stream().allMatch(OutlineRun::hidden)
        ? runs.stream().filter(OutlineRun::hidden).toList()
        : List.of();
  }
}

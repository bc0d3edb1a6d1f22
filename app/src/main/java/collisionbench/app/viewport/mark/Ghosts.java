package collisionbench.app.viewport.mark;

import collisionbench.app.session.Hue;
import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.MovingBodies;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.Overlay;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.space.Silhouette;
import collisionbench.bench.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// Dashed outlines of moving bodies at the start, the first contact and the end: of the selection,
/// or of all if few move.
public final class Ghosts implements Overlay {

  /// More would be indistinguishable.
  static final int MOST = 4;

  private static final double ABOVE = 12;
  private static final double REACH = 48;
  private static final double FAINT = 0.1;

  private static final double WIDTH = 1.5;

  /// The outline of a body at a time.
  ///
  /// @param outline the corners in order; two for a line
  private record Ghost(String words, List<Silhouette.Corner> outline, Hue hue) {}

  @Override
  public void draw(GraphicsContext canvas, RenderState state) {
    List<Ghost> ghosts = of(state);
    if (!ghosts.isEmpty()) {
      Occlusion occlusion = Occlusion.of(state);
      CanvasPen pen = new CanvasPen(canvas);
      for (Ghost ghost : ghosts) {
        Color ink = state.palette().of(ghost.hue);
        for (OutlineRun run : OutlineRun.of(ghost.outline, occlusion)) {
          draw(run, ink, state.palette().rim(), pen);
        }
      }
    }
  }

  /// Filled only if all of it is visible.
  private static void draw(OutlineRun run, Color ink, Color rim, CanvasPen pen) {
    if (run.closed() && !run.hidden()) {
      pen.area(run.points(), ink.deriveColor(0, 1, 1, FAINT));
    }
    pen.paint(run.hidden(), () -> run.stroke(pen, rim, ink, WIDTH));
  }

  /// {@return the names of the times, above the outlines}
  static List<Mark.Label> labels(RenderState state) {
    return of(state).stream().map(Ghosts::label).toList();
  }

  private static Mark.Label label(Ghost ghost) {
    Bounds around = Pixels.bounds(ghost.outline.stream().map(Silhouette.Corner::pixel).toList());
    return new Mark.Label(
        ghost.words, new Point2D(around.getCenterX(), around.getMinY() - ABOVE), REACH, ghost.hue);
  }

  private static List<Ghost> of(RenderState state) {
    List<Ghost> ghosts = new ArrayList<>();
    List<MovingBodies.Mover> movers = MovingBodies.of(state, MOST);
    for (MovingBodies.Mover mover : movers) {
      String id = mover.body().id();
      UnaryOperator<String> named =
          movers.size() == 1 ? words -> words : words -> Texts.get("ghost.of", id, words);
      add(ghosts, state, mover, 0, named.apply(Texts.get("ghost.start")));
      state
          .evaluation()
          .firstContact(Set.of(id))
          .ifPresent(time -> {
            if (time > 0 && time < 1) {
              add(ghosts, state, mover, time, named.apply(Texts.get("ghost.contact")));
            }
          });
      add(ghosts, state, mover, 1, named.apply(Texts.get("ghost.end")));
    }
    return ghosts;
  }

  /// No ghost at the current time, where the body itself is.
  private static void add(
      List<Ghost> ghosts, RenderState state, MovingBodies.Mover mover, double time, String words) {
    List<Silhouette.Corner> outline =
        time == state.evaluation().time()
            ? List.of()
            : Silhouette.corners(mover.body().at(time), state.projection());
    if (!outline.isEmpty()) {
      ghosts.add(new Ghost(words, outline, mover.hue()));
    }
  }
}

package collisionbench.app.viewport.gizmo;

import collisionbench.app.session.Hue;
import collisionbench.app.viewport.gizmo.EditDrag.Result;
import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.MovingBodies;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.Overlay;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Decimals;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// Arrows from the center of a moving body at time 0 to that at time 1, with a draggable tip: for
/// the selection, or for all bodies if few move.
public final class VelocityArrows implements Overlay {

  /// More would be indistinguishable.
  private static final int MOST = 12;

  private static final double KNOB = 5;
  private static final double HEAD = 12;
  private static final double HALF_WIDTH = 5;
  private static final double WIDTH = 2;

  @Override
  public void draw(GraphicsContext canvas, RenderState state) {
    if (!MovingBodies.of(state, MOST).isEmpty()) {
      Occlusion occlusion = Occlusion.of(state);
      CanvasPen pen = new CanvasPen(canvas);
      for (Handle arrow : arrows(state, () -> occlusion).reversed()) {
        boolean lit = state.highlights(arrow.name());
        arrow.drawing().accept(new Brush(pen, state.palette(), lit));
      }
    }
  }

  @Override
  public List<Grip> grips(RenderState state) {
    return arrows(state, () -> Occlusion.of(state)).stream().map(Handle::grip).toList();
  }

  /// {@return points along the arrows, which labels avoid}
  public static Stream<Point2D> points(RenderState state) {
    return arrows(state, () -> Occlusion.of(state)).stream()
        .flatMap(arrow -> arrow.points().stream());
  }

  /// {@return the arrows, frontmost first}
  private static List<Handle> arrows(RenderState state, Supplier<Occlusion> occlusion) {
    return MovingBodies.of(state, MOST).stream()
        .flatMap(mover -> arrow(mover, state, occlusion).stream())
        .toList();
  }

  private static Optional<Handle> arrow(
      MovingBodies.Mover mover, RenderState state, Supplier<Occlusion> occlusion) {
    Body body = mover.body();
    Vec3 start = body.center();
    Vec3 end = start.plus(body.displacement());
    return HandleOrigin.of(state.projection(), start)
        .flatMap(origin -> origin.pixels(List.of(start, end)))
        .filter(ends -> ends.stream().allMatch(Pixels::isDrawable))
        .map(ends -> new Arrow(start, end, ends.getFirst(), ends.getLast(), mover.hue()))
        .map(arrow ->
            new Handle(
                new Grip(
                    "velocity-" + body.id(),
                    Cursor.MOVE,
                    (x, y) -> arrow.tip.distance(x, y) <= KNOB + Handle.GRAB_DISTANCE / 2,
                    press ->
                        startDrag(
                            body,
                            DraggedPoint.free(
                                state.projection(), end, body.displacement(), press))),
                arrow.tip,
                Pixels.along(arrow.from, arrow.tip).toList(),
                brush -> arrow.draw(brush, occlusion.get())));
  }

  /// {@return the drag of an arrow's tip; the velocity snaps}
  private static DragHandler startDrag(Body body, DraggedPoint tip) {
    return new EditDrag(pointer -> {
      Vec3 velocity = Decimals.sum(body.displacement(), tip.to(pointer));
      String readout = Readout.displacement(velocity, List.of());
      return new Result(ChangeKind.VELOCITY, body.moving(velocity), readout, tip.traces());
    });
  }

  private record Arrow(Vec3 start, Vec3 end, Point2D from, Point2D tip, Hue hue) {

    /// A casing would make the dashes of a hidden part look like rungs.
    private void drawShaft(Brush brush, Occlusion.Stretch part) {
      Color color = brush.palette().of(hue);
      List<Point2D> ends = List.of(part.from(), part.to());
      if (part.hidden()) {
        brush.pen().line(ends, false, color, WIDTH);
      } else {
        brush.line(ends, color, WIDTH);
      }
    }

    void draw(Brush brush, Occlusion occlusion) {
      Color color = brush.palette().of(hue);
      boolean hidden = occlusion.hides(end);
      double length = from.distance(tip);
      if (length > KNOB + HEAD) {
        Point2D along = Pixels.direction(from, tip);
        Point2D point = tip.subtract(along.multiply(KNOB));
        Point2D neck = point.subtract(along.multiply(HEAD));
        Point2D across = new Point2D(-along.getY(), along.getX()).multiply(HALF_WIDTH);
        occlusion
            .stretches(start, end, new SeenLine(from, neck, true))
            .forEach(part -> brush.pen().paint(part.hidden(), () -> drawShaft(brush, part)));
        List<Point2D> head = List.of(point, neck.add(across), neck.subtract(across));
        brush.pen().paint(hidden, () -> brush.area(head, color));
      }
      brush.pen().paint(hidden, () -> brush.disc(tip, KNOB, color, true));
    }
  }
}

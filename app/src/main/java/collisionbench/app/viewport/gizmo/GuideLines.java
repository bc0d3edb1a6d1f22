package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.DragGuide;
import collisionbench.app.viewport.render.FeaturePoint;
import collisionbench.app.viewport.render.Overlay;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.scene.canvas.GraphicsContext;

/// Draws the guide lines and angles of a drag.
public final class GuideLines implements Overlay {

  private static final double ANGLE_RADIUS = 60;
  private static final double DEGREES_APART = 3;
  private static final double TARGET_RADIUS = 9;

  @Override
  public void draw(GraphicsContext canvas, RenderState state) {
    state
        .guide()
        .ifPresent(guide -> {
          Brush brush = new Brush(new CanvasPen(canvas), state.palette(), false);
          guide.traces().forEach(trace -> draw(trace, brush, state));
        });
  }

  private static void draw(DragGuide.Trace trace, Brush brush, RenderState state) {
    switch (trace) {
      case DragGuide.Trace.Line line ->
          SeenLine.endless(line.through(), line.axis().direction(), state.projection())
              .map(seen -> List.of(seen.from(), seen.to()))
              .ifPresent(ends -> brush.line(ends, brush.palette().of(line.axis()), 1));
      case DragGuide.Trace.Angle angle -> drawAngle(angle, brush, state);
      case DragGuide.Trace.Target(FeaturePoint feature) ->
          state
              .projection()
              .toPixel(feature.point())
              .ifPresent(at -> brush.disc(at, TARGET_RADIUS, state.palette().selection(), false));
      case DragGuide.Trace.Box(double fromX, double fromY, double toX, double toY) ->
          brush.pane(
              List.of(
                  new Point2D(fromX, fromY),
                  new Point2D(toX, fromY),
                  new Point2D(toX, toY),
                  new Point2D(fromX, toY)),
              state.palette().selection());
    }
  }

  /// A slice of a disc, at most a full one.
  private static void drawAngle(DragGuide.Trace.Angle angle, Brush brush, RenderState state) {
    double degrees = Math.clamp(Math.toDegrees(angle.angle()), -360, 360);
    int pieces = Math.max(1, (int) Math.ceil(Math.abs(degrees) / DEGREES_APART));
    Vec3 arm = angle.arm().unit();
    HandleOrigin.of(state.projection(), angle.center())
        .flatMap(origin -> {
          List<Vec3> rim =
              IntStream.rangeClosed(0, pieces)
                  .mapToObj(i -> new AxisTurn(angle.axis(), degrees * i / pieces).apply(arm))
                  .map(direction -> origin.out(direction, ANGLE_RADIUS))
                  .toList();
          return origin.pixels(
              IntStream.rangeClosed(-1, pieces)
                  .mapToObj(i -> i < 0 ? angle.center() : rim.get(i))
                  .toList());
        })
        .ifPresent(slice -> brush.pane(slice, brush.plain()));
  }
}

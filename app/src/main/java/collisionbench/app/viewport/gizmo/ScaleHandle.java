package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.gizmo.EditDrag.Result;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.SnapStep;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Decimals;
import collisionbench.bench.scene.Edit;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;

/// The handle that resizes several bodies together, with the distances between them: they are
/// scaled about their common center.
///
/// @param origin the common center
record ScaleHandle(EditedBodies target, HandleOrigin origin) {

  private static final Point2D OFFSET = new Point2D(56, -56);

  /// Factors are multiples of this; with Ctrl of ten of it, with Alt of a tenth.
  private static final SnapStep STEP = SnapStep.of(0.01);

  private static final SnapStep COARSE = SnapStep.of(0.1);

  private static final double SMALLEST = 1e-3;

  /// {@return the handle; empty if the center is out of view}
  List<Handle> all() {
    return origin.projection().toPixel(origin.at()).map(this::knob).stream().toList();
  }

  private Handle knob(Point2D center) {
    Point2D at = center.add(OFFSET);
    return new Knob(Knob.Form.SQUARE, at, Optional.of(center))
        .handle(
            "resize-all",
            Pixels.cursor(Pixels.direction(center, at)),
            start -> new EditDrag(pointer -> scaled(center, start, pointer)));
  }

  private Result scaled(Point2D center, Pointer start, Pointer pointer) {
    Point2D out = OFFSET.normalize();
    double from = out.dotProduct(start.x() - center.getX(), start.y() - center.getY());
    double to = out.dotProduct(pointer.x() - center.getX(), pointer.y() - center.getY());
    double factor = Math.max(SMALLEST, pointer.typed().orElse(rounded(to / from, pointer)));
    List<Body> bodies = target.bodies().stream().map(body -> scaled(body, factor)).toList();
    return new Result(
        new Edit.Change(ChangeKind.SIZE, bodies), Readout.length("\u00d7", factor), List.of());
  }

  private Body scaled(Body body, double factor) {
    Vec3 pivot = Decimals.difference(center(), target.shift(body));
    return body.mapped(point -> Decimals.difference(point, pivot))
        .scaled(number -> Decimals.product(number, factor))
        .mapped(point -> Decimals.sum(point, pivot));
  }

  /// {@return the common center, rounded to a step finer than a pixel}
  private Vec3 center() {
    return SnapStep.finerThanPixels(origin.pixelsPerUnit()).nearest(origin.at());
  }

  private static double rounded(double factor, Pointer pointer) {
    SnapStep step = pointer.snap().isPresent() ? COARSE : STEP;
    return (pointer.fine() ? step.tenth() : step).nearest(factor);
  }
}

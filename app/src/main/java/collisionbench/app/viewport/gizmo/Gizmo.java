package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.Grip;
import collisionbench.app.viewport.render.Overlay;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.space.Rotation;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.canvas.GraphicsContext;

/// The handles of the selection for the current tool. Their size in pixels is constant.
///
/// While a handle is dragged, the others are hidden; all are hidden while a body is dragged.
/// Handles on marks are faint unless under the mouse.
public final class Gizmo implements Overlay {

  private static final double FAINT = 0.5;

  /// Handles closer to a mark than this many pixels lie on it.
  private static final double ON_MARK = 6;

  private final Function<RenderState, Stream<Point2D>> marks;

  /// @param marks points to be visible through the handles
  public Gizmo(Function<RenderState, Stream<Point2D>> marks) {
    this.marks = marks;
  }

  @Override
  public void draw(GraphicsContext canvas, RenderState state) {
    List<Handle> shown = shown(state);
    List<Point2D> below = shown.isEmpty() ? List.of() : marks.apply(state).toList();
    for (Handle handle : shown.reversed()) {
      boolean lit = state.highlights(handle.name());
      canvas.setGlobalAlpha(lit || !liesOn(below, handle) ? 1 : FAINT);
      handle.drawing().accept(new Brush(new CanvasPen(canvas), state.palette(), lit));
    }
    canvas.setGlobalAlpha(1);
  }

  private static boolean liesOn(List<Point2D> marks, Handle handle) {
    return handle.points().stream()
        .anyMatch(at -> marks.stream().anyMatch(m -> m.distance(at) < ON_MARK));
  }

  /// {@return points of the drawn handles, which labels avoid}
  public static Stream<Point2D> points(RenderState state) {
    return shown(state).stream().flatMap(handle -> handle.points().stream());
  }

  private static List<Handle> shown(RenderState state) {
    return handles(state).stream()
        .filter(handle ->
            state.guide().isEmpty() || state.held().filter(handle.name()::equals).isPresent())
        .toList();
  }

  @Override
  public List<Grip> grips(RenderState state) {
    return handles(state).stream().map(Handle::grip).toList();
  }

  /// {@return the keys that constrain a free drag in 3D, that the selection is locked, or why it
  /// has no handles for the current tool; else empty}
  public static String hint(RenderState state) {
    boolean free = state.guide().filter(guide -> guide.traces().isEmpty()).isPresent();
    if (free && state.held().isEmpty() && state.projection().space() == Space.THREE) {
      return Texts.get("hint.drag");
    }
    Optional<String> locked =
        state.selection().last().filter(state.evaluation().scene().locked()::contains);
    if (locked.isPresent()) {
      return Texts.get("hint.locked", locked.get());
    }
    return EditedBodies.selected(state)
        .map(target ->
            switch (state.view().tool()) {
              case NONE, MOVE -> "";
              case ROTATE -> target.single().map(Gizmo::whyNotTurned).orElse("");
              case RESIZE -> target.single().map(Gizmo::whyNotResized).orElse("");
            })
        .orElse("");
  }

  private static String whyNotTurned(Body body) {
    return RotateHandles.isRound(body) ? Texts.get("hint.round", body.id()) : "";
  }

  private static String whyNotResized(Body body) {
    boolean hasSize = !(body instanceof Body2 flat && flat.shape() instanceof Point2);
    return hasSize ? "" : Texts.get("hint.point", body.id());
  }

  /// {@return the handles, frontmost first}
  static List<Handle> handles(RenderState state) {
    Optional<EditedBodies> selected = EditedBodies.selected(state);
    if (selected.isEmpty()) {
      return List.of();
    }
    EditedBodies target = selected.get();
    Optional<HandleOrigin> origin =
        HandleOrigin.of(state.projection(), target.center())
            .map(at -> at.in(state.view().localAxes() ? target.frame() : Rotation.NONE));
    return switch (state.view().tool()) {
      case NONE -> List.of();
      case MOVE -> origin.map(at -> new MoveHandles(target, at).all()).orElse(List.of());
      case ROTATE -> origin.map(at -> new RotateHandles(target, at).all()).orElse(List.of());
      case RESIZE ->
          target
              .single()
              .map(body -> ResizeHandles.of(body, target.shift(body), state.projection()))
              .orElseGet(
                  () -> origin.map(at -> new ScaleHandle(target, at).all()).orElse(List.of()));
    };
  }
}

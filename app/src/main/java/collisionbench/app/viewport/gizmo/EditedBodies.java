package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.RenderState;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.FieldValue;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The bodies that a gesture changes, at time 0.
///
/// @param bodies at least one
record EditedBodies(List<Body> bodies, double time) {

  /// {@return the visible bodies of the selection that are not locked; empty if there are none}
  static Optional<EditedBodies> selected(RenderState state) {
    return of(state, state.selection().all()::contains);
  }

  /// {@return the visible ones of some bodies that are not locked; empty if there are none}
  static Optional<EditedBodies> of(RenderState state, Predicate<String> ids) {
    List<Body> bodies =
        state.evaluation().scene().bodies().stream()
            .filter(body -> ids.test(body.id()) && !state.isHidden(body.id()))
            .filter(body -> !state.evaluation().scene().locked().contains(body.id()))
            .toList();
    return bodies.isEmpty()
        ? Optional.empty()
        : Optional.of(new EditedBodies(bodies, state.evaluation().time()));
  }

  Set<String> ids() {
    return bodies.stream().map(Body::id).collect(Collectors.toSet());
  }

  Optional<Body> single() {
    return bodies.size() == 1 ? Optional.of(bodies.getFirst()) : Optional.empty();
  }

  /// {@return the center of a single body, or the middle of the bounds of several, at the current
  /// time}
  Vec3 center() {
    return single()
        .map(body -> body.center().plus(shift(body)))
        .orElseGet(() -> middle(bodies.stream().map(body -> body.at(time))));
  }

  /// {@return the point whose coordinates snap: the first point of a single body, so that its
  /// numbers become round, or the middle of the bounds of several}
  Vec3 anchor() {
    return single().map(body -> body.points().getFirst()).orElseGet(() -> middle(bodies.stream()));
  }

  /// {@return the orientation of a single body; none if it has none}
  Rotation frame() {
    return single().map(EditedBodies::frame).orElse(Rotation.NONE);
  }

  static Rotation frame(Body body) {
    return body.values().stream()
        .flatMap(value -> value instanceof FieldValue.Turn turn ? Stream.of(turn.rotation()) : null)
        .findFirst()
        .orElse(Rotation.NONE);
  }

  private static Vec3 middle(Stream<Body> bodies) {
    return bodies.map(Body::bounds).reduce(Bounds3::and).orElseThrow().center();
  }

  /// {@return the displacement of a body at the current time}
  Vec3 shift(Body body) {
    return body.displacement().times(time);
  }
}

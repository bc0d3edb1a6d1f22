package collisionbench.app.viewport.gesture;

import collisionbench.app.measure.FeaturePoint;
import collisionbench.app.measure.MeasuredFeature;
import collisionbench.app.measure.Measurement;
import collisionbench.app.measure.Measuring;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.feature.FeatureFinder;
import collisionbench.app.viewport.render.DragGuide;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Picks features to measure between with the mouse, while that is on: a feature of a body, or else
/// a point of the plane or the ground.
final class MeasuringMouse {

  private final InputSurface surface;
  private final Session session;
  private Optional<Target> target = Optional.empty();

  /// What a click would pick.
  ///
  /// @param found the point of a body
  private record Target(
      MeasuredFeature feature, Optional<FeaturePoint> found, double x, double y) {}

  MeasuringMouse(InputSurface surface, Session session) {
    this.surface = surface;
    this.session = session;
  }

  /// {@return whether a click picks}
  boolean picks() {
    return measuring().isOn();
  }

  /// Shows what a click would pick.
  void moved(double x, double y) {
    show(picks() ? find(x, y) : Optional.empty());
  }

  /// The mouse has left the view.
  void left() {
    show(Optional.empty());
  }

  private void show(Optional<Target> next) {
    target = next;
    session.display().measure(now -> now.over(next.map(Target::feature)));
    if (picks()) {
      surface.redraw();
    }
  }

  /// Picks what is at a pixel, if anything is.
  void pick(double x, double y) {
    find(x, y).ifPresent(found -> session.display().measure(now -> now.picking(found.feature())));
  }

  /// {@return whether there was something to leave: picking, or else the measurement that is kept}
  boolean leave() {
    Measuring before = measuring();
    session.display().measure(now -> now.isOn() ? now.toggled() : now.cleared());
    target = Optional.empty();
    return !measuring().equals(before);
  }

  private Measuring measuring() {
    return session.display().measuring().get();
  }

  private Optional<Target> find(double x, double y) {
    RenderState state = surface.state();
    return FeatureFinder.of(state, _ -> true)
        .at(x, y)
        .map(found -> new Target(feature(found, state), Optional.of(found), x, y))
        .or(() -> spot(state, x, y).map(spot -> new Target(spot, Optional.empty(), x, y)));
  }

  private static MeasuredFeature feature(FeaturePoint found, RenderState state) {
    return state.bodies().stream()
        .filter(body -> body.id().equals(found.body()))
        .findFirst()
        .map(body -> MeasuredFeature.of(found, body))
        .orElseThrow();
  }

  private static Optional<MeasuredFeature> spot(RenderState state, double x, double y) {
    ClickedPlace place = ClickedPlace.at(state.projection(), x, y);
    Space space = state.projection().space();
    Vec3 point = place.point();
    return Optional.<MeasuredFeature>of(new MeasuredFeature.Spot(space, point))
        .filter(_ -> space == Space.TWO || place.onGround());
  }

  /// {@return the name of what a click would pick, and the measurement to it}
  Optional<DragGuide> guide() {
    return target
        .filter(_ -> picks())
        .map(under -> new DragGuide(words(under), traces(under), under.x(), under.y()));
  }

  /// The name of a body's point comes from its trace.
  private String words(Target under) {
    Optional<String> measured =
        measuring().live(session.evaluation().get()).map(Measurement::words);
    Optional<String> point =
        under.found().isPresent() ? Optional.empty() : Optional.of(name(under));
    return Stream.of(measured, point).flatMap(Optional::stream).collect(Collectors.joining("   "));
  }

  private static String name(Target under) {
    return under.feature().in(List.of()).orElseThrow().id();
  }

  private static List<DragGuide.Trace> traces(Target under) {
    return under.found().stream().<DragGuide.Trace>map(DragGuide.Trace.Target::new).toList();
  }
}

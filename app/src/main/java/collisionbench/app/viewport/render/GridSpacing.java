package collisionbench.app.viewport.render;

import collisionbench.bench.scene.Space;
import java.util.Optional;

/// The spacing of grid lines and the snap step: fixed if the user has set a step, otherwise derived
/// from the zoom.
public final class GridSpacing {

  /// Least spacing in perspective, in pixels at the target.
  private static final double APART_IN_SPACE = 25;

  /// Least spacing in pixels if the user has set the step.
  private static final double APART_AS_SET = 8;

  private static final double LEAST = 1e-290;
  private static final double MOST = 1e290;

  private GridSpacing() {}

  /// @param set the step set by the user, if any
  static SnapStep step(Projection projection, Optional<Double> set) {
    return SnapStep.of(set.orElseGet(() -> seen(projection)));
  }

  /// {@return the spacing of grid lines: the step that is set, or its least multiple at which lines
  /// are distinguishable}
  public static double spacing(Projection projection, Optional<Double> set) {
    return set.map(
            step -> finite(step * apartBy(Math.max(1, APART_AS_SET / (scale(projection) * step)))))
        .orElseGet(() -> seen(projection));
  }

  private static double seen(Projection projection) {
    if (!(projection.pixelsPerUnit(projection.camera().target()) > 0)) {
      // The view has no size yet.
      return 1;
    }
    boolean flat = projection.space() == Space.TWO || Side.of(projection).isPresent();
    return flat
        ? Ticks.grid(scale(projection)).spacing()
        : apartBy(APART_IN_SPACE / scale(projection));
  }

  private static double scale(Projection projection) {
    return finite(projection.pixelsPerUnit(projection.camera().target()));
  }

  private static double apartBy(double least) {
    return Ticks.apartBy(finite(least)).spacing();
  }

  /// Clamps to a range that leaves results finite.
  private static double finite(double number) {
    return Math.clamp(number, LEAST, MOST);
  }
}

package collisionbench.app.viewport.render;

import collisionbench.app.scene.Space;
import java.util.Optional;

/// How far apart the lines of a grid are, and the steps in which things snap: to lines that are
/// seen, or in the steps that somebody has set.
public final class GridSpacing {

  /// The least distance of lines in a picture that shows depth, in pixels: further away they are
  /// closer.
  private static final double APART_IN_SPACE = 25;

  /// The least distance of lines, in pixels, where somebody has set how far they are apart.
  private static final double APART_AS_SET = 8;

  private static final double LEAST = 1e-290;
  private static final double MOST = 1e290;

  private GridSpacing() {}

  /// {@return the steps in which things snap}
  ///
  /// @param set the step that somebody has set, if anybody has
  static SnapStep step(Projection projection, Optional<Double> set) {
    return SnapStep.of(set.orElseGet(() -> seen(projection)));
  }

  /// {@return how far the lines of the ground, of a side or of the plane are apart: by the step
  /// that is set, or the least multiple of it at which they can be told apart}
  public static double spacing(Projection projection, Optional<Double> set) {
    return set.map(
            step -> finite(step * apartBy(Math.max(1, APART_AS_SET / (scale(projection) * step)))))
        .orElseGet(() -> seen(projection));
  }

  private static double seen(Projection projection) {
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

  /// At the far ends of the doubles there is a number all the same.
  private static double finite(double number) {
    return Math.clamp(number, LEAST, MOST);
  }
}

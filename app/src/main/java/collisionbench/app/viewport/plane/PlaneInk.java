package collisionbench.app.viewport.plane;

import collisionbench.app.viewport.render.Palette;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;

/// How a flat body is drawn.
///
/// @param color of its outline; the inside has the same, but lets through what is behind
/// @param stripes the colour of the stripes over it if it touches another, so that contact is not
///   told by colour alone; lines are thicker then
/// @param origin a point that moves with the body, in pixels, and the stripes with it
/// @param halo the colour around it if it is selected
/// @param ground what separates small marks from what is behind them
record PlaneInk(
    Color color, Optional<Color> stripes, Point2D origin, Optional<Color> halo, Color ground) {

  private static final double INSIDE = 0.24;
  private static final double STRIPE_INSIDE = 0.6;

  /// From the beginning of one stripe to that of the next, across and down, in pixels.
  private static final double STRIPES_APART = 8;

  /// Where a stripe ends, and how soft its edges are, of 1 from one to the next.
  private static final double STRIPE = 0.3;

  private static final double SOFT = 0.1;

  static PlaneInk of(Palette palette, boolean touching, boolean selected, Point2D origin) {
    return new PlaneInk(
        touching ? palette.contact() : palette.line(),
        touching ? Optional.of(palette.contactStripe()) : Optional.empty(),
        origin,
        selected ? Optional.of(palette.selection()) : Optional.empty(),
        palette.skyTop().interpolate(palette.skyBottom(), 0.5));
  }

  /// {@return the inside: the colour, but what is behind is seen through it}
  Paint inside() {
    Color plain = color.deriveColor(0, 1, 1, INSIDE);
    return stripes.isEmpty() ? plain : hatch(plain, color.deriveColor(0, 1, 1, STRIPE_INSIDE));
  }

  private Paint hatch(Color plain, Color stripe) {
    double x = origin.getX() % (2 * STRIPES_APART);
    double y = origin.getY() % (2 * STRIPES_APART);
    return new LinearGradient(
        x,
        y,
        x + STRIPES_APART,
        y + STRIPES_APART,
        false,
        CycleMethod.REPEAT,
        new Stop(0, plain),
        new Stop(SOFT, stripe),
        new Stop(STRIPE, stripe),
        new Stop(STRIPE + SOFT, plain));
  }

  private boolean bold() {
    return stripes.isPresent();
  }

  /// {@return the width of the line around an area, in pixels}
  double outlineWidth() {
    return bold() ? 3 : 2;
  }

  /// {@return the width of a body that is itself a line, in pixels}
  double lineWidth() {
    return bold() ? 4.5 : 3;
  }

  /// {@return the radius of the mark at a line's end, in pixels}
  double endRadius() {
    return bold() ? 5 : 4;
  }

  /// {@return the radius of the ring around a point, in pixels}
  double ringRadius() {
    return bold() ? 5 : 3.75;
  }
}

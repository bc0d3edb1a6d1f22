package collisionbench.app.viewport.plane;

import collisionbench.app.session.Hue;
import collisionbench.app.viewport.render.Palette;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;

/// The look of a 2D body.
///
/// @param color of its inside, translucent, and of lines
/// @param border the color of its outline and of the stripes inside: another one if exact
///   arithmetic contradicts the method that colors the picture
/// @param stripes the color of stripes if it is in contact or disputed, so that both are visible
///   without color; lines are thicker then
/// @param origin a point in pixels that the stripes move with
/// @param halo the line around it, if it is selected or has a tint
/// @param ground the color behind small dots
record PlaneInk(
    Color color,
    Color border,
    Optional<Color> stripes,
    Point2D origin,
    Optional<Halo> halo,
    Color ground) {

  private static final double INSIDE = 0.24;
  private static final double STRIPE_INSIDE = 0.6;

  /// The distance of stripes in x and y, in pixels.
  private static final double STRIPES_APART = 8;

  /// The width of a stripe and of its soft edges, relative to that distance.
  private static final double STRIPE = 0.3;

  private static final double SOFT = 0.1;

  /// The line around a body.
  ///
  /// @param width in pixels
  record Halo(Color color, double width) {

    private static final double SELECTED = 3.5;
    private static final double TINTED = 2;

    static Optional<Halo> of(Palette palette, boolean selected, Hue tint) {
      return selected || tint != Hue.NONE
          ? Optional.of(new Halo(palette.outline(tint), selected ? SELECTED : TINTED))
          : Optional.empty();
    }
  }

  static PlaneInk of(
      Palette palette, boolean touching, boolean disputed, Optional<Halo> halo, Point2D origin) {
    Color color = touching ? palette.contact() : palette.line();
    Color stripe = disputed ? palette.dispute() : palette.contactStripe();
    return new PlaneInk(
        color,
        disputed ? palette.dispute() : color,
        touching || disputed ? Optional.of(stripe) : Optional.empty(),
        origin,
        halo,
        palette.skyTop().interpolate(palette.skyBottom(), 0.5));
  }

  Paint inside() {
    Color plain = color.deriveColor(0, 1, 1, INSIDE);
    return stripes.isEmpty() ? plain : hatch(plain, border.deriveColor(0, 1, 1, STRIPE_INSIDE));
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

  /// {@return the width of outlines in pixels}
  double outlineWidth() {
    return bold() ? 3 : 2;
  }

  /// {@return the width of segments in pixels}
  double lineWidth() {
    return bold() ? 4.5 : 3;
  }

  /// {@return the radius of the dots at a segment's ends, in pixels}
  double endRadius() {
    return bold() ? 5 : 4;
  }

  /// {@return the radius of the ring around a point, in pixels}
  double ringRadius() {
    return bold() ? 5 : 3.75;
  }
}

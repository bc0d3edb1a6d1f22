package collisionbench.app.viewport;

import java.util.Optional;
import javafx.scene.paint.Color;

/// How a flat body is drawn.
///
/// @param color of its outline; the inside has the same, but lets through what is behind
/// @param bold whether lines are thicker, so that contact is not told by colour alone
/// @param halo the colour around it if it is selected
/// @param ground what separates small marks from what is behind them
record PlaneInk(Color color, boolean bold, Optional<Color> halo, Color ground) {

  private static final double INSIDE = 0.24;
  private static final double BOLD_INSIDE = 0.32;

  static PlaneInk of(Palette palette, boolean touching, boolean selected) {
    return new PlaneInk(
        touching ? palette.contact() : palette.line(),
        touching,
        selected ? Optional.of(palette.selection()) : Optional.empty(),
        palette.skyTop().interpolate(palette.skyBottom(), 0.5));
  }

  /// {@return the colour of the inside}
  Color inside() {
    return color.deriveColor(0, 1, 1, bold ? BOLD_INSIDE : INSIDE);
  }

  /// {@return the width of the line around an area, in pixels}
  double outlineWidth() {
    return bold ? 3 : 2;
  }

  /// {@return the width of a body that is itself a line, in pixels}
  double lineWidth() {
    return bold ? 4.5 : 3;
  }

  /// {@return the radius of the mark at a line's end, in pixels}
  double endRadius() {
    return bold ? 5 : 4;
  }

  /// {@return the radius of the ring around a point, in pixels}
  double ringRadius() {
    return bold ? 5 : 3.75;
  }
}

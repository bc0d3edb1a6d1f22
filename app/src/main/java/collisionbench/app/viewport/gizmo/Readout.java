package collisionbench.app.viewport.gizmo;

import collisionbench.bench.scene.Axis;
import collisionbench.bench.text.Numbers;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.Collectors;

/// The text beside the mouse during a drag, the same in every language.
final class Readout {

  private static final String MINUS = "\u2212";

  private Readout() {}

  /// {@return a displacement such as `+1.25 X`, along the given axes or, if there are none, those
  /// that changed}
  static String displacement(Vec3 by, List<Axis> axes) {
    List<Axis> gone =
        List.of(Axis.values()).stream()
            .filter(axis -> !Numbers.isNothing(axis.of(by), by.length()))
            .toList();
    List<Axis> told = axes.isEmpty() ? gone : axes;
    return told.isEmpty()
        ? number(0, 1)
        : told.stream()
            .map(axis -> signed(axis.of(by), by.length()) + " " + axis)
            .collect(Collectors.joining("   "));
  }

  /// {@return a position such as `0.5, 1, 2`}
  ///
  /// @param size of the body; far smaller coordinates are rounding
  static String place(Vec3 point, List<Axis> axes, double size) {
    return axes.stream()
        .map(axis -> number(axis.of(point), size))
        .collect(Collectors.joining(", "));
  }

  /// {@return a rotation such as `+15°`}
  static String turn(double degrees) {
    return signed(degrees, 1) + "\u00b0";
  }

  /// {@return an angle such as `15°`}
  static String angle(double degrees) {
    return number(degrees, 1) + "\u00b0";
  }

  /// {@return a length with its symbol, such as `r 0.75`}
  static String length(String what, double length) {
    return what + " " + number(length, 0);
  }

  private static String signed(double value, double size) {
    String text = number(value, size);
    return text.startsWith(MINUS) ? text : "+" + text;
  }

  private static String number(double value, double size) {
    String text = Numbers.of(value, size);
    return text.startsWith("-") ? MINUS + text.substring(1) : text;
  }
}

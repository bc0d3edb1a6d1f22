package collisionbench.app.cli;

import collisionbench.app.text.Numbers;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import java.util.OptionalDouble;
import java.util.function.Function;

/// How lines and planes lie, in words that follow those of a crossing.
///
/// @param at a point in words
record LinesWords(Function<Vec3, String> at) {

  /// {@return what a crossing has not said yet: where lines meet is told where segments do not}
  String after(Crossing3 crossing, Lines3 lines) {
    boolean apart = crossing instanceof Crossing3.None;
    return switch (lines.relation()) {
      case PARALLEL -> ", parallel";
      case COLLINEAR -> crossing instanceof Crossing3.Overlap ? "" : ", on one line";
      case COPLANAR -> ", in one plane";
      case CROSSING -> apart ? ", lines cross" + place(lines) : "";
      case PIERCING -> apart ? ", line passes through the plane" + place(lines) : "";
      case SKEW -> ", lines skew" + place(lines);
    };
  }

  private String place(Lines3 lines) {
    return lines
        .place()
        .map(place ->
            distance(place.distance())
                + " at t "
                + Numbers.of(place.t())
                + ", u "
                + Numbers.of(place.u())
                + weight(place.v())
                + " in "
                + at.apply(place.point()))
        .orElse("");
  }

  private static String distance(OptionalDouble value) {
    return value.isPresent() ? ", " + Numbers.of(value.getAsDouble()) + " apart" : "";
  }

  private static String weight(OptionalDouble value) {
    return value.isPresent() ? ", v " + Numbers.of(value.getAsDouble()) : "";
  }
}

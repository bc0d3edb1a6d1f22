package collisionbench.app.cli;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.text.Numbers;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Where a segment crosses, how the lines lie, and when bodies meet, in words.
///
/// @param flat whether points have two coordinates
record PairWords(boolean flat) {

  /// {@return what there is to say of a pair besides its distance; may be empty}
  String more(PairAnswer pair) {
    return Stream.concat(
            pair
                .crossing()
                .map(crossing ->
                    crossing(crossing)
                        + pair.lines().map(lines -> lines(crossing, lines)).orElse(""))
                .stream(),
            pair.sweep().map(PairWords::sweep).stream())
        .collect(Collectors.joining("; "));
  }

  private String crossing(Crossing3 crossing) {
    return switch (crossing) {
      case Crossing3.None() -> "no crossing";
      case Crossing3.Point(double t, Vec3 point, OptionalDouble u, OptionalDouble v) ->
          "crosses at t "
              + Numbers.of(t)
              + named(", u ", u)
              + named(", v ", v)
              + " in "
              + at(point);
      case Crossing3.Span(double enter, double exit, Vec3 first, Vec3 last) ->
          "crosses " + stretch(enter, exit, first, last);
      case Crossing3.Overlap(double enter, double exit, Vec3 first, Vec3 last) ->
          "collinear, shared " + stretch(enter, exit, first, last);
    };
  }

  /// What a crossing has not said yet: where lines meet is told where segments do not.
  private String lines(Crossing3 crossing, Lines3 lines) {
    boolean apart = crossing instanceof Crossing3.None;
    return switch (lines.relation()) {
      case PARALLEL -> ", parallel";
      case COLLINEAR -> crossing instanceof Crossing3.Overlap ? "" : ", collinear";
      case COPLANAR -> ", coplanar";
      case CROSSING -> apart ? ", lines cross" + place(lines) : "";
      case PIERCING -> apart ? ", line pierces the plane" + place(lines) : "";
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
                + named(", v ", place.v())
                + " in "
                + at(place.point()))
        .orElse("");
  }

  private static String distance(OptionalDouble value) {
    return value.isPresent() ? ", " + Numbers.of(value.getAsDouble()) + " apart" : "";
  }

  private static String named(String name, OptionalDouble value) {
    return value.isPresent() ? name + Numbers.of(value.getAsDouble()) : "";
  }

  private String stretch(double enter, double exit, Vec3 first, Vec3 last) {
    return "from t "
        + Numbers.of(enter)
        + " in "
        + at(first)
        + " to t "
        + Numbers.of(exit)
        + " in "
        + at(last);
  }

  private static String sweep(Sweep3 sweep) {
    return switch (sweep) {
      case Sweep3.Never() -> "never meet";
      case Sweep3.Contact(double enter, double exit) ->
          "meet from time " + Numbers.of(enter) + " to " + Numbers.of(exit);
    };
  }

  private String at(Vec3 point) {
    String both = Numbers.of(point.x()) + ", " + Numbers.of(point.y());
    return flat ? "[" + both + "]" : "[" + both + ", " + Numbers.of(point.z()) + "]";
  }
}

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
          "crosses at " + at(t, u, v, point);
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
        .location()
        .map(place ->
            said(", %s apart", place.distance())
                + " at "
                + at(place.t(), OptionalDouble.of(place.u()), place.v(), place.point()))
        .orElse("");
  }

  private String at(double t, OptionalDouble u, OptionalDouble v, Vec3 point) {
    return at(t, said(", u %s", u) + said(", v %s", v), point);
  }

  private String at(double t, String more, Vec3 point) {
    String both = Numbers.of(point.x()) + ", " + Numbers.of(point.y());
    String all = flat ? both : both + ", " + Numbers.of(point.z());
    return "t " + Numbers.of(t) + more + " in [" + all + "]";
  }

  private static String said(String form, OptionalDouble value) {
    return value.isPresent() ? form.formatted(Numbers.of(value.getAsDouble())) : "";
  }

  private String stretch(double enter, double exit, Vec3 first, Vec3 last) {
    return "from " + at(enter, "", first) + " to " + at(exit, "", last);
  }

  private static String sweep(Sweep3 sweep) {
    return switch (sweep) {
      case Sweep3.Never() -> "never meet";
      case Sweep3.Contact(double enter, double exit) ->
          "meet from time " + Numbers.of(enter) + " to " + Numbers.of(exit);
    };
  }
}

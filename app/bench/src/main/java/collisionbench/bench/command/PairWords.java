package collisionbench.bench.command;

import collisionbench.bench.text.Numbers;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Describes in words where a segment crosses, how the lines lie and when bodies meet.
///
/// @param flat whether points have two coordinates
record PairWords(boolean flat) {

  /// {@return everything that was answered about a pair except its distance; may be empty}
  String details(Answer.Decided pair) {
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
          "crosses " + interval(enter, exit, first, last);
      case Crossing3.Overlap(double enter, double exit, Vec3 first, Vec3 last) ->
          "collinear, shared " + interval(enter, exit, first, last);
    };
  }

  /// {@return what the crossing does not already state; where lines meet is stated only if the
  /// segments do not}
  private String lines(Crossing3 crossing, Lines3 lines) {
    boolean apart = crossing instanceof Crossing3.None;
    return switch (lines.relation()) {
      case PARALLEL -> ", parallel";
      case COLLINEAR -> crossing instanceof Crossing3.Overlap ? "" : ", collinear";
      case COPLANAR -> ", coplanar";
      case CROSSING -> apart ? ", lines cross" + location(lines) : "";
      case PIERCING -> apart ? ", line pierces the plane" + location(lines) : "";
      case SKEW -> ", lines skew" + location(lines);
    };
  }

  private String location(Lines3 lines) {
    return lines
        .location()
        .map(location ->
            ifPresent(", %s apart", location.distance())
                + " at "
                + at(location.t(), OptionalDouble.of(location.u()), location.v(), location.point()))
        .orElse("");
  }

  private String at(double t, OptionalDouble u, OptionalDouble v, Vec3 point) {
    return at(t, ifPresent(", u %s", u) + ifPresent(", v %s", v), point);
  }

  private String at(double t, String details, Vec3 point) {
    String both = Numbers.of(point.x()) + ", " + Numbers.of(point.y());
    String all = flat ? both : both + ", " + Numbers.of(point.z());
    return "t " + Numbers.of(t) + details + " in [" + all + "]";
  }

  private static String ifPresent(String form, OptionalDouble value) {
    return value.isPresent() ? form.formatted(Numbers.of(value.getAsDouble())) : "";
  }

  private String interval(double enter, double exit, Vec3 first, Vec3 last) {
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

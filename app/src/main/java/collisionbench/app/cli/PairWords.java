package collisionbench.app.cli;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.text.Numbers;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Where a segment crosses and when bodies meet, in words.
///
/// @param flat whether points have two coordinates
record PairWords(boolean flat) {

  /// {@return what there is to say of a pair besides its distance; may be empty}
  String more(PairAnswer pair) {
    return Stream.concat(
            pair.crossing().map(crossing -> crossing(crossing, pair)).stream(),
            pair.sweep().map(PairWords::sweep).stream())
        .collect(Collectors.joining("; "));
  }

  private String crossing(Crossing3 crossing, PairAnswer pair) {
    return switch (crossing) {
      case Crossing3.None(Crossing3.Lie how) -> "no crossing" + lie(how, pair);
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
          "on one line, shared " + stretch(enter, exit, first, last);
    };
  }

  private static String lie(Crossing3.Lie how, PairAnswer pair) {
    return switch (how) {
      case APART -> "";
      case PARALLEL -> ", parallel";
      case COPLANAR ->
          isSegment(pair.a()) && isSegment(pair.b()) ? ", on one line" : ", in one plane";
    };
  }

  private static boolean isSegment(Body body) {
    return switch (body) {
      case Body3 body3 -> body3.shape() instanceof Segment;
      case Body2 body2 -> body2.shape() instanceof Segment2;
    };
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

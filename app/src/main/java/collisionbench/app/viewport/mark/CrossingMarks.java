package collisionbench.app.viewport.mark;

import collisionbench.app.settings.View.Layer;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.text.Numbers;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// The crossing of a segment with the other body of a pair; if they do not touch, that of their
/// infinite lines and planes, or the distance of these.
final class CrossingMarks {

  /// The greatest distance of a label from its point.
  private static final double REACH = 130;

  private final Projection projection;
  private final ThinBodies thin;
  private final MarkMaker maker;
  private final List<Mark> marks = new ArrayList<>();

  private CrossingMarks(Projection projection, ThinBodies thin, Occlusion occlusion) {
    this.projection = projection;
    this.thin = thin;
    maker = new MarkMaker(projection, occlusion, marks);
  }

  /// {@return the marks for a pair, if the layer is shown}
  static List<Mark> of(PairAnswer pair, RenderState state, ThinBodies thin, Occlusion occlusion) {
    if (!state.view().shows(Layer.CROSSING)) {
      return List.of();
    }
    CrossingMarks marks = new CrossingMarks(state.projection(), thin, occlusion);
    pair.crossing().ifPresent(marks::addCrossing);
    if (!pair.touching()) {
      pair.lines().ifPresent(lines -> marks.addLines(lines, pair));
    }
    return marks.marks;
  }

  private void addCrossing(Crossing3 crossing) {
    switch (crossing) {
      case Crossing3.None() -> {}
      case Crossing3.Point(double t, Vec3 at, OptionalDouble u, OptionalDouble v) -> {
        boolean free = isWithin(t) && (u.isEmpty() || v.isPresent() || isWithin(u.getAsDouble()));
        maker.symbol(at, free ? Mark.Sign.ENTRY : Mark.Sign.HALO);
        label(parameters(t, u, v), at);
      }
      case Crossing3.Span(double enter, double exit, Vec3 first, Vec3 last) ->
          addStretch(enter, exit, first, last);
      case Crossing3.Overlap(double enter, double exit, Vec3 first, Vec3 last) ->
          addStretch(enter, exit, first, last);
    }
  }

  /// {@return a parameter as text in any language, such as `t 0.5`}
  static String parameter(String name, double value) {
    return name + " " + Numbers.of(value, 1);
  }

  private static String parameters(double t, OptionalDouble u, OptionalDouble v) {
    StringBuilder words = new StringBuilder(parameter("t", t));
    u.ifPresent(value -> words.append("   ").append(parameter("u", value)));
    v.ifPresent(value -> words.append("   ").append(parameter("v", value)));
    return words.toString();
  }

  /// {@return whether it is not at an end, which must stay visible}
  private static boolean isWithin(double t) {
    return t > 0 && t < 1;
  }

  /// The segment's own ends are neither entry nor exit.
  private void addStretch(double enter, double exit, Vec3 first, Vec3 last) {
    maker.line(first, last, Mark.Pen.STRETCH);
    if (enter > 0) {
      maker.symbol(first, Mark.Sign.ENTRY);
    }
    if (exit < 1) {
      maker.symbol(last, Mark.Sign.EXIT);
    }
    label(parameter("t", enter), first);
    label(parameter("t", exit), last);
  }

  private void addLines(Lines3 lines, PairAnswer pair) {
    if (lines.location().isEmpty()) {
      return;
    }
    Lines3.Location place = lines.location().get();
    Optional<CoreLine> a = CoreLine.ofSegment(pair.a());
    Optional<CoreLine> b = CoreLine.ofSegment(pair.b());
    switch (lines.relation()) {
      case SKEW -> addSkew(place, a.orElseThrow(), b.orElseThrow());
      case CROSSING -> {
        addBeyond(a.orElseThrow(), place.t(), place.point());
        addBeyond(b.orElseThrow(), place.u(), place.point());
        label(
            parameters(place.t(), OptionalDouble.of(place.u()), OptionalDouble.empty()),
            place.point());
      }
      case PIERCING -> {
        addBeyond(a.or(() -> b).orElseThrow(), place.t(), place.point());
        maker.symbol(place.point(), Mark.Sign.BEYOND);
        label(parameters(place.t(), OptionalDouble.of(place.u()), place.v()), place.point());
      }
      case PARALLEL, COLLINEAR, COPLANAR -> {}
    }
  }

  private void addSkew(Lines3.Location place, CoreLine a, CoreLine b) {
    Vec3 footB = b.at(place.u());
    addPerpendicular(place, footB);
    addBeyond(a, place.t(), place.point());
    addBeyond(b, place.u(), footB);
    label(parameter("t", place.t()), place.point());
    label(parameter("u", place.u()), footB);
  }

  /// Within both segments it is already drawn as the distance.
  private void addPerpendicular(Lines3.Location place, Vec3 footB) {
    if (isBeyond(place.t()) || isBeyond(place.u())) {
      maker.line(place.point(), footB, Mark.Pen.GAP);
    }
  }

  private void addBeyond(CoreLine segment, double t, Vec3 foot) {
    if (isBeyond(t)) {
      Vec3 end = segment.within(t);
      SeenLine.of(end, foot, projection)
          .map(thin::clear)
          .ifPresent(line -> maker.line(end, foot, line, Mark.Pen.BEYOND));
      maker.symbol(foot, Mark.Sign.BEYOND);
    }
  }

  private static boolean isBeyond(double t) {
    return t < 0 || t > 1;
  }

  private void label(String words, Vec3 at) {
    maker.label(words, at, REACH);
  }
}

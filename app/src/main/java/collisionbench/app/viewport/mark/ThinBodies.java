package collisionbench.app.viewport.mark;

import collisionbench.app.viewport.render.Corners;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/// Lines and points, which marks would hide.
///
/// @param lines segments and straight hulls
/// @param points their ends, and point bodies
record ThinBodies(List<SeenLine> lines, List<Point2D> points) {

  static final ThinBodies NOTHING = new ThinBodies(List.of(), List.of());

  /// With more bodies, only the first are considered.
  private static final int LOOKED_AT = 200;

  /// The radius around a point that stays free.
  static final double FREE = 9;

  /// Points closer than this many pixels count as the same.
  private static final double NEAR = 3;

  /// {@return those of a state, first those of the shown pairs}
  static ThinBodies of(RenderState state, List<PairAnswer> pairs) {
    Projection projection = state.projection();
    List<Body> bodies =
        Stream.concat(
                pairs.stream().flatMap(pair -> Stream.of(pair.a(), pair.b())),
                state.bodies().stream())
            .limit(LOOKED_AT)
            .filter(body -> isPoint(body) || line(body).isPresent())
            .distinct()
            .toList();
    return new ThinBodies(
        bodies.stream()
            .flatMap(body -> line(body).stream())
            .flatMap(line -> SeenLine.of(line.start(), line.end(), projection).stream())
            .toList(),
        bodies.stream()
            .flatMap(ThinBodies::ends)
            .flatMap(end -> projection.toPixel(end).stream())
            .toList());
  }

  private static boolean isPoint(Body body) {
    return body.extent() == 0;
  }

  /// {@return the line of a body; empty if it is wider}
  private static Optional<Segment> line(Body body) {
    return switch (body) {
      case Body3 solid -> Corners.line(solid.shape());
      case Body2 flat ->
          CoreLine.ofSegment(flat).map(core -> new Segment(core.start(), core.end()));
    };
  }

  private static Stream<Vec3> ends(Body body) {
    return line(body)
        .map(line -> Stream.of(line.start(), line.end()))
        .orElseGet(() -> Stream.of(body.bounds().center()));
  }

  Stream<Point2D> along() {
    return lines.stream().flatMap(line -> Pixels.along(line.from(), line.to()));
  }

  /// {@return a line, shortened where its ends would hide a point}
  SeenLine clear(SeenLine line) {
    double before = isBelow(line.from()) ? FREE : 0;
    double after = isBelow(line.to()) ? FREE : 0;
    return line.length() > 2 * (before + after) ? line.without(before, after) : line;
  }

  /// {@return whether a line would hide one of the lines}
  boolean isBelow(SeenLine line) {
    return lines.stream().anyMatch(line::liesAlong);
  }

  /// {@return whether a symbol would hide a point}
  boolean isBelow(Point2D sign) {
    return points.stream().anyMatch(point -> point.distance(sign) < NEAR);
  }
}

package collisionbench.app.viewport.mark;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Body;
import collisionbench.app.viewport.sight.Pixels;
import collisionbench.app.viewport.sight.Projection;
import collisionbench.app.viewport.sight.SeenLine;
import collisionbench.app.viewport.sight.Sight;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Point2D;

/// Bodies that are so thin in the picture that marks would hide them: segments and points.
///
/// @param segments the segments
/// @param points their ends, and bodies that are points
record ThinBodies(List<SeenLine> segments, List<Point2D> points) {

  static final ThinBodies NOTHING = new ThinBodies(List.of(), List.of());

  /// Of thousands of bodies only the first are looked at: marks would have no place anyway.
  private static final int LOOKED_AT = 200;

  /// How much around such a point is left free.
  static final double FREE = 9;

  /// How near to such a point another is as good as the same, in pixels.
  private static final double NEAR = 3;

  /// {@return those of a sight, first of the bodies of which something is said}
  static ThinBodies of(Sight sight, List<PairAnswer> pairs) {
    Projection projection = sight.projection();
    List<Body> bodies =
        Stream.concat(
                pairs.stream().flatMap(pair -> Stream.of(pair.a(), pair.b())),
                sight.bodies().stream())
            .limit(LOOKED_AT)
            .filter(body -> isPoint(body) || CoreLine.ofSegment(body).isPresent())
            .distinct()
            .toList();
    return new ThinBodies(
        bodies.stream()
            .flatMap(body -> CoreLine.ofSegment(body).stream())
            .flatMap(core -> SeenLine.of(core.start(), core.end(), projection).stream())
            .toList(),
        bodies.stream()
            .flatMap(ThinBodies::ends)
            .flatMap(end -> projection.toPixel(end).stream())
            .toList());
  }

  private static boolean isPoint(Body body) {
    return body.extent() == 0;
  }

  private static Stream<Vec3> ends(Body body) {
    return CoreLine.ofSegment(body)
        .map(core -> Stream.of(core.start(), core.end()))
        .orElseGet(() -> Stream.of(body.bounds().center()));
  }

  /// {@return points along the segments}
  Stream<Point2D> along() {
    return segments.stream().flatMap(line -> Pixels.along(line.from(), line.to()));
  }

  /// {@return a line without the ends that would hide something}
  SeenLine clear(SeenLine line) {
    double before = isBelow(line.from()) ? FREE : 0;
    double after = isBelow(line.to()) ? FREE : 0;
    return line.length() > 2 * (before + after) ? line.without(before, after) : line;
  }

  /// {@return whether a segment would be hidden below a line}
  boolean isBelow(SeenLine line) {
    return segments.stream().anyMatch(line::liesAlong);
  }

  /// {@return whether the end of a segment, or all of a body, would be hidden below a sign}
  boolean isBelow(Point2D sign) {
    return points.stream().anyMatch(point -> point.distance(sign) < NEAR);
  }
}

package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2.Maker;
import org.jspecify.annotations.Nullable;

final class SegmentCapsule {

  private SegmentCapsule() {}

  /// A capsule is two discs and the box between them; without a radius it is its axis.
  static <T extends @Nullable Object> T of(Segment2 segment, Capsule2 capsule, Maker<T> maker) {
    return capsule.radius() == 0
        ? withAxis(segment, capsule.axis()).ofSolid(segment, capsule, maker)
        : rounded(segment, capsule).ofSolid(segment, capsule, maker);
  }

  private static Stretch rounded(Segment2 segment, Capsule2 capsule) {
    Vec2 along = segment.end().minus(segment.start());
    Vec2 unit = along.normalized();
    Stretch discs =
        SegmentDisc.of(segment, along, unit, capsule.start(), capsule.radius())
            .hull(SegmentDisc.of(segment, along, unit, capsule.end(), capsule.radius()));
    boolean round = capsule.start().equals(capsule.end());
    return Stretch.chosen(round, discs, discs.hull(box(segment, capsule)));
  }

  private static Stretch withAxis(Segment2 segment, Segment2 axis) {
    return switch (SegmentSegment.of(segment, axis, MadeCrossing.INSTANCE)) {
      case Crossing2.None _ -> Stretch.NONE;
      case Crossing2.Point point -> new Stretch(point.t(), point.t());
      case Crossing2.Span span -> new Stretch(span.enter(), span.exit());
      case Crossing2.Overlap overlap -> new Stretch(overlap.enter(), overlap.exit());
    };
  }

  private static Stretch box(Segment2 segment, Capsule2 capsule) {
    Vec2 axis = capsule.end().minus(capsule.start()).normalized();
    Vec2 startFromStart = segment.start().minus(capsule.start());
    Vec2 endFromStart = segment.end().minus(capsule.start());
    Vec2 startToEnd = capsule.end().minus(segment.start());
    Vec2 endToEnd = capsule.end().minus(segment.end());
    double startBeside = axis.cross(startFromStart);
    double endBeside = axis.cross(endFromStart);
    double radius = capsule.radius();
    return Stretch.ALL
        .whereNotNegative(axis.dot(startFromStart), axis.dot(endFromStart))
        .whereNotNegative(axis.dot(startToEnd), axis.dot(endToEnd))
        .whereNotNegative(radius - startBeside, radius - endBeside)
        .whereNotNegative(radius + startBeside, radius + endBeside);
  }
}

package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

final class SectorSector {

  private SectorSector() {}

  /// Either an edge of one touches the other, which covers containment, or the arcs meet.
  static boolean touch(Sector a, Opening openingA, Sector b, Opening openingB) {
    return edgesTouch(a, openingA, b, openingB)
        || edgesTouch(b, openingB, a, openingA)
        || arcsMeet(a, openingA, b, openingB);
  }

  private static boolean edgesTouch(Sector a, Opening openingA, Sector b, Opening openingB) {
    Vec2 center = a.center().minus(b.center());
    Vec2 startTip = center.plus(a.radius(), openingA.start());
    Vec2 endTip = center.plus(a.radius(), openingA.end());
    return SegmentSector.withinOfCentred(center, startTip, b.radius(), openingB, 0)
        || SegmentSector.withinOfCentred(center, endTip, b.radius(), openingB, 0);
  }

  /// The circles meet on the line of centres or in two points beside it. Looked at are these two
  /// and, as they may be within rounding of an edge, the direction between them. Circles about one
  /// centre meet in no point that an edge would not meet too.
  private static boolean arcsMeet(Sector a, Opening openingA, Sector b, Opening openingB) {
    Vec2 between = b.center().minus(a.center());
    double squared = between.lengthSquared();
    double sum = a.radius() + b.radius();
    double difference = a.radius() - b.radius();
    if (squared == 0 || squared > sum * sum || squared < difference * difference) {
      return false;
    }
    double fromA = 0.5 * (squared + sum * difference);
    double fromB = 0.5 * (squared - sum * difference);
    double beside = 0.5 * Math.sqrt((sum * sum - squared) * (squared - difference * difference));
    Vec2 left = between.perpendicular().times(beside);
    return (openingA.holds(between) && openingB.holds(between.negated()))
        || isShared(between.times(fromA), between.times(-fromB), left, openingA, openingB)
        || isShared(
            between.times(fromA), between.times(-fromB), left.negated(), openingA, openingB);
  }

  private static boolean isShared(
      Vec2 fromA, Vec2 fromB, Vec2 beside, Opening openingA, Opening openingB) {
    return openingA.holds(fromA.plus(beside)) && openingB.holds(fromB.plus(beside));
  }
}

package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentPair;
import collisionbench.geometry.space.crossing.Crossing3.Maker;
import org.jspecify.annotations.Nullable;

/// A segment through a solid capsule: from the first to the last of the stretches within the two
/// end spheres and the cylinder between them.
final class SegmentCapsule {

  /// An axis shorter than the root of this adds nothing that can be seen to the two spheres, as the
  /// shapes are of ordinary size here; and its fourth power may lose digits.
  private static final double LEAST_SQUARE = 0x1p-400;

  private SegmentCapsule() {}

  static <T extends @Nullable Object> T of(Segment segment, Capsule capsule, Maker<T> maker) {
    Vec3 along = segment.end().minus(segment.start());
    Vec3 fromStart = segment.start().minus(capsule.start());
    Vec3 fromEnd = segment.start().minus(capsule.end());
    double squared = capsule.radius() * capsule.radius();
    Stretch inside =
        Stretch.withinRadius(fromStart, along, squared)
            .hull(Stretch.withinRadius(fromEnd, along, squared))
            .hull(cylinder(fromStart, along, capsule));
    double nearest = inside.isLost() ? SegmentPair.nearestOnFirst(segment, capsule.axis()) : 0;
    return inside.ofSolid(segment, capsule, nearest, maker);
  }

  private static Stretch cylinder(Vec3 from, Vec3 along, Capsule capsule) {
    Vec3 axis = capsule.end().minus(capsule.start());
    double whole = axis.lengthSquared();
    double squared = capsule.radius() * capsule.radius() * whole;
    Stretch inside =
        Stretch.withinRadius(from.cross(axis), along.cross(axis), squared)
            .and(Stretch.between(0, whole, from.dot(axis), along.dot(axis)));
    return Stretch.of(whole > LEAST_SQUARE, inside.enter(), inside.exit());
  }
}

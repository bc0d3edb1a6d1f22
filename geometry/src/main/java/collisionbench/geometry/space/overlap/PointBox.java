package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentToBox;

/// A point and a solid box, in the box's frame: what sticks out of the slabs is the distance.
final class PointBox {

  private PointBox() {}

  static boolean test(Vec3 a, Box b, double reach) {
    return Reach.within(SegmentToBox.excess(b.toLocal(a), b.halfExtents()), reach);
  }
}

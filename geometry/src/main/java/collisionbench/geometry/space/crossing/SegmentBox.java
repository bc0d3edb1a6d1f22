package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentToBox;

/// A segment through a solid box: what the three slabs of the box's frame have in common.
final class SegmentBox {

  private SegmentBox() {}

  static Crossing3 of(Segment segment, Box box) {
    Vec3 from = box.toLocal(segment.start());
    Vec3 along = box.toLocal(segment.end()).minus(from);
    Vec3 half = box.halfExtents();
    return Stretch.between(-half.x(), half.x(), from.x(), along.x())
        .and(Stretch.between(-half.y(), half.y(), from.y(), along.y()))
        .and(Stretch.between(-half.z(), half.z(), from.z(), along.z()))
        .ofSolid(segment, box, SegmentToBox.parameterNearest(from, along, half));
  }
}

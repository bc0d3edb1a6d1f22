package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentToBox;
import collisionbench.geometry.space.crossing.Crossing3.Maker;
import org.jspecify.annotations.Nullable;

/// A segment through a solid box: what the three slabs of the box's frame have in common.
final class SegmentBox {

  private SegmentBox() {}

  static <T extends @Nullable Object> T of(Segment segment, Box box, Maker<T> maker) {
    Rotation turn = box.orientation();
    Vec3 from = turn.undo(segment.start().minus(box.center()));
    Vec3 along = turn.undo(segment.end().minus(box.center())).minus(from);
    Vec3 half = box.halfExtents();
    Stretch inside =
        Stretch.between(-half.x(), half.x(), from.x(), along.x())
            .and(Stretch.between(-half.y(), half.y(), from.y(), along.y()))
            .and(Stretch.between(-half.z(), half.z(), from.z(), along.z()));
    double nearest = inside.isLost() ? SegmentToBox.parameterNearest(from, along, half) : 0;
    return inside.ofSolid(segment, box, nearest, maker);
  }
}

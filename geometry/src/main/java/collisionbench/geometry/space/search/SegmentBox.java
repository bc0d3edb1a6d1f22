package collisionbench.geometry.space.search;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.proof.Proof;
import collisionbench.geometry.space.proof.Verdict;

/// A segment and a solid box, by six separating axes in the box's frame: three across its faces,
/// three across the segment and an edge.
///
/// @param middle of the segment
/// @param along from there to its end
/// @param half the box's half extents
public record SegmentBox(Vec3 middle, Vec3 along, Vec3 half) {

  /// {@return whether a segment is within reach of a box}
  public static Verdict test(Vec3 start, Vec3 end, Box box, double reach) {
    Vec3 toStart = start.minus(box.center());
    Vec3 toEnd = end.minus(box.center());
    Vec3 middle = box.orientation().undo(toStart.plus(toEnd).times(0.5));
    Vec3 along = box.orientation().undo(end.minus(start).times(0.5));
    SegmentBox seen = new SegmentBox(middle, along, box.halfExtents());
    double size =
        toStart.sumOfMagnitudes() + toEnd.sumOfMagnitudes() + box.halfExtents().sumOfMagnitudes();
    SegmentBox turned = seen.turned();
    double widest = Math.max(seen.aboutX(), Math.max(turned.aboutX(), turned.turned().aboutX()));
    return Proof.ofAxes(widest, size, reach);
  }

  /// {@return the greater gap of two axes: x, and its cross product with the segment}
  private double aboutX() {
    double face = Math.abs(middle.x()) - half.x() - Math.abs(along.x());
    double y = along.y();
    double z = along.z();
    double cross =
        Math.abs(middle.z() * y - middle.y() * z) - half.y() * Math.abs(z) - half.z() * Math.abs(y);
    return Math.max(face, cross / along.sumOfMagnitudes());
  }

  /// {@return the same with y, z, x for x, y, z}
  private SegmentBox turned() {
    return new SegmentBox(middle.turned(), along.turned(), half.turned());
  }
}

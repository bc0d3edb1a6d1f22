package collisionbench.geometry.space.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.proof.Candidate;
import collisionbench.geometry.space.proof.Proof;

/// A segment and a solid box, in the box's frame. Whether they meet is told by six separating axes:
/// three across the box's faces, three across the segment and an edge. How near they are is told
/// from where the way from the box is square to the segment, or from an end.
///
/// @param middle of the segment
/// @param along from there to its end
/// @param half the box's half extents
public record SegmentBox(Vec3 middle, Vec3 along, Vec3 half) {

  /// The nearest feature of the box seldom changes more often.
  private static final int STEPS = 4;

  /// {@return whether a segment is within reach of a box}
  public static Verdict test(Vec3 start, Vec3 end, Box box, double radiusSum) {
    Vec3 toStart = start.minus(box.center());
    Vec3 toEnd = end.minus(box.center());
    Vec3 middle = box.orientation().undo(toStart.plus(toEnd).times(0.5));
    Vec3 along = box.orientation().undo(end.minus(start).times(0.5));
    SegmentBox seen = new SegmentBox(middle, along, box.halfExtents());
    double size =
        toStart.sumOfMagnitudes() + toEnd.sumOfMagnitudes() + box.halfExtents().sumOfMagnitudes();
    return radiusSum > 0 ? Proof.of(seen.nearest(size), radiusSum) : Proof.ofAxes(seen.widest(), size, 0);
  }

  /// {@return the way from the box to the nearest point of the segment}
  ///
  /// The square of the distance is convex along the segment, and a parabola as long as the nearest
  /// feature of the box is the same: Newton's method goes to the lowest point of one after the
  /// other.
  private Candidate nearest(double size) {
    double t = 0;
    Vec3 delta = delta(t);
    for (int i = 0; i < STEPS && delta.dot(along) != 0; i++) {
      t = Math.clamp(t - delta.dot(along) / where(delta).lengthSquared(), -1, 1);
      delta = delta(t);
    }
    double gap = delta.dot(middle) - Math.abs(delta.dot(along)) - delta.magnitudes().dot(half);
    return new Candidate(delta, gap, size);
  }

  /// {@return the way from the box to the point `middle + t along`}
  private Vec3 delta(double t) {
    Vec3 at = middle.plus(t, along);
    return new Vec3(beyond(at.x(), half.x()), beyond(at.y(), half.y()), beyond(at.z(), half.z()));
  }

  private static double beyond(double at, double half) {
    return at - Math.clamp(at, -half, half);
  }

  /// {@return the part of the segment's direction by which the way changes}
  private Vec3 where(Vec3 delta) {
    return new Vec3(
        delta.x() == 0 ? 0 : along.x(), delta.y() == 0 ? 0 : along.y(), delta.z() == 0 ? 0 : along.z());
  }

  /// {@return the widest gap of all six axes}
  private double widest() {
    SegmentBox next = aboutNextAxis();
    return Math.max(aboutX(), Math.max(next.aboutX(), next.aboutNextAxis().aboutX()));
  }

  /// {@return the greater gap of two axes: x, and its cross product with the segment}
  private double aboutX() {
    double face = Math.abs(middle.x()) - half.x() - Math.abs(along.x());
    double y = along.y();
    double z = along.z();
    double cross =
        Math.abs(middle.z() * y - middle.y() * z) - half.y() * Math.abs(z) - half.z() * Math.abs(y);
    return Math.max(face, Proof.perUnit(cross, along.sumOfMagnitudes()));
  }

  /// {@return the same with y, z, x for x, y, z}
  private SegmentBox aboutNextAxis() {
    return new SegmentBox(middle.yzx(), along.yzx(), half.yzx());
  }
}

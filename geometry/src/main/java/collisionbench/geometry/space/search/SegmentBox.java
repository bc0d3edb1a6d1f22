package collisionbench.geometry.space.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.proof.Candidate;
import collisionbench.geometry.space.proof.Proof;

/// A segment and a solid box, in the box's frame. Six separating axes decide whether they
/// intersect: three face normals of the box, three cross products of the segment and an edge. Their
/// distance is that of the point of the segment where the vector from the box is perpendicular to
/// it, or of an end.
///
/// @param middle of the segment
/// @param along from there to its end
/// @param half the box's half extents
public record SegmentBox(Vec3 middle, Vec3 along, Vec3 half) {

  /// The most steps; the nearest feature of the box seldom changes more often.
  private static final int STEPS = 4;

  /// {@return whether a segment is within the sum of the radii of a box}
  public static Verdict test(Vec3 start, Vec3 end, Box box, double radiusSum) {
    Vec3 toStart = start.minus(box.center());
    Vec3 toEnd = end.minus(box.center());
    Vec3 middle = box.orientation().undo(toStart.plus(toEnd).times(0.5));
    Vec3 along = box.orientation().undo(end.minus(start).times(0.5));
    SegmentBox seen = new SegmentBox(middle, along, box.halfExtents());
    double size =
        toStart.sumOfMagnitudes() + toEnd.sumOfMagnitudes() + box.halfExtents().sumOfMagnitudes();
    return radiusSum > 0
        ? Proof.of(seen.nearest(size), radiusSum)
        : Proof.ofAxes(seen.widest(), size, 0);
  }

  /// {@return the vector from the box to the nearest point of the segment}
  ///
  /// The squared distance is convex along the segment, and a parabola while the nearest feature of
  /// the box is the same: Newton's method visits the minimum of one parabola after the other.
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

  /// {@return the vector from the box to the point `middle + t along`}
  private Vec3 delta(double t) {
    Vec3 at = middle.plus(t, along);
    return new Vec3(beyond(at.x(), half.x()), beyond(at.y(), half.y()), beyond(at.z(), half.z()));
  }

  private static double beyond(double at, double half) {
    return at - Math.clamp(at, -half, half);
  }

  /// {@return the derivative of the vector by the parameter}
  private Vec3 where(Vec3 delta) {
    return new Vec3(
        delta.x() == 0 ? 0 : along.x(),
        delta.y() == 0 ? 0 : along.y(),
        delta.z() == 0 ? 0 : along.z());
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

  /// {@return this with the axes rotated: y, z, x for x, y, z}
  private SegmentBox aboutNextAxis() {
    return new SegmentBox(middle.yzx(), along.yzx(), half.yzx());
  }
}

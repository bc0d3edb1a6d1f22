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
  private static final int STEPS = 8;

  /// {@return a segment and a box, in the box's frame}
  public static SegmentBox of(Vec3 start, Vec3 end, Box box) {
    Vec3 sum = start.minus(box.center()).plus(end.minus(box.center()));
    Vec3 middle = box.orientation().undo(sum.times(0.5));
    Vec3 along = box.orientation().undo(end.minus(start).times(0.5));
    return new SegmentBox(middle, along, box.halfExtents());
  }

  /// {@return the sum of the magnitudes of all coordinates}
  public static double size(Vec3 start, Vec3 end, Box box) {
    return start.minus(box.center()).sumOfMagnitudes()
        + end.minus(box.center()).sumOfMagnitudes()
        + box.halfExtents().sumOfMagnitudes();
  }

  /// {@return whether a segment is within the sum of the radii of a box}
  public static Verdict test(Vec3 start, Vec3 end, Box box, double radiusSum) {
    SegmentBox seen = of(start, end, box);
    double size = size(start, end, box);
    if (radiusSum == 0) {
      return Proof.ofAxes(seen.widest(), size, 0);
    }
    Vec3 delta = seen.delta(seen.parameter());
    return Proof.of(new Candidate(delta, seen.gap(delta), size), radiusSum);
  }

  /// {@return the parameter of the point `middle + t along` nearest to the box, from -1 to 1}
  ///
  /// The squared distance is convex along the segment, and a parabola while the nearest feature of
  /// the box is the same: Newton's method visits the minimum of one parabola after the other.
  public double parameter() {
    double t = 0;
    Vec3 delta = delta(t);
    for (int i = 0; i < STEPS && delta.dot(along) != 0; i++) {
      t = Math.clamp(t - delta.dot(along) / derivative(delta).lengthSquared(), -1, 1);
      delta = delta(t);
    }
    return t;
  }

  /// {@return the gap along a direction from the box to the segment, times its length}
  public double gap(Vec3 direction) {
    double ofSegment = direction.dot(middle) - Math.abs(direction.dot(along));
    return ofSegment - direction.magnitudes().dot(half);
  }

  /// {@return the vector from the box to the point at `t`}
  public Vec3 delta(double t) {
    return middle.plus(t, along).minus(nearest(t));
  }

  /// {@return the point of the box nearest to the point at `t`}
  public Vec3 nearest(double t) {
    Vec3 at = middle.plus(t, along);
    return new Vec3(
        Math.clamp(at.x(), -half.x(), half.x()),
        Math.clamp(at.y(), -half.y(), half.y()),
        Math.clamp(at.z(), -half.z(), half.z()));
  }

  /// {@return the derivative of [#delta] by the parameter}
  private Vec3 derivative(Vec3 delta) {
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

package collisionbench.geometry.space.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.proof.Proof;

/// Two boxes, by 15 separating axes in the frame of A: three across faces of A, three across faces
/// of B, nine across an edge of each. (Gottschalk, OBBTree, 1996.)
///
/// @param to the vector from A's center to B's
/// @param half A's half extents
/// @param x B's first axis
/// @param y its second
/// @param z its third
/// @param other B's half extents
public record BoxBox(Vec3 to, Vec3 half, Vec3 x, Vec3 y, Vec3 z, Vec3 other) {

  /// {@return whether two boxes touch}
  public static Verdict test(Box a, Box b) {
    Rotation turn = a.orientation();
    Vec3 delta = b.center().minus(a.center());
    BoxBox seen =
        new BoxBox(
            turn.undo(delta),
            a.halfExtents(),
            turn.undo(b.orientation().axisX()),
            turn.undo(b.orientation().axisY()),
            turn.undo(b.orientation().axisZ()),
            b.halfExtents());
    double size =
        delta.sumOfMagnitudes()
            + a.halfExtents().sumOfMagnitudes()
            + b.halfExtents().sumOfMagnitudes();
    boolean alike = turn.equals(b.orientation());
    return Proof.ofAxes(alike ? seen.acrossA() : seen.widest(), size, 0);
  }

  /// {@return the widest gap of all axes, or any positive gap along a face normal}
  ///
  /// If an edge of each is parallel, as for two crates on one floor, their axis has zero length and
  /// shows no overlap: then only separation can be proved.
  private double widest() {
    double faces = Math.max(acrossA(), acrossB());
    if (faces > 0) {
      return faces;
    }
    BoxBox next = aboutNextAxis();
    double edges = Math.max(edgesX(), Math.max(next.edgesX(), next.aboutNextAxis().edgesX()));
    return Math.max(faces, edges);
  }

  /// {@return the widest gap along the face normals of A; if B has the same orientation, there are
  /// no other axes}
  private double acrossA() {
    Vec3 extent =
        x.magnitudes()
            .times(other.x())
            .plus(other.y(), y.magnitudes())
            .plus(other.z(), z.magnitudes());
    return to.magnitudes().minus(half).minus(extent).greatest();
  }

  /// {@return the widest gap along the face normals of B}
  private double acrossB() {
    return Math.max(across(x, other.x()), Math.max(across(y, other.y()), across(z, other.z())));
  }

  private double across(Vec3 axis, double extent) {
    return Math.abs(to.dot(axis)) - half.dot(axis.magnitudes()) - extent;
  }

  /// {@return the widest gap along the cross products of x with the axes of B}
  private double edgesX() {
    return Math.max(
        cross(x, y, other.y(), z, other.z()),
        Math.max(cross(y, z, other.z(), x, other.x()), cross(z, x, other.x(), y, other.y())));
  }

  /// {@return the gap along the cross product of x and an axis `e` of B, given the other two}
  private double cross(Vec3 e, Vec3 f, double alongF, Vec3 g, double alongG) {
    double ofA = half.y() * Math.abs(e.z()) + half.z() * Math.abs(e.y());
    double ofB = alongF * Math.abs(area(f, e)) + alongG * Math.abs(area(g, e));
    return Math.abs(area(to, e)) - ofA - ofB;
  }

  private static double area(Vec3 p, Vec3 e) {
    return p.z() * e.y() - p.y() * e.z();
  }

  /// {@return this with the axes rotated: y, z, x for x, y, z}
  private BoxBox aboutNextAxis() {
    return new BoxBox(to.yzx(), half.yzx(), x.yzx(), y.yzx(), z.yzx(), other);
  }
}

package collisionbench.geometry.space.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.proof.Proof;

/// A solid box and a triangle, by 13 separating axes in the box's frame: three across its faces,
/// one across the triangle, nine across an edge of each. (Akenine-Moeller, Fast 3D Triangle-Box
/// Overlap Testing, 2001.)
///
/// @param half the box's half extents
/// @param a the triangle's first corner
/// @param b its second
/// @param c its third
/// @param ab from a to b; the rotated difference instead of the difference of rotated points, which
///   would lose digits
/// @param ac from a to c
/// @param bc from b to c
public record BoxTriangle(Vec3 half, Vec3 a, Vec3 b, Vec3 c, Vec3 ab, Vec3 ac, Vec3 bc) {

  /// {@return whether a box and a triangle touch}
  public static Verdict test(Box box, Triangle triangle) {
    Rotation turn = box.orientation();
    Vec3 toA = triangle.a().minus(box.center());
    Vec3 toB = triangle.b().minus(box.center());
    Vec3 toC = triangle.c().minus(box.center());
    BoxTriangle seen =
        new BoxTriangle(
            box.halfExtents(),
            turn.undo(toA),
            turn.undo(toB),
            turn.undo(toC),
            turn.undo(triangle.b().minus(triangle.a())),
            turn.undo(triangle.c().minus(triangle.a())),
            turn.undo(triangle.c().minus(triangle.b())));
    BoxTriangle next = seen.aboutNextAxis();
    double widest =
        Math.max(
            seen.acrossFace(),
            Math.max(seen.aboutX(), Math.max(next.aboutX(), next.aboutNextAxis().aboutX())));
    double size =
        toA.sumOfMagnitudes()
            + toB.sumOfMagnitudes()
            + toC.sumOfMagnitudes()
            + box.halfExtents().sumOfMagnitudes();
    return Proof.ofAxes(widest, size, 0);
  }

  /// {@return the gap along the triangle's normal}
  private double acrossFace() {
    Vec3 normal = ab.cross(ac);
    double gap = Math.abs(normal.dot(a)) - half.dot(normal.magnitudes());
    return Proof.perUnit(gap, ab.sumOfMagnitudes() * ac.sumOfMagnitudes());
  }

  /// {@return the widest gap of four axes: x, and its cross products with the triangle's edges}
  private double aboutX() {
    double least = Math.min(a.x(), Math.min(b.x(), c.x()));
    double most = Math.max(a.x(), Math.max(b.x(), c.x()));
    double face = Math.max(least, -most) - half.x();
    return Math.max(Math.max(face, cross(ab, a, c)), Math.max(cross(ac, a, b), cross(bc, b, a)));
  }

  /// {@return the gap along the cross product of x and an edge}
  ///
  /// @param on a corner on the edge
  /// @param off the corner off it
  private double cross(Vec3 edge, Vec3 on, Vec3 off) {
    double ofBox = half.y() * Math.abs(edge.z()) + half.z() * Math.abs(edge.y());
    double p = on.z() * edge.y() - on.y() * edge.z();
    double q = off.z() * edge.y() - off.y() * edge.z();
    double gap = Math.max(Math.min(p, q), -Math.max(p, q)) - ofBox;
    return Proof.perUnit(gap, edge.sumOfMagnitudes());
  }

  /// {@return this with the axes rotated: y, z, x for x, y, z}
  private BoxTriangle aboutNextAxis() {
    return new BoxTriangle(half.yzx(), a.yzx(), b.yzx(), c.yzx(), ab.yzx(), ac.yzx(), bc.yzx());
  }
}

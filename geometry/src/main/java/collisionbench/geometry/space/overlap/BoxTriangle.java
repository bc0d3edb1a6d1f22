package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// A solid box and a triangle, by 13 separating axes in the box's frame. (Akenine-Moeller, Fast 3D
/// Triangle-Box Overlap Testing, 2001.) An axis of length zero separates nothing, so that triangles
/// without area need no branch.
final class BoxTriangle {

  private BoxTriangle() {}

  static boolean test(Box a, Triangle b) {
    Triangle t = new Triangle(a.toLocal(b.a()), a.toLocal(b.b()), a.toLocal(b.c()));
    Vec3 half = a.halfExtents();
    return meetAlong(Vec3.X, half, t)
        && meetAlong(Vec3.Y, half, t)
        && meetAlong(Vec3.Z, half, t)
        && meetAlong(t.normal(), half, t)
        && meetAlongCross(t.b().minus(t.a()), half, t)
        && meetAlongCross(t.c().minus(t.b()), half, t)
        && meetAlongCross(t.a().minus(t.c()), half, t);
  }

  private static boolean meetAlongCross(Vec3 edge, Vec3 half, Triangle t) {
    return meetAlong(new Vec3(0, -edge.z(), edge.y()), half, t)
        && meetAlong(new Vec3(edge.z(), 0, -edge.x()), half, t)
        && meetAlong(new Vec3(-edge.y(), edge.x(), 0), half, t);
  }

  private static boolean meetAlong(Vec3 axis, Vec3 half, Triangle t) {
    double reach =
        half.x() * Math.abs(axis.x())
            + half.y() * Math.abs(axis.y())
            + half.z() * Math.abs(axis.z());
    double a = axis.dot(t.a());
    double b = axis.dot(t.b());
    double c = axis.dot(t.c());
    return Math.min(Math.min(a, b), c) <= reach && Math.max(Math.max(a, b), c) >= -reach;
  }
}

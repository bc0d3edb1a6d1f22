package collisionbench.geometry.bench;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// Our overlap of five pairs without regard to rounding: the formulas of the searches of the same
/// names in `space.search`, without proofs and fallbacks. It is the baseline for the cost of
/// exactness, so changes of those searches must be repeated here. Its wrong answers are in the
/// accuracy table.
final class Plain {

  private Plain() {}

  static List<Entry> entries() {
    return List.of("sphere-sphere", "sphere-box", "box-box", "capsule-capsule", "segment-triangle")
        .stream()
        .map(pair ->
            Entry.of(
                Question.OVERLAP,
                pair,
                Entry.PLAIN,
                Answer.<Shape3, Shape3, Shape3, Shape3>yesNo(a -> a, b -> b, Plain::test)))
        .toList();
  }

  private static boolean test(Shape3 a, Shape3 b) {
    return switch (a) {
      case Sphere s when b instanceof Sphere other -> spheres(s, other);
      case Sphere s when b instanceof Box box -> sphereBox(s, box);
      case Box box when b instanceof Box other -> PlainBoxes.overlap(box, other);
      case Capsule c when b instanceof Capsule other -> capsuleCapsule(c, other);
      case Segment s when b instanceof Triangle t -> segmentTriangle(s.start(), s.end(), t);
      case Sphere _, Box _, Capsule _, Segment _, Triangle _, Hull _ ->
          throw new IllegalArgumentException("no plain kernel for " + a + " and " + b);
    };
  }

  private static boolean spheres(Sphere a, Sphere b) {
    double reach = a.radius() + b.radius();
    return b.center().minus(a.center()).lengthSquared() <= reach * reach;
  }

  private static boolean sphereBox(Sphere a, Box b) {
    Vec3 half = b.halfExtents();
    Vec3 way = a.center().minus(b.center());
    Vec3 local = b.orientation().isNone() ? way : b.orientation().undo(way);
    Vec3 out =
        new Vec3(
            beyond(local.x(), half.x()), beyond(local.y(), half.y()), beyond(local.z(), half.z()));
    return out.lengthSquared() <= a.radius() * a.radius();
  }

  private static double beyond(double at, double half) {
    double more = Math.abs(at) - half;
    return Math.max(more, 0);
  }

  private static boolean capsuleCapsule(Capsule a, Capsule b) {
    double reach = a.radius() + b.radius();
    Vec3 u = a.end().minus(a.start());
    Vec3 v = b.end().minus(b.start());
    Vec3 r = a.start().minus(b.start());
    double uu = dot(u, u);
    double vv = dot(v, v);
    double uv = dot(u, v);
    double ur = dot(u, r);
    double vr = dot(v, r);
    double area = Math.fma(uu, vv, -uv * uv);
    double line = Branchless.toUnit(Math.fma(uv, vr, -ur * vv) / area);
    double t = Branchless.toUnit(Math.fma(uv, line, vr) / vv);
    double s = Branchless.toUnit(Math.fma(uv, t, -ur) / uu);
    double alongU = Math.fma(s, uu, Math.fma(-t, uv, ur));
    double alongV = Math.fma(s, uv, Math.fma(-t, vv, vr));
    return Math.fma(s, ur + alongU, Math.fma(-t, vr + alongV, dot(r, r))) <= reach * reach;
  }

  /// Coplanar shapes get a right answer only by chance.
  private static boolean segmentTriangle(Vec3 start, Vec3 end, Triangle b) {
    Vec3 u = b.a().minus(b.b());
    Vec3 v = b.a().minus(b.c());
    Vec3 from = b.a().minus(start);
    Vec3 to = b.a().minus(end);
    Vec3 n = u.cross(v);
    Vec3 q = from.cross(to);
    double above = dot(n, from);
    double below = -dot(n, to);
    double ofB = dot(v, q);
    double ofC = -dot(u, q);
    double ofA = above + below - ofB - ofC;
    double side = Math.copySign(1, above);
    double first = Branchless.lower(side * below, side * ofA);
    return Branchless.lower(first, Branchless.lower(side * ofB, side * ofC)) >= 0;
  }

  static double dot(Vec3 a, Vec3 b) {
    return Math.fma(a.x(), b.x(), Math.fma(a.y(), b.y(), a.z() * b.z()));
  }
}

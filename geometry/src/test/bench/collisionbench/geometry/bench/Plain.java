package collisionbench.geometry.bench;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// Our overlap of five pairs as it would be if rounding did not matter: the formulas and the short
/// cuts of the kernels of the same names in `space.overlap`, and their order, without error bounds
/// and without anything to fall back to. What exactness costs is measured against it, so whoever
/// changes those kernels changes these; the answers it gets wrong are in the table of accuracy.
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
      case Sphere _, Box _, Capsule _, Segment _, Triangle _ ->
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
    return more < 0 ? 0 : more;
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
    double area = uu * vv - uv * uv;
    double s = area > 0 ? unit((uv * vr - ur * vv) / area) : 0;
    double t = uv * s + vr;
    if (t <= 0) {
      t = 0;
      s = unit(-ur / uu);
    } else if (t >= vv) {
      t = 1;
      s = unit((uv - ur) / uu);
    } else {
      t /= vv;
    }
    double inside = s * (ur + s * uu - t * uv) - t * (vr + s * uv - t * vv);
    return dot(r, r) + s * ur - t * vr + inside <= reach * reach;
  }

  private static double unit(double t) {
    return t > 0 ? t < 1 ? t : 1 : 0;
  }

  /// In one plane, no answer but no.
  private static boolean segmentTriangle(Vec3 start, Vec3 end, Triangle b) {
    Vec3 u = b.a().minus(b.b());
    Vec3 v = b.a().minus(b.c());
    Vec3 first = b.a().minus(start);
    Vec3 last = b.a().minus(end);
    Vec3 n = u.cross(v);
    double ofFirst = dot(n, first);
    double ofLast = dot(n, last);
    return ofFirst > 0
        ? ofLast <= 0 && passes(u, v, first, last, ofFirst - ofLast)
        : ofFirst < 0 && ofLast >= 0 && passes(u, v, last, first, ofLast - ofFirst);
  }

  private static boolean passes(Vec3 u, Vec3 v, Vec3 from, Vec3 to, double all) {
    Vec3 q = from.cross(to);
    double ofB = dot(v, q);
    if (ofB < 0) {
      return false;
    }
    double ofC = dot(u, q);
    return ofC <= 0 && all - ofB + ofC >= 0;
  }

  static double dot(Vec3 a, Vec3 b) {
    return Math.fma(a.x(), b.x(), Math.fma(a.y(), b.y(), a.z() * b.z()));
  }
}

package collisionbench.geometry.bench;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Scale;
import java.util.List;

/// Our overlap of four pairs as it would be if rounding did not matter: the same door and the same
/// formulas, without error bounds and without anything to fall back to. What exactness costs is
/// measured against it; the answers it gets wrong are in the table of accuracy.
final class Plain {

  private Plain() {}

  static List<Entry> entries() {
    return List.of("sphere-box", "box-box", "capsule-capsule", "segment-triangle").stream()
        .map(pair ->
            Entry.of(
                Question.OVERLAP,
                pair,
                Entry.PLAIN,
                Answer.<Shape3, Shape3, Shape3, Shape3>yesNo(a -> a, b -> b, Plain::test)))
        .toList();
  }

  private static boolean test(Shape3 a, Shape3 b) {
    Scale scale = Scale.of(a, b);
    return scale.isOne() ? dispatch(a, b) : dispatch(scale.apply(a), scale.apply(b));
  }

  private static boolean dispatch(Shape3 a, Shape3 b) {
    return switch (a) {
      case Sphere s when b instanceof Box box -> sphereBox(s, box);
      case Box box when b instanceof Box other -> boxBox(box, other);
      case Capsule c when b instanceof Capsule other -> capsuleCapsule(c, other);
      case Segment s when b instanceof Triangle t -> segmentTriangle(s, t);
      case Sphere _, Box _, Capsule _, Segment _, Triangle _ ->
          throw new IllegalArgumentException("no plain kernel for " + a + " and " + b);
    };
  }

  private static boolean sphereBox(Sphere a, Box b) {
    Vec3 local = b.toLocal(a.center());
    Vec3 half = b.halfExtents();
    double x = Math.max(Math.abs(local.x()) - half.x(), 0);
    double y = Math.max(Math.abs(local.y()) - half.y(), 0);
    double z = Math.max(Math.abs(local.z()) - half.z(), 0);
    return x * x + y * y + z * z <= a.radius() * a.radius();
  }

  private static boolean boxBox(Box a, Box b) {
    Rotation.Axes axesA = a.orientation().axes();
    Rotation.Axes axesB = b.orientation().axes();
    Vec3 x = axesA.undo(axesB.x());
    Vec3 y = axesA.undo(axesB.y());
    Vec3 z = axesA.undo(axesB.z());
    Vec3 to = axesA.undo(b.center().minus(a.center()));
    Boxes boxes = new Boxes(to, a.halfExtents(), b.halfExtents(), x, y, z);
    return boxes.meet(Vec3.X)
        && boxes.meet(Vec3.Y)
        && boxes.meet(Vec3.Z)
        && boxes.meet(x)
        && boxes.meet(y)
        && boxes.meet(z)
        && boxes.meetAcross(x)
        && boxes.meetAcross(y)
        && boxes.meetAcross(z);
  }

  /// In the frame of the first box.
  private record Boxes(Vec3 to, Vec3 halfA, Vec3 halfB, Vec3 x, Vec3 y, Vec3 z) {

    boolean meetAcross(Vec3 edge) {
      return meet(new Vec3(0, -edge.z(), edge.y()))
          && meet(new Vec3(edge.z(), 0, -edge.x()))
          && meet(new Vec3(-edge.y(), edge.x(), 0));
    }

    boolean meet(Vec3 axis) {
      double reachA =
          halfA.x() * Math.abs(axis.x())
              + halfA.y() * Math.abs(axis.y())
              + halfA.z() * Math.abs(axis.z());
      double reachB =
          halfB.x() * Math.abs(axis.dot(x))
              + halfB.y() * Math.abs(axis.dot(y))
              + halfB.z() * Math.abs(axis.dot(z));
      return Math.abs(to.dot(axis)) <= reachA + reachB;
    }
  }

  /// An end of one near the other, or the common perpendicular between them and short.
  private static boolean capsuleCapsule(Capsule a, Capsule b) {
    double reach = a.radius() + b.radius();
    double limit = reach * reach;
    return near(a.start(), b, limit)
        || near(a.end(), b, limit)
        || near(b.start(), a, limit)
        || near(b.end(), a, limit)
        || nearBetween(a, b, limit);
  }

  private static boolean near(Vec3 p, Capsule c, double limit) {
    Vec3 along = c.end().minus(c.start());
    Vec3 to = p.minus(c.start());
    double part = to.dot(along);
    double whole = along.lengthSquared();
    if (!(part > 0)) {
      return to.lengthSquared() <= limit;
    }
    if (part >= whole) {
      return p.distanceSquared(c.end()) <= limit;
    }
    return to.cross(along).lengthSquared() <= limit * whole;
  }

  private static boolean nearBetween(Capsule a, Capsule b, double limit) {
    Vec3 u = a.end().minus(a.start());
    Vec3 v = b.end().minus(b.start());
    Vec3 r = b.start().minus(a.start());
    Vec3 n = u.cross(v);
    double whole = n.lengthSquared();
    double s = r.cross(v).dot(n);
    double t = r.cross(u).dot(n);
    double gap = r.dot(n);
    return s >= 0 && s <= whole && t >= 0 && t <= whole && gap * gap <= limit * whole;
  }

  /// By the signs of five volumes; in one plane, no answer but no.
  private static boolean segmentTriangle(Segment a, Triangle b) {
    double start = volume(b.a(), b.b(), b.c(), a.start());
    double end = volume(b.a(), b.b(), b.c(), a.end());
    if (start * end > 0 || (start == 0 && end == 0)) {
      return false;
    }
    double ab = volume(a.start(), a.end(), b.a(), b.b());
    double bc = volume(a.start(), a.end(), b.b(), b.c());
    double ca = volume(a.start(), a.end(), b.c(), b.a());
    return (ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0);
  }

  private static double volume(Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
    return b.minus(a).cross(c.minus(a)).dot(d.minus(a));
  }
}

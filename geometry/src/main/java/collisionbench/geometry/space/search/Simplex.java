package collisionbench.geometry.space.search;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Cross;
import collisionbench.geometry.space.core.Vertex;
import java.util.List;

/// Finds the point of a simplex (a point, segment, triangle or tetrahedron) nearest to the origin.
///
/// The projection of the origin has barycentric weights. If all are positive, it is inside and the
/// nearest point. Otherwise the nearest point is in one of the sides opposite the corners with
/// weights that are not.
final class Simplex {

  private static final Vec3 BEYOND = new Vec3(Double.POSITIVE_INFINITY, 0, 0);
  private static final Nearest NONE = new Nearest(List.of(), BEYOND, BEYOND, BEYOND, BEYOND);

  private Simplex() {}

  /// {@return the nearest point of a simplex extended by a vertex}
  static Nearest nearest(List<Vertex> corners, Vertex d) {
    return switch (corners.size()) {
      case 1 -> segment(corners.getFirst(), d);
      case 2 -> triangle(corners.getFirst(), corners.get(1), d);
      default -> tetrahedron(corners.getFirst(), corners.get(1), corners.get(2), d);
    };
  }

  static Nearest point(Vertex a) {
    return new Nearest(List.of(a), a.delta(), a.ofA(), a.ofB(), a.delta());
  }

  static Nearest segment(Vertex a, Vertex b) {
    Vec3 along = b.delta().minus(a.delta());
    double ofA = b.delta().dot(along);
    double ofB = -a.delta().dot(along);
    if (!(ofB > 0)) {
      return point(a);
    }
    if (!(ofA > 0)) {
      return point(b);
    }
    Vec3 across = Cross.of(along, Cross.of(a.delta(), along));
    double t = ofB / (ofA + ofB);
    return new Nearest(
        List.of(a, b),
        a.delta().plus(t, along),
        a.ofA().towards(b.ofA(), t),
        a.ofB().towards(b.ofB(), t),
        across);
  }

  static Nearest triangle(Vertex a, Vertex b, Vertex c) {
    Vec3 toB = b.delta().minus(a.delta());
    Vec3 toC = c.delta().minus(a.delta());
    Vec3 normal = Cross.of(toB, toC);
    double ofA = Cross.of(b.delta(), c.delta().minus(b.delta())).dot(normal);
    double ofB = Cross.of(toC, c.delta()).dot(normal);
    double ofC = Cross.of(a.delta(), toB).dot(normal);
    if (ofA > 0 && ofB > 0 && ofC > 0) {
      double u = ofB / (ofA + ofB + ofC);
      double v = ofC / (ofA + ofB + ofC);
      return new Nearest(
          List.of(a, b, c),
          a.delta().plus(u, toB).plus(v, toC),
          mixed(a.ofA(), u, b.ofA(), v, c.ofA()),
          mixed(a.ofB(), u, b.ofB(), v, c.ofB()),
          normal.times(Math.signum(a.delta().dot(normal))));
    }
    Nearest best = ofC > 0 ? NONE : segment(a, b);
    best = ofB > 0 ? best : nearer(best, segment(a, c));
    return ofA > 0 ? best : nearer(best, segment(b, c));
  }

  /// A sum of vectors from the first corner, so that a common offset is not rounded.
  private static Vec3 mixed(Vec3 a, double u, Vec3 b, double v, Vec3 c) {
    return a.plus(u, b.minus(a)).plus(v, c.minus(a));
  }

  private static Nearest tetrahedron(Vertex a, Vertex b, Vertex c, Vertex d) {
    double ofA = volume(b, c, d);
    double ofB = -volume(a, c, d);
    double ofC = volume(a, b, d);
    double ofD = -volume(a, b, c);
    double side = Math.signum(ofA + ofB + ofC + ofD);
    if (ofA * side > 0 && ofB * side > 0 && ofC * side > 0 && ofD * side > 0) {
      double total = ofA + ofB + ofC + ofD;
      double u = ofB / total;
      double v = ofC / total;
      double w = ofD / total;
      return new Nearest(
          List.of(a, b, c, d),
          mixed(a.delta(), u, b.delta(), v, c.delta()).plus(w, d.delta().minus(a.delta())),
          mixed(a.ofA(), u, b.ofA(), v, c.ofA()).plus(w, d.ofA().minus(a.ofA())),
          mixed(a.ofB(), u, b.ofB(), v, c.ofB()).plus(w, d.ofB().minus(a.ofB())),
          Vec3.ZERO);
    }
    Nearest best = ofD * side > 0 ? NONE : triangle(a, b, c);
    best = ofC * side > 0 ? best : nearer(best, triangle(a, b, d));
    best = ofB * side > 0 ? best : nearer(best, triangle(a, c, d));
    return ofA * side > 0 ? best : nearer(best, triangle(b, c, d));
  }

  /// {@return six times the volume between three corners and the origin}
  private static double volume(Vertex p, Vertex q, Vertex r) {
    return Cross.of(p.delta(), q.delta().minus(p.delta())).dot(r.delta().minus(p.delta()));
  }

  private static Nearest nearer(Nearest a, Nearest b) {
    return b.delta().lengthSquared() < a.delta().lengthSquared() ? b : a;
  }
}

package collisionbench.geometry.space.search;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Cross;
import collisionbench.geometry.space.core.Vertex;
import java.util.List;

/// Which point of a simplex (a point, segment, triangle or tetrahedron) is nearest to the origin.
///
/// The foot of the perpendicular from the origin has weights: how much of each corner it is made
/// of. If all are positive it is inside, and nearest. Else the origin is in front of the sides
/// across from the corners whose weights are not, and the nearest point is in one of those.
final class Simplex {

  private static final Vec3 BEYOND = new Vec3(Double.POSITIVE_INFINITY, 0, 0);
  private static final Nearest NONE = new Nearest(List.of(), BEYOND, BEYOND, BEYOND, BEYOND);

  private Simplex() {}

  /// {@return the nearest point of a simplex and one corner more}
  static Nearest nearest(List<Vertex> corners, Vertex d) {
    return switch (corners.size()) {
      case 1 -> segment(corners.getFirst(), d);
      case 2 -> triangle(corners.getFirst(), corners.get(1), d);
      default -> tetrahedron(corners.getFirst(), corners.get(1), corners.get(2), d);
    };
  }

  static Nearest point(Vertex a) {
    return new Nearest(List.of(a), a.way(), a.ofA(), a.ofB(), a.way());
  }

  static Nearest segment(Vertex a, Vertex b) {
    Vec3 along = b.way().minus(a.way());
    double ofA = b.way().dot(along);
    double ofB = -a.way().dot(along);
    if (!(ofB > 0)) {
      return point(a);
    }
    if (!(ofA > 0)) {
      return point(b);
    }
    Vec3 across = Cross.of(along, Cross.of(a.way(), along));
    double t = ofB / (ofA + ofB);
    return new Nearest(
        List.of(a, b),
        a.way().plus(t, along),
        a.ofA().towards(b.ofA(), t),
        a.ofB().towards(b.ofB(), t),
        across);
  }

  static Nearest triangle(Vertex a, Vertex b, Vertex c) {
    Vec3 toB = b.way().minus(a.way());
    Vec3 toC = c.way().minus(a.way());
    Vec3 normal = Cross.of(toB, toC);
    double ofA = Cross.of(b.way(), c.way().minus(b.way())).dot(normal);
    double ofB = Cross.of(toC, c.way()).dot(normal);
    double ofC = Cross.of(a.way(), toB).dot(normal);
    if (ofA > 0 && ofB > 0 && ofC > 0) {
      double u = ofB / (ofA + ofB + ofC);
      double v = ofC / (ofA + ofB + ofC);
      return new Nearest(
          List.of(a, b, c),
          a.way().plus(u, toB).plus(v, toC),
          mixed(a.ofA(), u, b.ofA(), v, c.ofA()),
          mixed(a.ofB(), u, b.ofB(), v, c.ofB()),
          normal.times(Math.signum(a.way().dot(normal))));
    }
    Nearest best = ofC > 0 ? NONE : segment(a, b);
    best = ofB > 0 ? best : nearer(best, segment(a, c));
    return ofA > 0 ? best : nearer(best, segment(b, c));
  }

  /// As a sum of ways from the first corner, so that what all corners share is not rounded.
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
      double whole = ofA + ofB + ofC + ofD;
      double u = ofB / whole;
      double v = ofC / whole;
      double w = ofD / whole;
      return new Nearest(
          List.of(a, b, c, d),
          mixed(a.way(), u, b.way(), v, c.way()).plus(w, d.way().minus(a.way())),
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
    return Cross.of(p.way(), q.way().minus(p.way())).dot(r.way().minus(p.way()));
  }

  private static Nearest nearer(Nearest a, Nearest b) {
    return b.way().lengthSquared() < a.way().lengthSquared() ? b : a;
  }
}

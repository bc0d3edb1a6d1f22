package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

/// Two cores without radius, and what has to be known of them.
interface CorePair {

  /// What rounding may take from a gap, relative to the cores' extent.
  double ROUNDING = 0x1p-50;

  /// {@return whether the cores have a point in common}
  boolean meet();

  /// {@return the nearest points of the cores, after B has moved by `by`; any pair that coincides
  /// up to rounding if they touch}
  Nearest nearest(Vec3 by);

  Polytope hullA();

  Polytope hullB();

  /// {@return the signed separation of the cores}
  default Separation3 separation() {
    if (!meet()) {
      Nearest nearest = nearest(Vec3.ZERO);
      if (nearest.distance() > 0) {
        return apart(nearest);
      }
    }
    Axis axis = Axis.widest(hullA(), hullB());
    return along(axis.normal(), Math.min(0, axis.gap()));
  }

  /// The separation along a normal: the witnesses are where the cores touch after B has moved by
  /// the distance towards A.
  private Separation3 along(Vec3 normal, double distance) {
    Vec3 pointA = nearest(normal.times(-distance)).pointA();
    return new Separation3(distance, pointA, pointA.plus(distance, normal), normal);
  }

  /// Rounding tilts the way from witness to witness, and a long edge feels that at its far end: the
  /// cores overhang the gap a little. A direction that sees more of the gap is nearer to the truth:
  /// a face normal or edge cross, or the same direction squared up to an edge.
  private Separation3 apart(Nearest nearest) {
    double distance = nearest.distance();
    Vec3 normal = nearest.pointB().minus(nearest.pointA()).unit();
    Polytope a = hullA();
    Polytope b = hullB();
    double overhang = distance - Axis.gap(normal, a, b);
    if (overhang > ROUNDING * Math.max(a.extent(), b.extent())) {
      return along(widerSeeing(normal, a, b), distance);
    }
    return new Separation3(
        distance, nearest.pointA(), nearest.pointA().plus(distance, normal), normal);
  }

  private static Vec3 widerSeeing(Vec3 normal, Polytope a, Polytope b) {
    Axis best = new Axis(normal, Axis.gap(normal, a, b));
    for (Vec3 edge : a.edges()) {
      best = best.orWider(Axis.perpendicular(edge, normal), a, b);
    }
    for (Vec3 edge : b.edges()) {
      best = best.orWider(Axis.perpendicular(edge, normal), a, b);
    }
    return best.orWider(Axis.widest(a, b).normal(), a, b).normal();
  }
}

package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

/// Two cores without radius and independent knowledge about them.
interface CorePair {

  /// The rounding of a gap relative to the extent of the cores.
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

  /// The separation along a normal: the witnesses are the contact points after B moves towards A by
  /// the distance.
  private Separation3 along(Vec3 normal, double distance) {
    Vec3 pointA = nearest(normal.times(-distance)).pointA();
    return new Separation3(distance, pointA, pointA.plus(distance, normal), normal);
  }

  /// Rounding tilts the difference of the witnesses, so at the far end of a long edge the cores
  /// extend slightly into the gap. A direction with a wider gap is more accurate: a face normal, a
  /// cross product of edges, or the same direction made perpendicular to an edge.
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

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

  Hull hullA();

  Hull hullB();

  /// {@return the signed separation of the cores}
  default Separation3 separation() {
    if (!meet()) {
      Nearest nearest = nearest(Vec3.ZERO);
      if (nearest.distance() > 0) {
        return apart(nearest);
      }
    }
    Axis axis = Axis.widest(hullA(), hullB());
    double depth = Math.max(0, -axis.gap());
    Vec3 pointA = nearest(axis.normal().times(depth)).pointA();
    return new Separation3(-depth, pointA, pointA.plus(-depth, axis.normal()), axis.normal());
  }

  private Separation3 apart(Nearest nearest) {
    double distance = nearest.distance();
    Vec3 between = nearest.pointB().minus(nearest.pointA());
    Vec3 normal = seeing(distance, between.unit());
    return new Separation3(
        distance, nearest.pointA(), nearest.pointA().plus(distance, normal), normal);
  }

  /// Rounding tilts the way from witness to witness, and a long edge feels that at its far end: the
  /// cores overhang the gap a little. A direction that sees more of the gap is nearer to the truth:
  /// a face normal or edge cross, or the same direction squared up to an edge.
  private Vec3 seeing(double distance, Vec3 normal) {
    Hull a = hullA();
    Hull b = hullB();
    double overhang = distance - Axis.gap(normal, a, b);
    return overhang > ROUNDING * Math.max(a.extent(), b.extent())
        ? widerSeeing(normal, a, b)
        : normal;
  }

  private static Vec3 widerSeeing(Vec3 normal, Hull a, Hull b) {
    Axis best = Axis.widest(a, b).orWider(normal, a, b);
    for (Vec3 edge : a.edges()) {
      best = best.orWider(Axis.perpendicular(edge, normal), a, b);
    }
    for (Vec3 edge : b.edges()) {
      best = best.orWider(Axis.perpendicular(edge, normal), a, b);
    }
    return best.normal();
  }
}

package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.OptionalDouble;

/// What corners b and c of a triangle weigh in a point of it, `a + u (b - a) + v (c - a)`.
///
/// @param u the weight of b; of a point of the triangle in 0..1
/// @param v the weight of c; of a point of the triangle in 0..1, and `u + v <= 1` up to rounding
record Weights(double u, double v) {

  /// The part of all numbers by which weights may miss the point.
  private static final double CLOSE = 0x1p-44;

  /// Fourth powers of shorter edges underflow.
  private static final double SMALL = 0x1p-200;

  /// {@return the weights as parts of the area; in a sliver these are off by many roundings}
  static Weights of(Vec3 point, Triangle t) {
    Vec3 toB = t.b().minus(t.a());
    Vec3 toC = t.c().minus(t.a());
    Vec3 way = point.minus(t.a());
    Vec3 n = toB.cross(toC);
    double whole = n.lengthSquared();
    double b = whole > 0 ? Math.clamp(way.cross(toC).dot(n) / whole, 0, 1) : 0;
    double c = whole > 0 ? toB.cross(way).dot(n) / whole : 0;
    return new Weights(b, Math.clamp(c, 0, 1 - b));
  }

  /// {@return whether these lead to the point, as nearly as that can be asked}
  boolean areClose(Vec3 point, Triangle t) {
    Vec3 toB = t.b().minus(t.a());
    Vec3 toC = t.c().minus(t.a());
    Vec3 way = point.minus(t.a());
    double missed = way.minus(toB.times(u)).minus(toC.times(v)).largest();
    double size = toB.sumOfMagnitudes() + toC.sumOfMagnitudes() + point.sumOfMagnitudes();
    return Math.max(toB.largest(), toC.largest()) >= SMALL && missed <= CLOSE * size;
  }

  /// {@return the crossing of a segment and the triangle in that point}
  ///
  /// @param t the parameter along the segment
  Crossing3 at(double t, Vec3 point) {
    return new Crossing3.Point(t, point, OptionalDouble.of(u), OptionalDouble.of(v));
  }

  /// {@return the weights of a point on an edge}
  ///
  /// @param along the parameter from the start of the edge to its end
  static Weights onEdge(int edge, double along) {
    return switch (edge) {
      case 0 -> new Weights(along, 0);
      case 1 -> new Weights(1 - along, along);
      default -> new Weights(0, 1 - along);
    };
  }
}

package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Scale;

/// What corners b and c of a triangle weigh in a point of it, `a + u (b - a) + v (c - a)`.
///
/// @param u the weight of b; of a point of the triangle in 0..1
/// @param v the weight of c; of a point of the triangle in 0..1, and `u + v <= 1` up to rounding
record Weights(double u, double v) {

  /// The part of all numbers by which weights may miss the point.
  private static final double CLOSE = 0x1p-44;

  /// Fourth powers of shorter edges underflow.
  private static final double SMALL = 0x1p-200;

  private static final int MOST_STEPS = 4;

  /// {@return the weights of a point of a triangle, no number of which is above `2^200`}
  ///
  /// In a sliver the parts of the area are off by many roundings. Then what they leave of the way
  /// is divided up once more, as long as that helps; and if the point is still missed, an edge may
  /// come closer.
  static Weights of(Vec3 point, Triangle t) {
    Vec3 toB = t.b().minus(t.a());
    Vec3 toC = t.c().minus(t.a());
    double largest = Math.max(toB.largest(), toC.largest());
    if (largest < SMALL && largest > 0) {
      Scale scale = new Scale(-Math.getExponent(largest));
      return of(scale.apply(point), scaled(t, scale));
    }
    double close = close(point, t);
    Weights best = byAreas(point, t);
    for (int step = 0; step < MOST_STEPS && best.missed(point, t) > close; step++) {
      Weights more = parts(best.miss(point, t), toB, toC);
      best = best.orCloser(new Weights(best.u + more.u, best.v + more.v).clamped(), point, t);
    }
    return best.missed(point, t) > close ? best.orOnEdge(point, t) : best;
  }

  /// {@return the weights as parts of the area}
  static Weights byAreas(Vec3 point, Triangle t) {
    Vec3 toB = t.b().minus(t.a());
    Vec3 toC = t.c().minus(t.a());
    return parts(point.minus(t.a()), toB, toC).clamped();
  }

  /// {@return whether these are as good as those of [#of], so that nothing better need be looked
  /// for}
  boolean isClose(Vec3 point, Triangle t) {
    Vec3 toB = t.b().minus(t.a());
    Vec3 toC = t.c().minus(t.a());
    return Math.max(toB.largest(), toC.largest()) >= SMALL && missed(point, t) <= close(point, t);
  }

  private static double close(Vec3 point, Triangle t) {
    Vec3 toB = t.b().minus(t.a());
    Vec3 toC = t.c().minus(t.a());
    return CLOSE * (toB.sumOfMagnitudes() + toC.sumOfMagnitudes() + point.sumOfMagnitudes());
  }

  private static Triangle scaled(Triangle t, Scale scale) {
    return new Triangle(scale.apply(t.a()), scale.apply(t.b()), scale.apply(t.c()));
  }

  /// Those that are nearest to a way in the plane, of any size.
  private static Weights parts(Vec3 way, Vec3 toB, Vec3 toC) {
    Vec3 n = toB.cross(toC);
    double whole = n.lengthSquared();
    double u = way.cross(toC).dot(n) / whole;
    double v = toB.cross(way).dot(n) / whole;
    return new Weights(whole > 0 ? u : 0, whole > 0 ? v : 0);
  }

  private Weights clamped() {
    double b = Math.clamp(u, 0, 1);
    return new Weights(b, Math.clamp(v, 0, 1 - b));
  }

  private Weights orOnEdge(Vec3 point, Triangle t) {
    Weights best = this;
    for (int i = 0; i < 3; i++) {
      best = best.orCloser(onEdge(i, t.edge(i).parameterNearest(point)), point, t);
    }
    return best;
  }

  private Weights orCloser(Weights other, Vec3 point, Triangle t) {
    return other.missed(point, t) < missed(point, t) ? other : this;
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

  private double missed(Vec3 point, Triangle t) {
    return miss(point, t).largest();
  }

  private Vec3 miss(Vec3 point, Triangle t) {
    Vec3 way = point.minus(t.a());
    return way.minus(t.b().minus(t.a()).times(u)).minus(t.c().minus(t.a()).times(v));
  }
}

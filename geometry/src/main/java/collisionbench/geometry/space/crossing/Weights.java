package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// What corners b and c of a triangle weigh in a point of it, `a + u (b - a) + v (c - a)`.
///
/// @param u the weight of b, in 0..1
/// @param v the weight of c, in 0..1, with `u + v <= 1` up to rounding
record Weights(double u, double v) {

  /// The square of the part of all lengths by which weights may miss the point.
  private static final double CLOSE = 0x1p-88;

  /// {@return the weights of a point of the triangle}
  ///
  /// As parts of the area. In a sliver those are off by many roundings. Then what they leave of the
  /// way is divided up once more; and if that misses the point too, an edge may come closer.
  static Weights of(Vec3 point, Triangle t) {
    Weights first = parts(point.minus(t.a()), t).clamped();
    double size = t.b().distanceSquared(t.a()) + t.c().distanceSquared(t.a());
    if (!(first.missSquared(point, t) > CLOSE * size)) {
      return first;
    }
    Weights more = parts(first.miss(point, t), t);
    Weights second = new Weights(first.u + more.u, first.v + more.v).clamped();
    return second.missSquared(point, t) > CLOSE * size ? nearest(second, point, t) : second;
  }

  /// The weights whose sum is nearest to a way, of any size.
  private static Weights parts(Vec3 way, Triangle t) {
    Vec3 toB = t.b().minus(t.a());
    Vec3 toC = t.c().minus(t.a());
    Vec3 n = toB.cross(toC);
    double whole = n.lengthSquared();
    return whole > 0
        ? new Weights(way.cross(toC).dot(n) / whole, toB.cross(way).dot(n) / whole)
        : new Weights(0, 0);
  }

  private Weights clamped() {
    double b = Math.clamp(u, 0, 1);
    return new Weights(b, Math.clamp(v, 0, 1 - b));
  }

  private static Weights nearest(Weights inside, Vec3 point, Triangle t) {
    Weights best = inside;
    for (int i = 0; i < 3; i++) {
      Weights onEdge = onEdge(i, t.edge(i).parameterNearest(point));
      best = onEdge.missSquared(point, t) < best.missSquared(point, t) ? onEdge : best;
    }
    return best;
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

  private double missSquared(Vec3 point, Triangle t) {
    return miss(point, t).lengthSquared();
  }

  private Vec3 miss(Vec3 point, Triangle t) {
    Vec3 way = point.minus(t.a());
    return way.minus(t.b().minus(t.a()).times(u)).minus(t.c().minus(t.a()).times(v));
  }
}

package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;
import collisionbench.geometry.space.overlap.Overlap3;

/// Two triangles: nine pairs of edges, six of a corner and a face. Their face normals come first
/// where they meet.
record TriangleTriangle(Triangle a, Triangle b) implements CorePair {

  static Separation3 between(Triangle a, Triangle b) {
    return Order.compare(a, b) <= 0
        ? new TriangleTriangle(a, b).separation()
        : new TriangleTriangle(b, a).separation().swapped();
  }

  @Override
  public boolean meet() {
    return Overlap3.test(a, b);
  }

  @Override
  public Nearest nearest(Vec3 by) {
    Triangle moved = b.translated(by);
    Nearest best = Nearest.of(a.a(), moved);
    best = best.or(Nearest.of(a.b(), moved)).or(Nearest.of(a.c(), moved));
    best = best.or(Nearest.of(moved.a(), a).swapped());
    best = best.or(Nearest.of(moved.b(), a).swapped());
    best = best.or(Nearest.of(moved.c(), a).swapped());
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        best = best.or(Nearest.of(a.edge(i), moved.edge(j)));
      }
    }
    return best;
  }

  @Override
  public Hull hullA() {
    return Hull.of(a);
  }

  @Override
  public Hull hullB() {
    return Hull.of(b);
  }
}

package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;

/// A solid box and a triangle: an edge of the triangle and the box, or a corner and the face.
record BoxTriangle(Box a, Triangle b) implements CorePair {

  @Override
  public boolean meet() {
    return Overlap3.test(a, b);
  }

  @Override
  public Nearest nearest(Vec3 by) {
    Triangle moved = b.translated(by);
    Nearest best =
        Nearest.of(moved.edge(0), a)
            .or(Nearest.of(moved.edge(1), a))
            .or(Nearest.of(moved.edge(2), a))
            .swapped();
    for (Vec3 corner : Frame.of(a).corners()) {
      best = best.or(Nearest.of(corner, moved));
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

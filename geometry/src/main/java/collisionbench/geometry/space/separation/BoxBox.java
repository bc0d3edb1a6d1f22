package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.List;

/// Two solid boxes: an edge of A and B, or a corner of B and A.
record BoxBox(Box a, Box b) implements CorePair {

  static Separation3 between(Box a, Box b) {
    return Order.compare(a, b) <= 0
        ? new BoxBox(a, b).separation()
        : new BoxBox(b, a).separation().swapped();
  }

  @Override
  public boolean meet() {
    return Overlap3.test(a, b);
  }

  @Override
  public Nearest nearest(Vec3 by) {
    Box moved = b.translated(by);
    List<Vec3> corners = Hull.corners(a);
    Nearest best = new Nearest(corners.getFirst(), moved.nearest(corners.getFirst()));
    for (int i = 0; i < 8; i++) {
      for (int side = 1; side < 8; side *= 2) {
        if ((i & side) == 0) {
          Segment edge = new Segment(corners.get(i), corners.get(i | side));
          best = best.or(Nearest.of(edge, moved));
        }
      }
    }
    for (Vec3 corner : Hull.corners(moved)) {
      best = best.or(new Nearest(a.nearest(corner), corner));
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

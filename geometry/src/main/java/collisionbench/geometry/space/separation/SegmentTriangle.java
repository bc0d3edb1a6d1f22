package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;

/// A segment and a triangle: an end and the face, or the segment and an edge.
record SegmentTriangle(Segment a, Triangle b) implements CorePair {

  @Override
  public boolean meet() {
    return Overlap3.test(a, b);
  }

  @Override
  public Nearest nearest(Vec3 by) {
    Triangle moved = b.translated(by);
    return Nearest.of(a.start(), moved)
        .or(Nearest.of(a.end(), moved))
        .or(Nearest.of(a, moved.edge(0)))
        .or(Nearest.of(a, moved.edge(1)))
        .or(Nearest.of(a, moved.edge(2)));
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

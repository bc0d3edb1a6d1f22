package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;

/// A segment and a solid box.
record SegmentBox(Segment a, Box b) implements CorePair {

  @Override
  public boolean meet() {
    return Overlap3.test(a, b);
  }

  @Override
  public Nearest nearest(Vec3 by) {
    return Nearest.of(a, b.translated(by));
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

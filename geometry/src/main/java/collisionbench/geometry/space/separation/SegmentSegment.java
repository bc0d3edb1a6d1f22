package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;
import collisionbench.geometry.space.overlap.Overlap3;

/// Two segments. Where they cross, the depth is 0 along the cross product of their directions.
record SegmentSegment(Segment a, Segment b) implements CorePair {

  static Separation3 between(Segment a, double radiusA, Segment b, double radiusB) {
    int order = Order.compare(a, b);
    if (order > 0 || (order == 0 && radiusA > radiusB)) {
      return between(b, radiusB, a, radiusA).swapped();
    }
    return new SegmentSegment(a, b).separation().grownBy(radiusA, radiusB);
  }

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

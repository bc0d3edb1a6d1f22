package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;

/// A point and a segment.
record PointSegment(Vec3 a, Segment b) implements CorePair {

  @Override
  public boolean meet() {
    return Overlap3.test(new Sphere(a, 0), b);
  }

  @Override
  public Nearest nearest(Vec3 by) {
    return new Nearest(a, b.translated(by).nearest(a));
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

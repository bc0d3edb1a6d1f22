package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.overlap.Overlap3;

/// A segment and a triangle.
final class SegmentTriangle {

  private SegmentTriangle() {}

  static Separation3 between(Segment a, Triangle b) {
    return Simplices.between(Simplex.of(a.start(), a.end()), Simplex.of(b), Overlap3.test(a, b));
  }

  static Separation3 between(Capsule a, Triangle b) {
    boolean meet = Overlap3.test(a, b) && Overlap3.test(a.axis(), b);
    return Simplices.between(Simplex.of(a.start(), a.end()), Simplex.of(b), meet)
        .grownBy(a.radius(), 0);
  }
}

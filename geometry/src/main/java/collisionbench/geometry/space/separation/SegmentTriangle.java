package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.overlap.Overlap3;

/// A segment or capsule and a triangle.
final class SegmentTriangle {

  private SegmentTriangle() {}

  static Separation3 between(Shape3 a, Triangle b, boolean touch) {
    boolean meet = touch && (!(a instanceof Capsule capsule) || Overlap3.testAxis(capsule, b));
    return Simplices.between(a, b, meet);
  }
}

package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3.Maker;
import org.jspecify.annotations.Nullable;

/// A segment and a triangle.
final class SegmentTriangle {

  private SegmentTriangle() {}

  static <T extends @Nullable Object> T between(
      Segment a, Triangle b, boolean touch, boolean swapped, Maker<T> maker) {
    return Simplices.between(a, b, touch, touch, swapped, maker);
  }

  static <T extends @Nullable Object> T between(
      Capsule a, Triangle b, boolean touch, boolean swapped, Maker<T> maker) {
    boolean meet = touch && Overlap3.testAxis(a, b);
    return Simplices.between(a, b, meet, touch, swapped, maker);
  }
}

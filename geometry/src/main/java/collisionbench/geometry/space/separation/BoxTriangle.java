package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Triangle;

/// A solid box and a triangle, in the box's frame.
final class BoxTriangle {

  private BoxTriangle() {}

  static Separation3 between(Box a, Triangle b, boolean touch) {
    return TriangleInBox.of(a, b).separation(a, touch);
  }
}

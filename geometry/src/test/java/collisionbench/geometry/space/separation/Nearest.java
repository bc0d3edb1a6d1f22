package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentPair;
import collisionbench.geometry.space.core.SegmentToBox;

/// A point of A and a point of B: the nearest, or a candidate for that.
record Nearest(Vec3 pointA, Vec3 pointB) {

  static Nearest of(Segment a, Segment b) {
    SegmentPair pair = SegmentPair.nearest(a, b);
    return new Nearest(pair.pointA(), pair.pointB());
  }

  static Nearest of(Vec3 a, Triangle b) {
    return new Nearest(a, b.nearest(a));
  }

  static Nearest of(Segment a, Box b) {
    Vec3 start = b.toLocal(a.start());
    Vec3 along = b.toLocal(a.end()).minus(start);
    double t = SegmentToBox.parameterNearest(start, along, b.halfExtents());
    Vec3 onA = t == 1 ? a.end() : a.at(t);
    return new Nearest(onA, b.nearest(onA));
  }

  double distance() {
    return pointB.minus(pointA).length();
  }

  Nearest or(Nearest other) {
    return other.pointA.distanceSquared(other.pointB) < pointA.distanceSquared(pointB)
        ? other
        : this;
  }

  Nearest swapped() {
    return new Nearest(pointB, pointA);
  }
}

package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

/// A point of A and a point of B, the nearest ones or candidates.
record Nearest(Vec3 pointA, Vec3 pointB) {

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

package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// A core as the convex hull of its corners.
///
/// @param corners the corners
/// @param edges the unit directions of its edges, without those of length zero
/// @param normals the unit normals of its faces, without those of area zero; one of each opposite
///   pair
/// @param solid whether it has an interior, or at least three independent normals
record Polytope(List<Vec3> corners, List<Vec3> edges, List<Vec3> normals, boolean solid) {

  static Polytope of(Box b) {
    Frame frame = Frame.of(b);
    List<Vec3> axes = List.of(frame.turn().axisX(), frame.turn().axisY(), frame.turn().axisZ());
    return new Polytope(frame.corners(), axes, axes, true);
  }

  /// {@return the largest coordinate of a corner}
  double extent() {
    double extent = 0;
    for (Vec3 corner : corners) {
      extent = Math.max(extent, corner.largest());
    }
    return extent;
  }

  /// {@return its greatest coordinate along `n`}
  double most(Vec3 n) {
    double most = Double.NEGATIVE_INFINITY;
    for (Vec3 corner : corners) {
      most = Math.max(most, corner.dot(n));
    }
    return most;
  }

  /// {@return its least coordinate along `n`}
  double least(Vec3 n) {
    return -most(n.negated());
  }
}

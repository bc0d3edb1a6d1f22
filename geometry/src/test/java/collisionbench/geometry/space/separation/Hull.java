package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;

/// A core as the convex hull of its corners.
///
/// @param corners the corners
/// @param edges the unit directions of its edges, those without length left out
/// @param normals the unit normals of its faces, those without area left out; one of each pair
/// @param solid whether it has an inside, or at least three independent normals
record Hull(List<Vec3> corners, List<Vec3> edges, List<Vec3> normals, boolean solid) {

  static Hull of(Vec3 point) {
    return new Hull(List.of(point), List.of(), List.of(), false);
  }

  static Hull of(Segment s) {
    return new Hull(
        List.of(s.start(), s.end()), directions(s.end().minus(s.start())), List.of(), false);
  }

  static Hull of(Triangle t) {
    List<Vec3> edges = directions(t.b().minus(t.a()), t.c().minus(t.b()), t.a().minus(t.c()));
    return new Hull(List.of(t.a(), t.b(), t.c()), edges, directions(t.normal()), false);
  }

  static Hull of(Box b) {
    Frame frame = Frame.of(b);
    List<Vec3> axes = List.of(frame.axes().x(), frame.axes().y(), frame.axes().z());
    return new Hull(frame.corners(), axes, axes, true);
  }

  private static List<Vec3> directions(Vec3... vectors) {
    List<Vec3> units = new ArrayList<>();
    for (Vec3 vector : vectors) {
      Vec3 unit = vector.unit();
      if (!unit.equals(Vec3.ZERO)) {
        units.add(unit);
      }
    }
    return units;
  }

  /// {@return the largest coordinate of a corner}
  double extent() {
    double extent = 0;
    for (Vec3 corner : corners) {
      extent = Math.max(extent, corner.largest());
    }
    return extent;
  }

  /// {@return how far it reaches along `n`}
  double most(Vec3 n) {
    double most = Double.NEGATIVE_INFINITY;
    for (Vec3 corner : corners) {
      most = Math.max(most, corner.dot(n));
    }
    return most;
  }

  /// {@return how far it begins along `n`}
  double least(Vec3 n) {
    return -most(n.negated());
  }
}

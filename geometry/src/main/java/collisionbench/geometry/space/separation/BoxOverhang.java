package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;

/// The normal of two boxes that overhang the gap which the way between their nearest points sees
/// (`Square`), in A's frame.
final class BoxOverhang {

  private BoxOverhang() {}

  /// {@return of the axes, the way and the way squared up to an edge the one that is least off}
  ///
  /// @param way from the nearest point of A to that of B
  static Vec3 normal(Vec3 way, BoxAxes axes) {
    double apart = way.length();
    Vec3 best = Choice.unit(way);
    double least = apart - axes.gap(best);
    for (int i = 0; i < BoxAxes.COUNT + 6; i++) {
      Vec3 normal = i < BoxAxes.COUNT ? axes.axis(i) : square(i - BoxAxes.COUNT, way, axes);
      double overhang = apart - axes.gap(normal);
      double off =
          overhang < least ? Math.max(overhang, missed(normal.times(-apart), axes)) : least;
      best = off < least ? normal : best;
      least = off < least ? off : least;
    }
    return best;
  }

  /// {@return the way squared up to an edge of A along x, y or z, or of B along its own}
  private static Vec3 square(int edge, Vec3 way, BoxAxes axes) {
    Vec3 along = edge == 3 ? axes.x() : edge == 4 ? axes.y() : axes.z();
    return Choice.unit(Square.to(edge, along, way));
  }

  /// {@return how far apart they still are, or are again, after B has moved by `by`}
  private static double missed(Vec3 by, BoxAxes axes) {
    BoxAxes there = axes.moved(by);
    int nearest = BoxFeatures.nearest(there);
    return BoxFeatures.out(nearest, there, BoxFeatures.parameter(nearest, there)).length();
  }
}

package collisionbench.app.panel.inspector;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Adds corners to a polygon, and points to a hull.
final class AddedPoint {

  /// Initial distance of a new point from the middle of its neighbors, relative to their distance.
  private static final double HULL_BULGE = 0.25;

  private static final int HULL_TRIES = 12;

  /// Greatest distance of a new corner from its edge, relative to the length of the edge.
  private static final double BULGE = 0.125;

  private static final int TRIES = 60;

  private AddedPoint() {}

  /// {@return the corners with one more after that at `index`: outside the middle of the edge, as
  /// far as the polygon stays convex; empty if no number lies between its ends}
  static Optional<List<Vec2>> corner(List<Vec2> corners, int index) {
    Vec2 from = corners.get(index);
    Vec2 to = corners.get((index + 1) % corners.size());
    Vec2 outwards = to.minus(from).perpendicular().negated();
    return Stream.iterate(BULGE, bulge -> bulge / 2)
        .limit(TRIES)
        .map(bulge -> from.towards(to, 0.5).plus(bulge, outwards))
        .map(corner -> {
          List<Vec2> more = new ArrayList<>(corners);
          more.add(index + 1, corner);
          return more;
        })
        .filter(AddedPoint::isConvex)
        .findFirst();
  }

  private static boolean isConvex(List<Vec2> corners) {
    try {
      new Polygon(corners);
      return true;
    } catch (IllegalArgumentException notConvex) {
      return false;
    }
  }

  /// {@return the points with one more after that at `index`: outside the middle between it and the
  /// next one, as near as makes it a corner}
  static List<Vec3> point(List<Vec3> points, int index) {
    Hull hull = new Hull(points);
    Vec3 middle = points.get(index).towards(points.get((index + 1) % points.size()), 0.5);
    Vec3 outwards = outwards(hull, points.get(index), middle);
    Vec3 added =
        Stream.iterate(HULL_BULGE, bulge -> 2 * bulge)
            .limit(HULL_TRIES)
            .map(bulge -> middle.plus(bulge, outwards))
            .filter(point -> point.isFinite() && !Overlap3.contains(hull, point))
            .findFirst()
            .orElse(middle);
    List<Vec3> more = new ArrayList<>(points);
    more.add(index + 1, added);
    return more;
  }

  /// {@return the direction out of a hull from a point in it, as long as the distance to another
  /// point}
  private static Vec3 outwards(Hull hull, Vec3 point, Vec3 middle) {
    Bounds3 bounds = hull.bounds();
    Vec3 along = point.minus(middle);
    double length = along.length() > 0 ? 2 * along.length() : 1;
    Vec3 out = middle.minus(bounds.center());
    if (out.length() > 0) {
      return out.times(length / out.length());
    }
    Vec3 aside = along.cross(Vec3.Y);
    return aside.length() > 0 ? aside.times(length / aside.length()) : Vec3.X.times(length);
  }
}

package collisionbench.app.panel.inspector;

import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Adds points to a hull.
final class HullPoints {

  /// Initial distance of a new point from the middle of its neighbors, relative to their distance.
  private static final double BULGE = 0.25;

  private static final int TRIES = 12;

  private HullPoints() {}

  /// {@return the points with one more after that at `index`: outside the middle between it and the
  /// next one, as near as makes it a corner}
  static List<Vec3> added(List<Vec3> points, int index) {
    Hull hull = new Hull(points);
    Vec3 middle = points.get(index).towards(points.get((index + 1) % points.size()), 0.5);
    Vec3 outwards = outwards(hull, points.get(index), middle);
    Vec3 added =
        Stream.iterate(BULGE, bulge -> 2 * bulge)
            .limit(TRIES)
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

package collisionbench.geometry.gjk;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Vec2;
import java.util.List;

/// The convex hull of a few corners and, of a sector, its arc: the support mapping of a core.
///
/// @param corners the corners; the first is the arc's centre, if there is an arc
/// @param bulge the radius of the arc; 0 if there is none
/// @param from the unit direction in which the arc begins
/// @param to the unit direction in which it ends, counter-clockwise from the other by at most half
///   a turn
record Outline2(List<Vec2> corners, double bulge, Vec2 from, Vec2 to) {

  /// Where an outline ends in a direction `n`, seen as a point with a radius.
  ///
  /// @param center a corner, or the centre of the arc
  /// @param radius 0, or the radius of the arc: what is touched is `center + radius * n`
  record Touch(Vec2 center, double radius) {

    Vec2 at(Vec2 n) {
      return center.plus(radius, n);
    }

    boolean isArc() {
      return radius > 0;
    }
  }

  static Outline2 of(List<Vec2> corners) {
    return new Outline2(List.copyOf(corners), 0, Vec2.X, Vec2.X);
  }

  static Outline2 of(Vec2 center, double radius, Opening opening) {
    List<Vec2> corners =
        List.of(center, center.plus(radius, opening.start()), center.plus(radius, opening.end()));
    return new Outline2(corners, radius, opening.start(), opening.end());
  }

  /// {@return what is furthest along the unit vector `n`; of equally far corners the first}
  Touch support(Vec2 n) {
    if (bulge > 0 && from.cross(n) >= 0 && n.cross(to) >= 0 && n.dot(from.plus(to)) >= 0) {
      return new Touch(corners.getFirst(), bulge);
    }
    Vec2 best = corners.getFirst();
    double most = best.dot(n);
    for (Vec2 corner : corners) {
      double reach = corner.dot(n);
      if (reach > most) {
        best = corner;
        most = reach;
      }
    }
    return new Touch(best, 0);
  }

  /// Where an outline ends in a direction, measured to the left of that direction.
  record Stretch(double min, double max) {

    Stretch mirrored() {
      return new Stretch(-max, -min);
    }
  }

  /// {@return all that is furthest along `n`, up to `tolerance`}
  Stretch face(Vec2 n, double tolerance) {
    Vec2 left = n.perpendicular();
    Vec2 touched = support(n).at(n);
    double min = touched.dot(left);
    double max = min;
    for (Vec2 corner : corners) {
      if (corner.dot(n) >= touched.dot(n) - tolerance) {
        min = Math.min(min, corner.dot(left));
        max = Math.max(max, corner.dot(left));
      }
    }
    return new Stretch(min, max);
  }

  /// {@return the outline seen from its support in direction `n`: of an arc only the centre}
  Outline2 withoutArc(Touch touch) {
    return touch.isArc() ? of(List.of(touch.center())) : this;
  }

  Outline2 movedBy(Vec2 by) {
    return new Outline2(corners.stream().map(corner -> corner.plus(by)).toList(), bulge, from, to);
  }

  /// {@return this times two to the power of `exponent`}
  Outline2 scaled(int exponent) {
    return new Outline2(
        corners.stream().map(corner -> Core2.scaled(corner, exponent)).toList(),
        Core2.scaled(bulge, exponent),
        from,
        to);
  }

  /// {@return the largest coordinate of a corner}
  double extent() {
    return corners.stream()
        .mapToDouble(corner -> Math.max(Math.abs(corner.x()), Math.abs(corner.y())))
        .reduce(bulge, Math::max);
  }
}

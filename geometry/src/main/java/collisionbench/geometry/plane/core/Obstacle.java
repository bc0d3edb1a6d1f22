package collisionbench.geometry.plane.core;

import collisionbench.geometry.plane.Vec2;
import java.util.ArrayList;
import java.util.List;

/// All translations of the convex piece `b` under which it comes within `radius` of the convex
/// piece `a`: the Minkowski difference `a - b`, grown by `radius`. It is convex.
///
/// Its boundary runs along sides, one for each side of a piece, and along circles, one about each
/// difference of an arc's centre and a corner or another arc's centre, and with a radius one about
/// each difference of corners. So the direction in which a translation is least deep inside, or
/// furthest outside, is a side's normal or points away from the centre of a circle.
///
/// @param a the piece at rest
/// @param b the piece that is translated
/// @param radius the sum of the radii, at least 0
/// @param normals the unit normals of the sides
/// @param circles the circles; there may be circles too many
public record Obstacle(Piece a, Piece b, double radius, List<Vec2> normals, List<Round> circles) {

  /// A circle that part of the boundary may lie on.
  ///
  /// @param center the centre
  /// @param radius the radius
  /// @param inside a unit direction in which the boundary may be, for who stands on the centre
  public record Round(Vec2 center, double radius, Vec2 inside) {

    /// {@return the unit direction from the centre to `t`}
    public Vec2 directionTo(Vec2 t) {
      return t.equals(center) ? inside : t.minus(center).normalized();
    }
  }

  /// The way out of an obstacle.
  ///
  /// @param depth how deep the translation is inside; negative if it is outside: then minus a
  ///   distance that the obstacle is at least away, and which is zero only at the obstacle
  /// @param normal the unit direction of the way out
  public record Escape(double depth, Vec2 normal) {}

  /// {@return the obstacle that `a` is for `b`}
  public static Obstacle of(Piece a, Piece b, double radius) {
    List<Vec2> normals = new ArrayList<>(a.normals());
    for (Vec2 normal : b.normals()) {
      normals.add(normal.negated());
    }
    List<Round> circles = new ArrayList<>();
    for (Arc arc : a.arcs()) {
      for (Vec2 corner : b.corners()) {
        circles.add(new Round(arc.center().minus(corner), arc.radius() + radius, arc.middle()));
      }
    }
    for (Arc arc : b.arcs()) {
      for (Vec2 corner : a.corners()) {
        circles.add(
            new Round(corner.minus(arc.center()), arc.radius() + radius, arc.middle().negated()));
      }
    }
    for (Arc arcA : a.arcs()) {
      for (Arc arcB : b.arcs()) {
        double sum = arcA.radius() + arcB.radius() + radius;
        circles.add(new Round(arcA.center().minus(arcB.center()), sum, arcA.middle()));
      }
    }
    if (radius > 0 || normals.isEmpty()) {
      addCornerCircles(a, b, radius, circles);
    }
    return new Obstacle(a, b, radius, normals, circles);
  }

  private static void addCornerCircles(Piece a, Piece b, double radius, List<Round> circles) {
    for (Vec2 cornerA : a.corners()) {
      for (Vec2 cornerB : b.corners()) {
        circles.add(new Round(cornerA.minus(cornerB), radius, Vec2.Y));
      }
    }
  }

  /// {@return how far the obstacle reaches in the unit direction `u`}
  public double support(Vec2 u) {
    return a.support(u) + b.support(u.negated()) + radius;
  }

  /// {@return how many directions the least way out may have}
  public int directions() {
    return normals.size() + circles.size();
  }

  /// {@return the unit direction of that number, in which a side or a circle may be left from `t`}
  public Vec2 direction(int index, Vec2 t) {
    int sides = normals.size();
    return index < sides ? normals.get(index) : circles.get(index - sides).directionTo(t);
  }

  /// {@return how deep the translation `t` is inside, in that unit direction; negative if it is
  /// outside}
  public double depth(Vec2 t, Vec2 direction) {
    return support(direction) - t.dot(direction);
  }

  /// {@return the way out from the translation `t`}
  public Escape escape(Vec2 t) {
    double least = Double.POSITIVE_INFINITY;
    Vec2 normal = Vec2.Y;
    for (int i = 0; i < directions(); i++) {
      Vec2 direction = direction(i, t);
      double depth = depth(t, direction);
      if (depth < least) {
        least = depth;
        normal = direction;
      }
    }
    return new Escape(least, normal);
  }

  /// {@return whether `t` is inside by more than `roundings` of the numbers that tell}
  ///
  /// Not of the size: deep in a mouth that is nearly closed all is small but the way there.
  public boolean holds(Vec2 t, double roundings) {
    for (int i = 0; i < directions(); i++) {
      if (!holds(t, direction(i, t), roundings)) {
        return false;
      }
    }
    return true;
  }

  private boolean holds(Vec2 t, Vec2 normal, double roundings) {
    double depth = depth(t, normal);
    return depth > 0
        && depth
            > roundings
                * (a.magnitude(normal)
                    + b.magnitude(normal.negated())
                    + radius
                    + Piece.magnitude(t, normal));
  }

  /// {@return a bound on the numbers that the obstacle is worked out from}
  public double size() {
    return a.size() + b.size() + radius;
  }
}

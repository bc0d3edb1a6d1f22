package collisionbench.geometry.plane.core;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.ArrayList;
import java.util.List;

/// The Minkowski difference of two convex pieces, grown by a radius: all translations of B under
/// which it comes within `radius` of A. It is convex.
///
/// The signed distance of a translation from it is the gap between the two pieces along the
/// direction with the widest gap. That direction is the normal of a side, or leads from a corner of
/// one to a corner of the other, where the center of an arc counts as a corner.
///
/// @param a the piece at rest
/// @param b the piece that is translated
/// @param radius the sum of the radii, at least 0
/// @param sides the gaps along the normals of A, then along those of B, before any translation
public record Difference(Piece a, Piece b, double radius, List<Gap> sides) {

  /// The relative error of a projection onto a direction.
  private static final double ROUNDING = 0x1p-51;

  /// The gap between two pieces along a direction.
  ///
  /// @param width negative if they overlap there
  /// @param direction unit, from A to B
  public record Gap(double width, Vec2 direction) {}

  /// {@return the differences of all pieces of two cores}
  ///
  /// @param frameA the coordinates of A's pieces
  /// @param frameB the coordinates of B's pieces before the translation
  public static List<Difference> of(Shape2 a, Frame frameA, Shape2 b, Frame frameB, double radius) {
    List<Difference> differences = new ArrayList<>();
    for (Piece ofA : Core.pieces(a, frameA)) {
      for (Piece ofB : Core.pieces(b, frameB)) {
        differences.add(of(ofA, ofB, radius));
      }
    }
    return differences;
  }

  private static Difference of(Piece a, Piece b, double radius) {
    List<Gap> sides = new ArrayList<>(a.normals().size() + b.normals().size());
    for (Vec2 normal : a.normals()) {
      sides.add(new Gap(-support(a, b, radius, normal), normal));
    }
    for (Vec2 normal : b.normals()) {
      sides.add(new Gap(-support(a, b, radius, normal.negated()), normal.negated()));
    }
    return new Difference(a, b, radius, sides);
  }

  private static double support(Piece a, Piece b, double radius, Vec2 direction) {
    return a.support(direction) + b.support(direction.negated()) + radius;
  }

  /// {@return the support function of the difference in a unit direction}
  public double support(Vec2 direction) {
    return support(a, b, radius, direction);
  }

  /// {@return the gap along a unit direction after translating B by `t`}
  public Gap gap(Vec2 t, Vec2 direction) {
    return new Gap(t.dot(direction) - support(direction), direction);
  }

  /// {@return the widest gap after translating B by `t`; the first of [#directions] among equal
  /// ones}
  public Gap widest(Vec2 t) {
    Gap widest = new Gap(Double.NEGATIVE_INFINITY, Vec2.Y);
    for (int i = 0; i < sides.size(); i++) {
      Gap side = sides.get(i);
      double width = t.dot(side.direction) + side.width;
      widest = width > widest.width ? new Gap(width, side.direction) : widest;
    }
    for (Vec2 between : betweenCorners(t)) {
      Gap gap = gap(t, between);
      widest = gap.width > widest.width ? gap : widest;
    }
    return widest;
  }

  /// {@return the unit directions along which the gap may be widest: the normals of A, those of B,
  /// and those from corner to corner}
  public List<Vec2> directions(Vec2 t) {
    List<Vec2> directions = new ArrayList<>();
    sides.forEach(side -> directions.add(side.direction));
    directions.addAll(betweenCorners(t));
    return directions;
  }

  /// {@return the unit directions from corner to corner; of pairs of corners without an arc, only
  /// that of the nearest}
  private List<Vec2> betweenCorners(Vec2 t) {
    List<Vec2> directions = new ArrayList<>();
    Vec2 nearest = null;
    for (int i = 0; i < a.corners().size(); i++) {
      for (int j = 0; j < b.corners().size(); j++) {
        Vec2 delta = b.corners().get(j).minus(a.corners().get(i)).plus(t);
        if (a.isCenter(i) || b.isCenter(j)) {
          directions.add(direction(delta));
        } else if (nearest == null || delta.lengthSquared() < nearest.lengthSquared()) {
          nearest = delta;
        }
      }
    }
    if (nearest != null) {
      directions.add(direction(nearest));
    }
    return directions;
  }

  /// {@return the unit direction of a vector; for zero, the middle of an arc of A, the opposite of
  /// one of B, or else +y}
  public Vec2 direction(Vec2 delta) {
    if (!delta.equals(Vec2.ZERO)) {
      return delta.unit();
    }
    if (!a.arcs().isEmpty()) {
      return a.arcs().getFirst().middle();
    }
    return b.arcs().isEmpty() ? Vec2.Y : b.arcs().getFirst().middle().negated();
  }

  /// Where two pieces are nearest along a direction.
  ///
  /// @param ofA the point of A, the midpoint of the common part if both have a side there
  /// @param direction unit, from A to B
  /// @param width the gap, measured between the nearest corners
  /// @param error the lateral distance between the features of both
  public record Witness(Vec2 ofA, Vec2 direction, double width, double error) {

    /// {@return this with a larger error}
    public Witness plusError(double more) {
      return new Witness(ofA, direction, width, error + more);
    }
  }

  /// {@return where the two are nearest along a unit direction after translating B by `t`}
  ///
  /// @param tolerance how far behind the support point a corner still belongs to the feature
  public Witness witness(Vec2 t, Vec2 direction, double tolerance) {
    List<Vec2> ofA = a.face(direction, tolerance);
    List<Vec2> ofB = new ArrayList<>();
    for (Vec2 point : b.face(direction.negated(), tolerance)) {
      ofB.add(point.plus(t));
    }
    Vec2 p = ofA.getFirst();
    Vec2 q = ofB.getFirst();
    for (Vec2 pointA : ofA) {
      for (Vec2 pointB : ofB) {
        boolean less = most(pointA, pointB, direction) < most(p, q, direction);
        p = less ? pointA : p;
        q = less ? pointB : q;
      }
    }
    double width = q.minus(p).dot(direction);
    Vec2 left = direction.perpendicular();
    Range besideA = Range.of(ofA, left);
    Range besideB = Range.of(ofB, left);
    double middle = besideA.middleOfShared(besideB);
    Vec2 between = ofB.size() == 1 ? q.plus(-width, direction) : p.plus(middle - p.dot(left), left);
    return new Witness(ofA.size() == 1 ? p : between, direction, width, besideA.gap(besideB));
  }

  /// {@return an upper bound of the gap from two points; nearer points have smaller rounding
  /// errors}
  private static double most(Vec2 p, Vec2 q, Vec2 direction) {
    Vec2 delta = q.minus(p);
    return delta.dot(direction) + ROUNDING * Piece.magnitude(delta, direction);
  }

  /// {@return whether the translation `t` is inside by more than `roundings` times the operands}
  ///
  /// Relative to the operands and not to the size: deep in a nearly closed mouth everything is
  /// small except the translation to it.
  public boolean contains(Vec2 t, double roundings) {
    return directions(t).stream().allMatch(direction -> contains(t, direction, roundings));
  }

  private boolean contains(Vec2 t, Vec2 normal, double roundings) {
    double depth = -gap(t, normal).width;
    double magnitude = a.magnitude(normal) + b.magnitude(normal.negated()) + radius;
    return depth > 0 && depth > roundings * (magnitude + Piece.magnitude(t, normal));
  }

  /// {@return an upper bound of the coordinates from which the difference is computed}
  public double size() {
    return a.size() + b.size() + radius;
  }
}

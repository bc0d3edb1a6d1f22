package collisionbench.geometry.plane.core;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.ArrayList;
import java.util.List;

/// The Minkowski difference of two convex pieces, grown by a radius: all translations of B under
/// which it comes within `radius` of A. It is convex.
///
/// How far a translation is outside of it, or how deep inside, is seen along the direction in which
/// the gap between the two is widest. That is the normal of a side of one of them, or leads from a
/// corner of one to a corner of the other, where the centre of an arc is a corner too.
///
/// @param a the piece at rest
/// @param b the piece that is translated
/// @param radius the sum of the radii, at least 0
public record Difference(Piece a, Piece b, double radius) {

  /// What a way along a direction carries.
  private static final double ROUNDING = 0x1p-51;

  /// What two pieces leave between them along a direction.
  ///
  /// @param width negative if they overlap there
  /// @param direction unit, from A to B
  public record Gap(double width, Vec2 direction) {}

  /// {@return the differences of all pieces of two cores}
  ///
  /// @param frameA the coordinates of A's pieces
  /// @param frameB the coordinates of B's pieces, before they have moved
  public static List<Difference> of(Shape2 a, Frame frameA, Shape2 b, Frame frameB, double radius) {
    List<Difference> differences = new ArrayList<>();
    for (Piece ofA : Core.pieces(a, frameA)) {
      for (Piece ofB : Core.pieces(b, frameB)) {
        differences.add(new Difference(ofA, ofB, radius));
      }
    }
    return differences;
  }

  /// {@return how far the difference reaches in a unit direction}
  public double support(Vec2 direction) {
    return a.support(direction) + b.support(direction.negated()) + radius;
  }

  /// {@return the gap along a unit direction, once B has moved by `t`}
  public Gap gap(Vec2 t, Vec2 direction) {
    return new Gap(t.dot(direction) - support(direction), direction);
  }

  /// {@return the widest gap once B has moved by `t`; of equal ones the first of [#directions]}
  public Gap widest(Vec2 t) {
    Gap widest = new Gap(Double.NEGATIVE_INFINITY, Vec2.Y);
    for (Vec2 direction : directions(t)) {
      Gap gap = gap(t, direction);
      widest = gap.width > widest.width ? gap : widest;
    }
    return widest;
  }

  /// {@return the unit directions in which the gap may be widest: the normals of A, those of B,
  /// from corner to corner}
  ///
  /// Of corners without arcs only the nearest count.
  public List<Vec2> directions(Vec2 t) {
    List<Vec2> directions = normals();
    Vec2 nearest = null;
    for (int i = 0; i < a.corners().size(); i++) {
      for (int j = 0; j < b.corners().size(); j++) {
        Vec2 delta = b.corners().get(j).minus(a.corners().get(i)).plus(t);
        if (isOfArc(a, i) || isOfArc(b, j)) {
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

  /// {@return the unit normals of the sides of A, and of those of B}
  public List<Vec2> normals() {
    List<Vec2> normals = new ArrayList<>(a.normals());
    for (Vec2 normal : b.normals()) {
      normals.add(normal.negated());
    }
    return normals;
  }

  private static boolean isOfArc(Piece piece, int corner) {
    return corner == 0 && !piece.arcs().isEmpty();
  }

  /// {@return the unit direction of a way; if that has none, ahead of an arc of A or back from one
  /// of B, else +y}
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
  /// @param ofA the point of A, in the middle if both have a side there
  /// @param direction unit, from A to B
  /// @param width the gap, measured between the corners that are nearest
  /// @param error how far what one has there is beside what the other has
  public record Witness(Vec2 ofA, Vec2 direction, double width, double error) {

    /// {@return the same with an error more}
    public Witness plusError(double more) {
      return new Witness(ofA, direction, width, error + more);
    }
  }

  /// {@return where the two are nearest along a unit direction, once B has moved by `t`}
  ///
  /// @param tolerance how far behind what is furthest still belongs to it
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

  /// {@return what the gap surely is no wider than, by two points: nearer ones are rounded less}
  private static double most(Vec2 p, Vec2 q, Vec2 direction) {
    Vec2 delta = q.minus(p);
    return delta.dot(direction) + ROUNDING * Piece.magnitude(delta, direction);
  }

  /// {@return whether the translation `t` is inside by more than `roundings` of the numbers that
  /// tell}
  ///
  /// Not of the size: deep in a mouth that is nearly closed all is small but the way there.
  public boolean contains(Vec2 t, double roundings) {
    return directions(t).stream().allMatch(direction -> contains(t, direction, roundings));
  }

  private boolean contains(Vec2 t, Vec2 normal, double roundings) {
    double depth = -gap(t, normal).width;
    double magnitude = a.magnitude(normal) + b.magnitude(normal.negated()) + radius;
    return depth > 0 && depth > roundings * (magnitude + Piece.magnitude(t, normal));
  }

  /// {@return a bound on the numbers that the difference is worked out from}
  public double size() {
    return a.size() + b.size() + radius;
  }
}

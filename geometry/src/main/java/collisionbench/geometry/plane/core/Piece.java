package collisionbench.geometry.plane.core;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Vec2;
import java.util.ArrayList;
import java.util.List;

/// A convex set as the hull of its corners and an arc.
///
/// @param corners its corners, the center of the arc first
/// @param normals the outward unit normals of its flat sides
/// @param arcs its arcs, one or none
public record Piece(List<Vec2> corners, List<Vec2> normals, List<Arc> arcs) {

  /// Sectors that open further than this (by the cosine of half the angle) get a third piece.
  private static final double NARROW_MOUTH = -0.9;

  /// A point, segment or polygon, given by its corners. Sides whose length underflows have no
  /// normal; a single remaining normal is added with both signs. The left normal of a segment comes
  /// first.
  static Piece of(List<Vec2> corners, Frame frame) {
    List<Vec2> seen = new ArrayList<>();
    List<Vec2> normals = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      seen.add(frame.of(corners.get(i)));
      Vec2 side = frame.delta(corners.get(i), corners.get((i + 1) % corners.size())).unit();
      if (!side.equals(Vec2.ZERO)) {
        normals.add(side.perpendicular().negated());
      }
    }
    if (normals.size() == 1) {
      normals.add(normals.getFirst().negated());
    }
    return new Piece(seen, corners.size() == 2 ? normals.reversed() : normals, List.of());
  }

  /// A sector above half a turn is the union of the half discs at its two edges, and of one about
  /// its bisector if these hardly overlap.
  static List<Piece> of(Vec2 center, double radius, Opening opening) {
    Vec2 start = opening.start();
    Vec2 end = opening.end();
    if (!opening.isWide()) {
      return List.of(sector(new Arc(center, radius, start, end, opening.axis())));
    }
    Piece first = halfDisc(center, radius, start.perpendicular());
    Piece last = halfDisc(center, radius, end.perpendicular().negated());
    return opening.cos() > NARROW_MOUTH
        ? List.of(first, last)
        : List.of(first, last, halfDisc(center, radius, opening.axis()));
  }

  private static Piece halfDisc(Vec2 center, double radius, Vec2 middle) {
    Vec2 to = middle.perpendicular();
    return sector(new Arc(center, radius, to.negated(), to, middle));
  }

  private static Piece sector(Arc arc) {
    return new Piece(
        List.of(
            arc.center(),
            arc.center().plus(arc.radius(), arc.from()),
            arc.center().plus(arc.radius(), arc.to())),
        List.of(arc.from().perpendicular().negated(), arc.to().perpendicular()),
        List.of(arc));
  }

  /// A round part of an outline: a corner with radius zero, or an arc.
  public record Round(Vec2 center, double radius) {}

  /// {@return whether a corner is the center of the arc}
  boolean isCenter(int corner) {
    return corner == 0 && !arcs.isEmpty();
  }

  /// {@return the corners and the arcs}
  public List<Round> rounds() {
    List<Round> rounds = new ArrayList<>();
    corners.forEach(corner -> rounds.add(new Round(corner, 0)));
    arcs.forEach(arc -> rounds.add(new Round(arc.center(), arc.radius())));
    return rounds;
  }

  /// {@return the support function in the unit direction `u`}
  public double support(Vec2 u) {
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < corners.size(); i++) {
      most = Math.max(most, corners.get(i).dot(u));
    }
    for (Arc arc : arcs) {
      most = arc.contains(u) ? Math.max(most, arc.center().dot(u) + arc.radius()) : most;
    }
    return most;
  }

  /// {@return the greatest sum of magnitudes in [#support], to which its error is relative}
  double magnitude(Vec2 u) {
    double most = 0;
    for (Vec2 corner : corners) {
      most = Math.max(most, magnitude(corner, u));
    }
    for (Arc arc : arcs) {
      most = arc.contains(u) ? Math.max(most, magnitude(arc.center(), u) + arc.radius()) : most;
    }
    return most;
  }

  /// {@return the sum of the magnitudes of the two products in `a . b`}
  static double magnitude(Vec2 a, Vec2 b) {
    return Math.abs(a.x() * b.x()) + Math.abs(a.y() * b.y());
  }

  /// {@return the support feature in the unit direction `u`: all corners within `tolerance` of the
  /// support value, and the point of the arc}
  List<Vec2> face(Vec2 u, double tolerance) {
    double furthest = support(u) - tolerance;
    List<Vec2> face = new ArrayList<>();
    for (Vec2 corner : corners) {
      if (corner.dot(u) >= furthest) {
        face.add(corner);
      }
    }
    for (Arc arc : arcs) {
      if (arc.contains(u) && arc.center().dot(u) + arc.radius() >= furthest) {
        face.add(arc.center().plus(arc.radius(), u));
      }
    }
    return face;
  }

  /// {@return the greatest sum of magnitudes of a corner's coordinates}
  double size() {
    double size = 0;
    for (Vec2 corner : corners) {
      size = Math.max(size, corner.sumOfMagnitudes());
    }
    return size;
  }
}

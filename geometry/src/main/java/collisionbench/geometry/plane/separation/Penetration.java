package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Interval;
import collisionbench.geometry.plane.core.Obstacle;
import collisionbench.geometry.plane.core.Obstacle.Escape;
import collisionbench.geometry.plane.core.Piece;
import java.util.ArrayList;
import java.util.List;

/// The depth of a sector and a core in one another: the least translation of B that takes it out of
/// A. What has no arcs is handled by [Depth].
///
/// Translations that keep them in touch are the Minkowski difference of the two, a convex set for
/// convex cores and else a union of them. The way out of one is along a normal of it, the way out
/// of several is `Exit`. Flat differences have no depth: 0, with a normal of the segment.
final class Penetration {

  /// How far a corner may lie behind a face and still belong to it, relative to the size.
  static final double FACE = 1e-14;

  /// How far from an obstacle's boundary still counts as on it, relative to the size.
  private static final double TOUCH = 1e-12;

  private Penetration() {}

  static Separation2 between(Core a, Core b, double radiusA, double radiusB) {
    Vec2 origin = a.anchor();
    List<Obstacle> obstacles = new ArrayList<>();
    for (Piece pieceA : a.pieces(origin)) {
      for (Piece pieceB : b.pieces(origin)) {
        obstacles.add(Obstacle.of(pieceA, pieceB, radiusA + radiusB));
      }
    }
    Separation2 found = outOf(obstacles, radiusA);
    return new Separation2(
        found.distance(), found.pointA().plus(origin), found.pointB().plus(origin), found.normal());
  }

  /// Where there is no way to go, as in the centre of a sector, the normal leads away from all
  /// obstacles that are touched.
  private static Separation2 outOf(List<Obstacle> obstacles, double radiusA) {
    if (obstacles.size() == 1) {
      return outOf(obstacles.getFirst(), radiusA);
    }
    Vec2 out = Exit.nearest(obstacles);
    Contact contact = Contact.NONE;
    Vec2 free = Vec2.ZERO;
    for (Obstacle obstacle : obstacles) {
      for (Escape escape : obstacle.escapes(out, FACE * obstacle.size())) {
        contact = contact.or(Contact.of(obstacle, out, escape.normal(), radiusA));
      }
      Escape escape = obstacle.escape(out);
      free = escape.depth() > -TOUCH * obstacle.size() ? free.plus(escape.normal()) : free;
    }
    Vec2 way = out.equals(Vec2.ZERO) ? free : out;
    Vec2 normal = way.equals(Vec2.ZERO) ? Vec2.Y : way.normalized();
    Vec2 pointA = contact.pointA();
    return new Separation2(-out.dot(normal), pointA, pointA.minus(out), normal);
  }

  private static Separation2 outOf(Obstacle obstacle, double radiusA) {
    Contact contact = Contact.NONE;
    Vec2 out = Vec2.ZERO;
    Vec2 normal = Vec2.Y;
    for (Escape escape : obstacle.escapes(Vec2.ZERO, FACE * obstacle.size())) {
      Vec2 way = escape.normal().times(Math.max(0, escape.depth()));
      Contact found = Contact.of(obstacle, way, escape.normal(), radiusA);
      if (found.error() < contact.error()) {
        contact = found;
        out = way;
        normal = escape.normal();
      }
    }
    return new Separation2(-out.dot(normal), contact.pointA(), contact.pointA().minus(out), normal);
  }

  /// Where A touches B when that is moved out.
  ///
  /// @param pointA the point of A, in the middle if they touch along a line
  /// @param error how far the two are from touching there
  private record Contact(Vec2 pointA, double error) {

    static final Contact NONE = new Contact(Vec2.ZERO, Double.POSITIVE_INFINITY);

    static Contact of(Obstacle obstacle, Vec2 out, Vec2 facing, double radiusA) {
      double tolerance = FACE * obstacle.size();
      Vec2 left = facing.perpendicular();
      Interval faceA = obstacle.a().face(facing, tolerance);
      // The other way round, left is right.
      Interval mirrored = obstacle.b().face(facing.negated(), tolerance);
      Interval faceB = new Interval(-mirrored.max(), -mirrored.min()).plus(out.dot(left));
      Vec2 pointA =
          left.times(faceA.middleOfShared(faceB))
              .plus(obstacle.a().support(facing) + radiusA, facing);
      double gap = Math.abs(obstacle.support(facing) - out.dot(facing));
      return new Contact(pointA, gap + faceA.gap(faceB));
    }

    Contact or(Contact other) {
      return other.error < error ? other : this;
    }
  }
}

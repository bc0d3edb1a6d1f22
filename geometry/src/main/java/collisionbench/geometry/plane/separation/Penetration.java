package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Interval;
import collisionbench.geometry.plane.core.Obstacle;
import collisionbench.geometry.plane.core.Obstacle.Escape;
import collisionbench.geometry.plane.core.Piece;
import java.util.ArrayList;
import java.util.List;

/// The depth of two cores in one another: the least translation of B that takes it out of A.
///
/// Translations that keep them in touch are the Minkowski difference of the two, a convex set for
/// convex cores and else a union of them. The way out of one is along a normal of it, the way out
/// of several is `Exit`. Flat differences have no depth: 0, with a normal of the segment.
final class Penetration {

  /// How far a corner may lie behind a face and still belong to it, relative to the size.
  private static final double FACE = 1e-12;

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
      Escape escape = obstacles.getFirst().escape(Vec2.ZERO);
      double depth = Math.max(0, escape.depth());
      Vec2 out = escape.normal().times(depth);
      Vec2 pointA = contact(obstacles.getFirst(), out, escape.normal(), radiusA);
      return new Separation2(-depth, pointA, pointA.minus(out), escape.normal());
    }
    Vec2 out = Exit.nearest(obstacles);
    Obstacle touched = obstacles.getFirst();
    Vec2 free = Vec2.ZERO;
    for (Obstacle obstacle : obstacles) {
      Escape escape = obstacle.escape(out);
      touched = escape.depth() > touched.escape(out).depth() ? obstacle : touched;
      free = escape.depth() > -FACE * obstacle.size() ? free.plus(escape.normal()) : free;
    }
    Vec2 facing = touched.escape(out).normal();
    Vec2 way = out.equals(Vec2.ZERO) ? free : out;
    Vec2 normal = way.equals(Vec2.ZERO) ? facing : way.normalized();
    Vec2 pointA = contact(touched, out, facing, radiusA);
    return new Separation2(-out.dot(normal), pointA, pointA.minus(out), normal);
  }

  /// {@return where A touches B when that is moved out, in the middle if along a line}
  private static Vec2 contact(Obstacle obstacle, Vec2 out, Vec2 facing, double radiusA) {
    double tolerance = FACE * obstacle.size();
    Vec2 left = facing.perpendicular();
    Interval faceA = obstacle.a().face(facing, tolerance);
    // The other way round, left is right.
    Interval mirrored = obstacle.b().face(facing.negated(), tolerance);
    Interval faceB = new Interval(-mirrored.max(), -mirrored.min()).plus(out.dot(left));
    return left.times(faceA.middleOfShared(faceB))
        .plus(obstacle.a().support(facing) + radiusA, facing);
  }
}

package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Core.OfSector;
import collisionbench.geometry.plane.core.Frame;
import collisionbench.geometry.plane.core.Interval;
import collisionbench.geometry.plane.core.Obstacle;
import collisionbench.geometry.plane.core.Obstacle.Escape;
import collisionbench.geometry.plane.core.Piece;
import java.util.ArrayList;
import java.util.List;

/// The depth of a sector and a core in one another where [ArcDepth] does not tell: of sectors above
/// half a turn, and of slivers, out of which there are several ways as short but for rounding.
///
/// Translations that keep them in touch are the Minkowski difference of the two, a convex set for
/// convex cores and else a union of them. The way out of one is along a normal of it, the way out
/// of several is `Exit`. Flat differences have no depth: 0, with a normal of the segment.
///
/// Each core is measured from a point of its own, and the way between these is the translation to
/// leave from. So no more than that is off by roundings of the size, and a depth is off by no more
/// than the translation is.
final class Penetration {

  /// How far a corner may lie behind a face and still belong to it, relative to the size.
  static final double FACE = 1e-14;

  /// How far from an obstacle's boundary still counts as on it, relative to the size.
  private static final double TOUCH = 1e-12;

  private Penetration() {}

  /// {@return the separation of the two cores, grown by the radii}
  static Separation2 between(Core a, Core b, double radiusA, double radiusB) {
    Frame frame = frame(a, b);
    List<Obstacle> obstacles = new ArrayList<>();
    for (Piece pieceA : a.pieces(frame)) {
      for (Piece pieceB : b.pieces(frame.movedTo(b.anchor()))) {
        obstacles.add(Obstacle.of(pieceA, pieceB, radiusA + radiusB));
      }
    }
    Vec2 from = frame.of(b.anchor());
    Separation2 found =
        obstacles.size() == 1
            ? outOf(obstacles.getFirst(), from, radiusA)
            : outOf(obstacles, from, radiusA);
    return new Separation2(
        found.distance(),
        frame.back(found.pointA()).plus(frame.origin()),
        frame.back(found.pointB()).plus(frame.origin()),
        frame.back(found.normal()));
  }

  /// About the bisector of the wide sector, or that of the larger of two: the smaller one may fit
  /// into its mouth.
  private static Frame frame(Core a, Core b) {
    Frame frame = Frame.at(a.anchor());
    double most = 0;
    for (Core core : List.of(a, b)) {
      if (core instanceof OfSector(Sector sector, Opening opening)
          && opening.isWide()
          && sector.radius() > most) {
        frame = new Frame(a.anchor(), opening.bisector());
        most = sector.radius();
      }
    }
    return frame;
  }

  /// Where there is no way to go, as in the centre of a sector, the normal leads away from all
  /// obstacles that are touched.
  private static Separation2 outOf(List<Obstacle> obstacles, Vec2 from, double radiusA) {
    Exit exit = Exit.nearest(obstacles, from);
    Vec2 out = exit.out();
    Contact contact = Contact.NONE;
    Vec2 free = Vec2.ZERO;
    for (Obstacle obstacle : obstacles) {
      Escape escape = obstacle.escape(exit.to());
      double most = escape.depth() + FACE * obstacle.size();
      for (int i = 0; i < obstacle.directions(); i++) {
        Vec2 direction = obstacle.direction(i, exit.to());
        if (obstacle.depth(exit.to(), direction) <= most) {
          contact = contact.or(Contact.of(obstacle, exit.to(), direction, radiusA));
        }
      }
      free = escape.depth() > -TOUCH * obstacle.size() ? free.plus(escape.normal()) : free;
    }
    Vec2 way = out.equals(Vec2.ZERO) ? free : out;
    Vec2 normal = way.equals(Vec2.ZERO) ? Vec2.Y : way.normalized();
    Vec2 pointA = contact.pointA();
    return new Separation2(-out.dot(normal), pointA, pointA.minus(out), normal);
  }

  private static Separation2 outOf(Obstacle obstacle, Vec2 from, double radiusA) {
    Contact contact = Contact.NONE;
    Vec2 out = Vec2.ZERO;
    Vec2 normal = Vec2.Y;
    double most = obstacle.escape(from).depth() + FACE * obstacle.size();
    for (int i = 0; i < obstacle.directions(); i++) {
      Vec2 direction = obstacle.direction(i, from);
      double depth = obstacle.depth(from, direction);
      if (depth <= most) {
        Vec2 way = direction.times(Math.max(0, depth));
        Contact found = Contact.of(obstacle, from.plus(way), direction, radiusA);
        if (found.error() < contact.error()) {
          contact = found;
          out = way;
          normal = direction;
        }
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

    static Contact of(Obstacle obstacle, Vec2 to, Vec2 facing, double radiusA) {
      double tolerance = FACE * obstacle.size();
      Vec2 left = facing.perpendicular();
      Interval faceA = obstacle.a().face(facing, tolerance);
      // The other way round, left is right.
      Interval faceB = obstacle.b().face(facing.negated(), tolerance).mirrored().plus(to.dot(left));
      Vec2 pointA =
          left.times(faceA.middleOfShared(faceB))
              .plus(obstacle.a().support(facing) + radiusA, facing);
      double gap = Math.abs(obstacle.support(facing) - to.dot(facing));
      return new Contact(pointA, gap + faceA.gap(faceB));
    }

    Contact or(Contact other) {
      return other.error < error ? other : this;
    }
  }
}

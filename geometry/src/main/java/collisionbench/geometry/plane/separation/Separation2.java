package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Core.OfPoint;
import collisionbench.geometry.plane.core.Core.OfPolygon;
import collisionbench.geometry.plane.core.Core.OfSector;
import collisionbench.geometry.plane.core.Core.OfSegment;
import collisionbench.geometry.plane.core.CoreOrder;
import collisionbench.geometry.plane.core.Magnitude;
import collisionbench.geometry.plane.overlap.Overlap2;

/// How far two shapes are apart, or how deep they are in one another, and where.
///
/// `pointB = pointA + distance * normal`, up to rounding, in penetration too.
///
/// @param distance the gap if positive, 0 if the shapes touch; negative: minus the depth, the
///   length of the least translation that separates them
/// @param pointA the witness point of A: on its boundary, or on its core where the core is flat
/// @param pointB the witness point of B
/// @param normal unit, from A towards B: moving B along it widens the gap
public record Separation2(double distance, Vec2 pointA, Vec2 pointB, Vec2 normal) {

  public Separation2 {
    distance += 0.0;
  }

  /// {@return the separation of two shapes}
  ///
  /// - `between(b, a)` is `between(a, b)` swapped, to the last bit, unless the two are equal.
  /// - `distance <= 0` exactly where `Overlap2.test` says that they touch.
  /// - The depth of a sector above half a turn is that of the sector itself, not of its convex
  ///   hull: the way out may lead through its mouth.
  /// - Where nothing tells one direction from another the normal is `+y` for equal shapes and for
  ///   the lesser of two about one point, else a normal of one of the segments or edges.
  public static Separation2 between(Shape2 a, Shape2 b) {
    int exponent = Magnitude.exponent(a, b, Vec2.ZERO);
    Separation2 found =
        exponent == 0
            ? found(a, b)
            : found(Magnitude.scaled(a, exponent), Magnitude.scaled(b, exponent)).scaled(-exponent);
    return found.settled(Overlap2.test(a, b));
  }

  private static Separation2 found(Shape2 a, Shape2 b) {
    Core coreA = Core.of(a);
    Core coreB = Core.of(b);
    boolean inOrder = CoreOrder.compare(coreA, coreB) <= 0;
    return inOrder ? ordered(coreA, coreB) : ordered(coreB, coreA).swapped();
  }

  private static Separation2 ordered(Core a, Core b) {
    Separation2 cores =
        Overlap2.test(a.shape(), b.shape()) ? Penetration.between(a, b, 0, 0) : apart(a, b);
    Separation2 whole = cores.grown(a.radius(), b.radius());
    boolean mouth = (a.isWide() || b.isWide()) && a.radius() + b.radius() > 0;
    return mouth && whole.distance < 0 ? Penetration.between(a, b, a.radius(), b.radius()) : whole;
  }

  private static Separation2 apart(Core a, Core b) {
    return switch (a) {
      case OfPoint point -> fromPoint(point.at(), b);
      case OfSegment segment -> fromSegment(segment, b);
      case OfPolygon polygon -> fromPolygon(polygon, b);
      case OfSector sector -> fromSector(sector, b);
    };
  }

  private static Separation2 fromPoint(Vec2 p, Core b) {
    return switch (b) {
      case OfPoint point -> PointPoint.between(p, point.at());
      case OfSegment segment -> PointSegment.between(p, segment.start(), segment.end());
      case OfPolygon polygon -> PointPolygon.between(p, polygon.shape());
      case OfSector sector -> PointSector.between(p, sector.shape(), sector.opening());
    };
  }

  private static Separation2 fromSegment(OfSegment a, Core b) {
    return switch (b) {
      case OfPoint _ -> apart(b, a).swapped();
      case OfSegment segment ->
          SegmentSegment.between(a.start(), a.end(), segment.start(), segment.end());
      case OfPolygon polygon -> SegmentPolygon.between(a.start(), a.end(), polygon.shape());
      case OfSector sector ->
          SegmentSector.between(a.start(), a.end(), sector.shape(), sector.opening());
    };
  }

  private static Separation2 fromPolygon(OfPolygon a, Core b) {
    return switch (b) {
      case OfPoint _, OfSegment _ -> apart(b, a).swapped();
      case OfPolygon polygon -> PolygonPolygon.between(a.shape(), polygon.shape());
      case OfSector sector -> PolygonSector.between(a.shape(), sector.shape(), sector.opening());
    };
  }

  private static Separation2 fromSector(OfSector a, Core b) {
    return switch (b) {
      case OfPoint _, OfSegment _, OfPolygon _ -> apart(b, a).swapped();
      case OfSector sector ->
          SectorSector.between(a.shape(), a.opening(), sector.shape(), sector.opening());
    };
  }

  /// {@return the same with A and B swapped}
  public Separation2 swapped() {
    return new Separation2(distance, pointB, pointA, normal.negated());
  }

  /// {@return the same for shapes that are both moved by `by`}
  Separation2 moved(Vec2 by) {
    return new Separation2(distance, pointA.plus(by), pointB.plus(by), normal);
  }

  /// {@return the nearer of two, both of cores that are apart; this one if they are equally near}
  ///
  /// A distance below 0 is then that of an arc. Either it is 0 but for rounding, or what is nearest
  /// lies beside an edge, as near to it as rounding, and the arc faces the other way.
  Separation2 or(Separation2 other) {
    return Math.abs(other.distance) < Math.abs(distance) ? other : this;
  }

  /// {@return the separation of the shapes whose cores have this one}
  private Separation2 grown(double radiusA, double radiusB) {
    return new Separation2(
        distance - (radiusA + radiusB),
        pointA.plus(radiusA, normal),
        pointB.plus(-radiusB, normal),
        normal);
  }

  private Separation2 scaled(int exponent) {
    return new Separation2(
        Magnitude.scaled(distance, exponent),
        Magnitude.scaled(pointA, exponent),
        Magnitude.scaled(pointB, exponent),
        normal);
  }

  /// {@return this, with the sign that the yes or no demands where rounding lost it}
  private Separation2 settled(boolean contact) {
    if (contact == (distance <= 0)) {
      return this;
    }
    return new Separation2(contact ? 0 : Double.MIN_VALUE, pointA, pointB, normal);
  }
}

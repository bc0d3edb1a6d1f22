package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Core.OfPoint;
import collisionbench.geometry.plane.core.Core.OfPolygon;
import collisionbench.geometry.plane.core.Core.OfSector;
import collisionbench.geometry.plane.core.Core.OfSegment;
import collisionbench.geometry.plane.core.CoreOrder;
import collisionbench.geometry.plane.core.Corners;
import collisionbench.geometry.plane.core.Magnitude;
import collisionbench.geometry.plane.core.Pick;
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
    int exponent = Magnitude.exponent(Magnitude.size(a, b));
    Separation2 separation =
        exponent == 0
            ? unsettled(a, b)
            : unsettled(Magnitude.scaled(a, exponent), Magnitude.scaled(b, exponent))
                .scaled(-exponent);
    return separation.settled(Overlap2.test(a, b));
  }

  private static Separation2 unsettled(Shape2 a, Shape2 b) {
    if (Corners.isPoint(a) && Corners.isStraight(b)) {
      return fromPoint(Corners.at(a, 0), Corners.radius(a), b);
    }
    if (Corners.isPoint(b) && Corners.isStraight(a)) {
      return fromPoint(Corners.at(b, 0), Corners.radius(b), a).swapped();
    }
    return found(a, b);
  }

  /// From a point with a radius. Of two that are equal the lesser is the first.
  private static Separation2 fromPoint(Vec2 p, double radius, Shape2 b) {
    return switch (b) {
      case Point2 point -> ofPoints(p, radius, point.at(), 0);
      case Circle circle -> ofPoints(p, radius, circle.center(), circle.radius());
      case Segment2 segment -> fromPoint(p, radius, segment.start(), segment.end(), 0);
      case Capsule2 capsule ->
          fromPoint(p, radius, capsule.start(), capsule.end(), capsule.radius());
      case Sector _, Polygon _ -> found(new Circle(p, radius), b);
    };
  }

  private static Separation2 ofPoints(Vec2 p, double radiusP, Vec2 q, double radiusQ) {
    return PointPoint.between(p, q)
        .facing(PointPoint.areEqual(p, q) && radiusP > radiusQ ? -1 : 1)
        .grown(radiusP, radiusQ);
  }

  private static Separation2 fromPoint(
      Vec2 p, double radiusP, Vec2 start, Vec2 end, double radius) {
    boolean equal = PointPoint.areEqual(p, start) && PointPoint.areEqual(p, end);
    return PointSegment.between(p, start, end)
        .facing(equal && radiusP > radius ? -1 : 1)
        .grown(radiusP, radius);
  }

  private static Separation2 found(Shape2 a, Shape2 b) {
    boolean inOrder = CoreOrder.compare(a, b) <= 0;
    Shape2 first = inOrder ? a : b;
    Shape2 second = inOrder ? b : a;
    Separation2 found =
        Corners.hasArc(second)
            ? withArc(Core.of(first), Core.of(second))
            : withoutArc(first, second);
    return found.swappedIf(!inOrder);
  }

  private static Separation2 withoutArc(Shape2 a, Shape2 b) {
    Separation2 cores = Overlap2.testCores(a, b) ? Depth.between(a, b) : Gap.between(a, b);
    return cores.grown(Corners.radius(a), Corners.radius(b));
  }

  private static Separation2 withArc(Core a, Core b) {
    Separation2 cores =
        Overlap2.test(a.shape(), b.shape()) ? Penetration.between(a, b, 0, 0) : apart(a, b);
    Separation2 whole = cores.grown(a.radius(), b.radius());
    boolean mouth = (a.isWide() || b.isWide()) && a.radius() + b.radius() > 0;
    return mouth && whole.distance < 0 ? Penetration.between(a, b, a.radius(), b.radius()) : whole;
  }

  /// The second is a sector: of two cores in order that have an arc it always is.
  private static Separation2 apart(Core a, Core b) {
    OfSector sector = (OfSector) b;
    return switch (a) {
      case OfPoint point -> PointSector.between(point.at(), sector.shape(), sector.opening());
      case OfSegment segment ->
          SegmentSector.between(segment.start(), segment.end(), sector.shape(), sector.opening());
      case OfPolygon polygon ->
          PolygonSector.between(polygon.shape(), sector.shape(), sector.opening());
      case OfSector other ->
          SectorSector.between(other.shape(), other.opening(), sector.shape(), sector.opening());
    };
  }

  /// {@return the same with A and B swapped}
  public Separation2 swapped() {
    return new Separation2(distance, pointB, pointA, normal.negated());
  }

  /// {@return the same with the normal times 1 or -1, for cores that are one point}
  private Separation2 facing(double sign) {
    return new Separation2(distance, pointA, pointB, normal.times(sign));
  }

  /// {@return the same, with A and B swapped if the condition holds}
  Separation2 swappedIf(boolean condition) {
    return new Separation2(
        distance,
        Pick.of(condition, pointB, pointA),
        Pick.of(condition, pointA, pointB),
        normal.times(condition ? -1 : 1));
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
  ///
  /// The yes or no is always asked, so that no bound on what rounding did here is needed.
  private Separation2 settled(boolean contact) {
    return contact == (distance <= 0)
        ? this
        : new Separation2(contact ? 0 : Double.MIN_VALUE, pointA, pointB, normal);
  }
}

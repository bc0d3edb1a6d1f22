package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.core.Scale;
import collisionbench.geometry.space.core.ShapeOrder;
import collisionbench.geometry.space.core.Vertex;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.proof.ExactNearest;
import collisionbench.geometry.space.search.Nearest;
import java.util.stream.Stream;

/// How far two shapes are apart, or how deep they are in one another, and where.
///
/// `pointB = pointA + distance * normal`, up to rounding, in penetration too.
///
/// Distance and points are off by less than `1e-12` of the size of the input, its largest
/// coordinate, radius or half extent, and the normal sees as much of the distance. `app/run fuzz`
/// holds them to it with exact arithmetic, and has found no more than `7e-14`. Whether the distance
/// is positive is exact.
///
/// Laws: `between(b, a)` is `between(a, b).swapped()` to the last bit, unless the two shapes are
/// equal; `distance <= 0` if and only if `Overlap3` says that they touch; growing a radius by `r`
/// shrinks the distance by `r`. Where no normal is better than another (equal centres, a point on a
/// segment) it is the same for the same shapes: +y from the centre of the one with the smaller
/// radius to the other's (+y from A to B where the radii are equal), else a perpendicular of the
/// core.
///
/// @param distance the gap if positive, 0 if the shapes touch; negative: minus the depth, the
///   length of the least translation that separates them
/// @param pointA the witness point of A: on its boundary, or on its core where the core is flat
/// @param pointB the witness point of B
/// @param normal unit, from A towards B: moving B along it widens the gap
public record Separation3(double distance, Vec3 pointA, Vec3 pointB, Vec3 normal) {

  public Separation3 {
    distance += 0.0;
  }

  /// What nearest points may be off before they are looked for in exact numbers, as a part of all
  /// coordinates.
  private static final double CLOSE = 0x1p-46;

  /// What rounding may make of a point, likewise.
  private static final double ROUNDING = 0x1p-49;

  /// How far cores that all but touch are moved apart to find the face that lies between them, as a
  /// part of all coordinates.
  private static final double APART = 0x1p-40;

  /// {@return the separation of two shapes}
  public static Separation3 between(Shape3 a, Shape3 b) {
    if (ShapeOrder.compare(a, b) > 0) {
      return between(b, a).swapped();
    }
    Scale scale = Scale.of(a, b);
    Separation3 found =
        scale.isOne() ? of(a, b) : of(scale.apply(a), scale.apply(b)).scaled(scale.inverse());
    double size = Core.size(a, b) + Core.radius(a) + Core.radius(b);
    boolean proved = Math.abs(found.distance) > 4 * CLOSE * size + Double.MIN_NORMAL;
    return proved ? found : found.signed(Overlap3.test(a, b));
  }

  /// {@return the separation, the sign of its distance up to rounding}
  private static Separation3 of(Shape3 a, Shape3 b) {
    return ofCores(Core.of(a), Core.of(b)).grownBy(Core.radius(a), Core.radius(b));
  }

  /// The nearest points, if the direction between them sees all of their distance and leads from
  /// one to the other; else they are looked for in exact numbers.
  private static Separation3 ofCores(Shape3 a, Shape3 b) {
    double size = Core.size(a, b);
    Nearest nearest = Nearest.of(a, b, Vec3.ZERO);
    Vec3 delta = nearest.delta();
    if (!(delta.length() > CLOSE * size)) {
      return Overlap3.test(a, b) ? meeting(a, b) : exactly(a, b);
    }
    Vec3 normal = nearest.direction().unit();
    double distance = delta.dot(normal);
    boolean normalAgrees = distance - Vertex.gap(a, b, normal) <= CLOSE * size;
    boolean pointsAgree = delta.minus(normal.times(distance)).largest() <= ROUNDING * size;
    if (!(normalAgrees && pointsAgree)) {
      return exactly(a, b);
    }
    Vec3 reached = nearest.onA().plus(distance, normal);
    Vec3 pointB = nearest.isPointOfBUnmixed() ? nearest.onB() : reached;
    return new Separation3(distance, nearest.onA(), pointB, normal);
  }

  private static Separation3 exactly(Shape3 a, Shape3 b) {
    ExactNearest nearest = ExactNearest.of(a, b);
    return nearest.meet()
        ? meeting(a, b)
        : new Separation3(
            nearest.distance(), nearest.pointA(), nearest.pointB(), nearest.direction().unit());
  }

  /// Where cores meet: the witnesses are where they touch after B has moved back by the depth. One
  /// that is next to a corner is that corner.
  private static Separation3 meeting(Shape3 a, Shape3 b) {
    Vec3 normal = Depth.direction(a, b);
    Vertex deepest = Vertex.support(a, b, Vec3.ZERO, normal);
    double size = Core.size(a, b);
    double gap = deepest.delta().dot(normal);
    double distance = gap < -CLOSE * size ? gap : nextToTouch(a, b, normal, gap);
    Vec3 back = normal.times(-distance);
    double close = ROUNDING * size;
    Nearest touch = Nearest.of(a, b, back);
    Vec3 pointA =
        touch.delta().largest() <= close ? touch.onA() : ExactNearest.of(a, b, back).pointA();
    Vec3 cornerA = deepest.ofA().minus(pointA).largest() <= close ? deepest.ofA() : pointA;
    Vec3 pointB = cornerA.plus(distance, normal);
    Vec3 cornerB = deepest.ofB().minus(pointB).largest() <= close ? deepest.ofB() : pointB;
    return new Separation3(distance, cornerA, cornerB, normal);
  }

  /// {@return the distance of cores that meet, exactly: as each of the directions sees it that see
  /// the widest gap up to rounding}
  private static double nextToTouch(Shape3 a, Shape3 b, Vec3 normal, double gap) {
    double size = Core.size(a, b);
    return Stream.concat(Stream.of(normal), Depth.withGapOfAtLeast(gap - CLOSE * size, a, b).stream())
        .distinct()
        .map(direction -> ExactNearest.of(a, b, direction.times(APART * size)))
        .filter(nearest -> !nearest.meet())
        .mapToDouble(ExactNearest::gapBefore)
        .max()
        .orElse(gap);
  }

  /// From cores to shapes: each witness moves out by its radius.
  private Separation3 grownBy(double radiusA, double radiusB) {
    return new Separation3(
        distance - (radiusA + radiusB),
        pointA.plus(radiusA, normal),
        pointB.plus(-radiusB, normal),
        normal);
  }

  private Separation3 scaled(Scale scale) {
    return new Separation3(scale.apply(distance), scale.apply(pointA), scale.apply(pointB), normal);
  }

  /// {@return the same with the distance on the right side of 0, which rounding may have left}
  private Separation3 signed(boolean touch) {
    boolean isRight = touch ? distance <= 0 : distance > 0;
    return isRight ? this : new Separation3(touch ? 0 : Double.MIN_VALUE, pointA, pointB, normal);
  }

  /// {@return the same with A and B swapped}
  public Separation3 swapped() {
    return new Separation3(distance, pointB, pointA, normal.negated());
  }
}

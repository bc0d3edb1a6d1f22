package collisionbench.geometry.space.separation;

import collisionbench.geometry.number.Require;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.core.Scale;
import collisionbench.geometry.space.core.ShapeOrder;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.proof.ExactNearest;
import collisionbench.geometry.space.search.Nearest;

/// The signed distance of two shapes, with witness points and normal.
///
/// `pointB = pointA + distance * normal` up to rounding, also in penetration.
///
/// The error of distance and points is less than `1e-12` of the size of the input, its largest
/// coordinate, radius or half extent, and the gap along the normal equals the distance to the same
/// accuracy. The `fuzz` command of the bench checks this with exact arithmetic; the largest error
/// it has found is `7e-14`. The sign of the distance is exact.
///
/// Laws: `between(b, a)` is `between(a, b).swapped()` to the last bit, unless the two shapes are
/// equal; `distance <= 0` if and only if `Overlap3.test` returns true; growing a radius by `r`
/// shrinks the distance by `r`. If all normals are equally good (equal centers, a point on a
/// segment), it is deterministic: +y from the shape with the smaller radius to the other (from A to
/// B if the radii are equal), otherwise a perpendicular of the core.
///
/// {@snippet file="SpaceEntriesTest.java" region="separation"}
///
/// @param distance the gap if positive, 0 if the shapes touch; if negative, minus the depth, which
///   is the length of the least separating translation
/// @param pointA the witness point of A: on its boundary, or on its core if that is flat
/// @param pointB the witness point of B
/// @param normal unit, from A towards B: translating B along it increases the distance
public record Separation3(double distance, Vec3 pointA, Vec3 pointB, Vec3 normal) {

  public Separation3 {
    distance += 0.0;
  }

  /// The error of nearest points above which they are computed exactly, relative to all
  /// coordinates.
  static final double CLOSE = 0x1p-46;

  /// The rounding error of a point, relative to all coordinates.
  static final double ROUNDING = 0x1p-49;

  /// {@return the separation of two shapes}
  ///
  /// Of four ways the first that is proved: a closed form; the nearest points of the cores in
  /// doubles ([Nearest]); in exact arithmetic ([ExactNearest]); if the cores overlap, the least
  /// translation that separates them ([Penetration]).
  public static Separation3 between(Shape3 a, Shape3 b) {
    Require.nonNull("a", a);
    Require.nonNull("b", b);
    return ClosedForm.separation(a, b)
        .orElseGet(() -> ShapeOrder.compare(a, b) > 0 ? ordered(b, a).swapped() : ordered(a, b));
  }

  /// {@return the distance of `between(a, b)`, to the last bit} It is faster where only the number
  /// is asked for.
  public static double distance(Shape3 a, Shape3 b) {
    Require.nonNull("a", a);
    Require.nonNull("b", b);
    double distance = ClosedForm.distance(a, b);
    return Double.isNaN(distance) ? between(a, b).distance() : distance;
  }

  private static Separation3 ordered(Shape3 a, Shape3 b) {
    Scale scale = Scale.of(a, b);
    double radiusSum = Core.radius(a) + Core.radius(b);
    if (scale.isOne() && radiusSum == 0) {
      return search(a, b);
    }
    Separation3 found =
        scale.isOne()
            ? search(a, b)
            : between(scale.apply(a), scale.apply(b)).scaled(scale.inverse());
    // Well above the error of the distance of the cores, of the radii and of the scale.
    double error = 4 * CLOSE * (Core.size(a, b) + radiusSum) + Double.MIN_NORMAL;
    boolean isSignSure = Math.abs(found.distance) > error;
    return isSignSure ? found : found.signed(Overlap3.test(a, b));
  }

  private static Separation3 search(Shape3 a, Shape3 b) {
    return ofCores(Core.of(a), Core.of(b)).grownBy(Core.radius(a), Core.radius(b));
  }

  /// The nearest points, if the gap along the direction between them equals their distance and it
  /// leads from one to the other; otherwise computed exactly. The sign of the distance is exact.
  private static Separation3 ofCores(Shape3 a, Shape3 b) {
    double size = Core.size(a, b);
    boolean isQuick = isQuick(a, b);
    if (isQuick && Overlap3.test(a, b)) {
      return Penetration.of(a, b);
    }
    Nearest nearest = Nearest.of(a, b, Vec3.ZERO);
    Vec3 delta = nearest.delta();
    if (!(delta.length() > CLOSE * size)) {
      return !isQuick && Overlap3.test(a, b) ? Penetration.of(a, b) : exactly(a, b);
    }
    Vec3 normal = nearest.direction().unit();
    double distance = delta.dot(normal);
    double gap = Core.gap(a, b, normal);
    boolean normalAgrees = distance - gap <= CLOSE * size;
    boolean pointsAgree = delta.minus(normal.times(distance)).largest() <= ROUNDING * size;
    if (!(normalAgrees && pointsAgree)) {
      return exactly(a, b);
    }
    Vec3 reached = nearest.onA().plus(distance, normal);
    Vec3 pointB = nearest.isCornerOfB() ? nearest.onB() : reached;
    Separation3 found = new Separation3(distance, nearest.onA(), pointB, normal);
    boolean isApart = isQuick || gap > CLOSE * size;
    return isApart ? found : found.signed(Overlap3.test(a, b));
  }

  /// {@return whether a closed form decides if the cores meet, much faster than the search for
  /// their nearest points; of a box and another core, the box comes second}
  private static boolean isQuick(Shape3 a, Shape3 b) {
    return b instanceof Box || (a instanceof Triangle && b instanceof Triangle);
  }

  private static Separation3 exactly(Shape3 a, Shape3 b) {
    ExactNearest nearest = ExactNearest.of(a, b);
    return nearest.meet()
        ? Penetration.of(a, b)
        : new Separation3(
                nearest.distance(), nearest.pointA(), nearest.pointB(), nearest.direction().unit())
            .signed(false);
  }

  /// Moves each witness point outwards by its radius.
  Separation3 grownBy(double radiusA, double radiusB) {
    return new Separation3(
        distance - (radiusA + radiusB),
        pointA.plus(radiusA, normal),
        pointB.plus(-radiusB, normal),
        normal);
  }

  private Separation3 scaled(Scale scale) {
    return new Separation3(scale.apply(distance), scale.apply(pointA), scale.apply(pointB), normal);
  }

  /// {@return this with the correct sign of the distance, which rounding may have changed}
  Separation3 signed(boolean touch) {
    boolean isRight = touch ? distance <= 0 : distance > 0;
    return isRight ? this : new Separation3(touch ? 0 : Double.MIN_VALUE, pointA, pointB, normal);
  }

  /// {@return this with A and B swapped}
  public Separation3 swapped() {
    return new Separation3(distance, pointB, pointA, normal.negated());
  }
}

package collisionbench.geometry.gjk;

import collisionbench.geometry.space.Vec3;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.stream.Stream;

/// What GJK and EPA must not get wrong by rounding: on which side of a face a point is, where a
/// face or an edge looks, and where on a face the foot of the origin is. Doubles where they
/// suffice, decimals that lose nothing else.
final class Exact3 {

  private static final double HALF_ULP = 0x1p-53;

  /// Shewchuk's `o3derrboundA`.
  private static final double ERROR = (7 + 56 * HALF_ULP) * HALF_ULP;

  /// More than what underflow can add to the error of a determinant of numbers up to about one.
  private static final double UNDERFLOW = 0x1p-1000;

  /// The least sine of a corner's angle at which a cross product of doubles is precise enough.
  private static final double LEAST_SINE = 0.125;

  /// How near the rim of an edge or face, relative to the coordinates, the foot of the origin is
  /// where rounding may hide on which side of it.
  private static final double NEAR_RIM = 0x1p-44;

  private Exact3() {}

  /// {@return 1 if `d` is on the side of the triangle from which `a`, `b`, `c` are
  /// counter-clockwise, -1 if on the other, 0 if in its plane; exact}
  static int side(Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
    Vec3 p = a.minus(d);
    Vec3 q = b.minus(d);
    Vec3 r = c.minus(d);
    double determinant = p.dot(q.cross(r));
    double permanent =
        Math.abs(p.x()) * (Math.abs(q.y() * r.z()) + Math.abs(q.z() * r.y()))
            + Math.abs(p.y()) * (Math.abs(q.z() * r.x()) + Math.abs(q.x() * r.z()))
            + Math.abs(p.z()) * (Math.abs(q.x() * r.y()) + Math.abs(q.y() * r.x()));
    if (Math.abs(determinant) > ERROR * permanent + UNDERFLOW) {
      return determinant < 0 ? 1 : -1;
    }
    return permanent == 0 && isZero(p, q, r) ? 0 : -exactSide(a, b, c, d);
  }

  private static boolean isZero(Vec3 p, Vec3 q, Vec3 r) {
    return p.equals(Vec3.ZERO) || q.equals(Vec3.ZERO) || r.equals(Vec3.ZERO);
  }

  private static int exactSide(Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
    Decimal3 origin = Decimal3.of(d);
    Decimal3 p = Decimal3.of(a).minus(origin);
    Decimal3 q = Decimal3.of(b).minus(origin);
    Decimal3 r = Decimal3.of(c).minus(origin);
    return p.dot(q.cross(r)).signum();
  }

  /// {@return the unit normal of a triangle, from where `a`, `b`, `c` are counter-clockwise, to a
  /// few units in the last place however thin the triangle is; zero if its corners are exactly on
  /// one line}
  static Vec3 normal(Vec3 a, Vec3 b, Vec3 c) {
    Vec3 best = sharpest(a, b, c);
    return best.length() > LEAST_SINE ? best.unit() : exactNormal(a, b, c);
  }

  /// {@return the shares that two points have in the foot of the origin on their line, 1 in sum and
  /// all positive if it is between them; their signs are exact; zero if the points are equal}
  static Vec3 shares(Vec3 a, Vec3 b) {
    Vec3 along = b.minus(a).unit();
    double fromA = -a.dot(along);
    double fromB = b.dot(along);
    double least = Math.min(Math.abs(fromA), Math.abs(fromB));
    return least > NEAR_RIM * Math.max(a.largest(), b.largest())
        ? ratio(fromB, fromA, 0)
        : exactShares(a, b);
  }

  /// {@return the shares that three corners have in the foot of the origin on their plane, 1 in sum
  /// and all positive if it is inside their triangle; their signs are exact; zero if the corners
  /// are exactly on one line}
  static Vec3 shares(Vec3 a, Vec3 b, Vec3 c) {
    Vec3 best = sharpest(a, b, c);
    double ab = a.distanceSquared(b);
    double bc = b.distanceSquared(c);
    double ca = c.distanceSquared(a);
    double edge = Math.sqrt(Math.min(ab, Math.min(bc, ca)));
    double longest = Math.sqrt(Math.max(ab, Math.max(bc, ca)));
    if (best.length() <= LEAST_SINE || edge <= LEAST_SINE * longest) {
      return exactShares(a, b, c);
    }
    Vec3 shares = roundedShares(a, b, c, best.unit());
    double extent = Math.max(a.largest(), Math.max(b.largest(), c.largest()));
    double least =
        Math.min(Math.abs(shares.x()), Math.min(Math.abs(shares.y()), Math.abs(shares.z())));
    return least * edge > NEAR_RIM * extent ? shares : exactShares(a, b, c);
  }

  private static Vec3 roundedShares(Vec3 a, Vec3 b, Vec3 c, Vec3 normal) {
    Vec3 foot = normal.times(a.dot(normal));
    Vec3 toA = a.minus(foot);
    Vec3 toB = b.minus(foot);
    Vec3 toC = c.minus(foot);
    return ratio(
        toB.cross(toC).dot(normal), toC.cross(toA).dot(normal), toA.cross(toB).dot(normal));
  }

  private static Vec3 ratio(double u, double v, double w) {
    double whole = u + v + w;
    return new Vec3(u / whole, v / whole, w / whole);
  }

  /// The normal at one of two corners, as long as the sine of its angle: the longer one.
  private static Vec3 sharpest(Vec3 a, Vec3 b, Vec3 c) {
    Vec3 ab = b.minus(a).unit();
    Vec3 bc = c.minus(b).unit();
    Vec3 ca = a.minus(c).unit();
    Vec3 atA = ca.cross(ab);
    Vec3 atB = ab.cross(bc);
    return atA.lengthSquared() >= atB.lengthSquared() ? atA : atB;
  }

  /// {@return the unit direction from the origin to its foot on the line through two points, to a
  /// few units in the last place however near the line is; zero if the line leads exactly through
  /// the origin, or the points are equal}
  static Vec3 away(Vec3 p, Vec3 q) {
    Vec3 along = q.minus(p).unit();
    Vec3 nearer = p.lengthSquared() <= q.lengthSquared() ? p : q;
    Vec3 foot = nearer.plus(-nearer.dot(along), along);
    boolean precise = foot.length() > LEAST_SINE * nearer.length();
    return precise ? foot.plus(-foot.dot(along), along).unit() : exactAway(p, q);
  }

  /// `u x (p x u)` is the foot, times the square of `u`.
  private static Vec3 exactAway(Vec3 p, Vec3 q) {
    Decimal3 from = Decimal3.of(p);
    Decimal3 along = Decimal3.of(q).minus(from);
    return along.cross(from.cross(along)).unit();
  }

  private static Vec3 exactNormal(Vec3 a, Vec3 b, Vec3 c) {
    Decimal3 origin = Decimal3.of(a);
    return Decimal3.of(b).minus(origin).cross(Decimal3.of(c).minus(origin)).unit();
  }

  /// `b . (b - a) / (b - a)^2`, and so on.
  private static Vec3 exactShares(Vec3 a, Vec3 b) {
    Decimal3 p = Decimal3.of(a);
    Decimal3 q = Decimal3.of(b);
    Decimal3 along = q.minus(p);
    BigDecimal whole = along.dot(along);
    return whole.signum() == 0
        ? Vec3.ZERO
        : new Vec3(share(q.dot(along), whole), share(p.dot(along).negate(), whole), 0);
  }

  /// `(b x c) . n / n^2`, and so on.
  private static Vec3 exactShares(Vec3 a, Vec3 b, Vec3 c) {
    Decimal3 p = Decimal3.of(a);
    Decimal3 q = Decimal3.of(b);
    Decimal3 r = Decimal3.of(c);
    Decimal3 n = q.minus(p).cross(r.minus(p));
    BigDecimal whole = n.dot(n);
    return whole.signum() == 0
        ? Vec3.ZERO
        : new Vec3(
            share(q.cross(r).dot(n), whole),
            share(r.cross(p).dot(n), whole),
            share(p.cross(q).dot(n), whole));
  }

  private static double share(BigDecimal part, BigDecimal whole) {
    return part.divide(whole, MathContext.DECIMAL64).doubleValue();
  }

  private record Decimal3(BigDecimal x, BigDecimal y, BigDecimal z) {

    static Decimal3 of(Vec3 v) {
      return new Decimal3(new BigDecimal(v.x()), new BigDecimal(v.y()), new BigDecimal(v.z()));
    }

    Decimal3 minus(Decimal3 o) {
      return new Decimal3(x.subtract(o.x), y.subtract(o.y), z.subtract(o.z));
    }

    BigDecimal dot(Decimal3 o) {
      return x.multiply(o.x).add(y.multiply(o.y)).add(z.multiply(o.z));
    }

    Decimal3 cross(Decimal3 o) {
      return new Decimal3(
          y.multiply(o.z).subtract(z.multiply(o.y)),
          z.multiply(o.x).subtract(x.multiply(o.z)),
          x.multiply(o.y).subtract(y.multiply(o.x)));
    }

    /// Moves the decimal point first, so that nothing vanishes.
    Vec3 unit() {
      int digits =
          Stream.of(x, y, z)
              .filter(value -> value.signum() != 0)
              .mapToInt(value -> value.precision() - value.scale())
              .max()
              .orElse(0);
      return new Vec3(scaled(x, digits), scaled(y, digits), scaled(z, digits)).unit();
    }

    private static double scaled(BigDecimal value, int digits) {
      return value.scaleByPowerOfTen(-digits).doubleValue();
    }
  }
}

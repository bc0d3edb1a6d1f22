package collisionbench.geometry.space.crossing;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.OptionalDouble;

/// A segment that passes through a triangle's plane, with the weights of the triangle's corners
/// (barycentric coordinates `1 - u - v`, `u`, `v`): it is inside if none is negative. Uses exact
/// arithmetic if the segment is very close to the plane or to an edge, and if the triangle is a
/// sliver or nearly parallel to the segment.
///
/// Cramer's rule: with `b` and `c` from the triangle's first corner to the others, `f` from there
/// to the segment's start, and `d` along the segment, `t = -(b x c) . f / V`, `u = -(f x d) . c /
/// V` and `v = (f x d) . b / V`, where `V = (b x c) . d`.
///
/// # Error
///
/// With the unit roundoff `e = 2^-53`, a volume `(p x q) . r` is off by 8 e of the sum of the
/// magnitudes of its six terms: three differences, two products and three sums. That sum, the
/// permanent of the magnitudes, is at most `6 / sqrt(27)` of the product of the lengths (Carlen,
/// Lieb and Loss, An inequality of Hadamard type for permanents, 2006): so 10 e of that product.
/// The two remainders, `V - t` and `V - u - v`, are off by as much as all their terms, less than
/// four times that.
///
/// All errors are compared squared, which saves the square roots of the lengths.
final class TriangleCrossing {

  /// The squared rounding error of a volume, relative to the product of three squared lengths: `(10
  /// e)^2`.
  private static final double ROUNDING = 0x1.9p-100;

  /// The factor from the squared error of a volume to that of a remainder: `4^2`.
  private static final double OF_REST = 16;

  /// The square of the error of a volume, `0x1.8p-44` of the divisor, below which the result is
  /// accurate: a quotient `q` is off by at most `1 + q` times that. Of `t`, `u` and `v` the sum is
  /// at most 2, and each is the factor of a vector of at most twice the size: so the point by the
  /// weights differs from that by the parameter by less than 11 times that of the size, `1e-12`.
  private static final double ACCURATE = 0x1.2p-87;

  private TriangleCrossing() {}

  static Crossing3 of(Segment segment, Triangle triangle) {
    Vec3 b = triangle.b().minus(triangle.a());
    Vec3 c = triangle.c().minus(triangle.a());
    Vec3 f = segment.start().minus(triangle.a());
    Vec3 d = segment.end().minus(segment.start());
    Vec3 normal = b.cross(c);
    Vec3 side = f.cross(d);
    double volume = normal.dot(d);
    double sign = Math.copySign(1, volume);
    double divisor = Math.abs(volume);
    double t = -sign * normal.dot(f);
    double u = -sign * side.dot(c);
    double v = sign * side.dot(b);
    // Of five volumes, the least decides the case: two of the parameter, three of the weights. If
    // the sign of the divisor is uncertain, some volume is larger: they do not meet either way.
    double least = Math.min(Math.min(t, divisor - t), Math.min(Math.min(u, v), divisor - u - v));
    double signedSquare = least * Math.abs(least);
    double error =
        squaredError(b.lengthSquared(), c.lengthSquared(), f.lengthSquared(), d.lengthSquared());
    if (signedSquare < -OF_REST * error) {
      return new Crossing3.None();
    }
    return signedSquare > OF_REST * error && error < ACCURATE * divisor * divisor
        ? point(segment, t / divisor, u / divisor, v / divisor)
        : exact(segment, triangle);
  }

  /// {@return the squared rounding error of the five volumes, from the squared lengths; NaN if they
  /// are too large or too small}
  static double squaredError(double bb, double cc, double ff, double dd) {
    double largest = Math.max(bb * cc * Math.max(dd, ff), dd * ff * Math.max(bb, cc));
    boolean isOrdinary =
        Verdict.isOrdinaryProduct(bb * cc * dd) && Verdict.isOrdinaryProduct(largest);
    return isOrdinary ? ROUNDING * largest : Double.NaN;
  }

  private static Crossing3 exact(Segment segment, Triangle triangle) {
    return Overlap3.test(segment, triangle)
        ? ExactTriangle.of(segment, triangle)
        : new Crossing3.None();
  }

  static Crossing3 point(Segment segment, double t, double u, double v) {
    return new Crossing3.Point(
        t, Crossings.at(segment, t), OptionalDouble.of(u), OptionalDouble.of(v));
  }
}

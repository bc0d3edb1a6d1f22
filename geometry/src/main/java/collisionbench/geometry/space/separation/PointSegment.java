package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;

/// A point and a segment. On the segment the normal is across it, as near to +y as can be, or to +x
/// if it is upright.
///
/// The way across is a product of cross products (`Cross`), square to the segment however near the
/// point is.
final class PointSegment {

  /// The square of a length below which a segment is a point; the shapes are larger by far
  /// (`Scale`).
  private static final double SHORT = 0x1p-400;

  /// What the segment is made longer by where only signs are asked, and a way that is `NEAR` where
  /// only its direction is: no product overflows, and none vanishes with a segment that is not
  /// `SHORT`.
  private static final double MORE = 0x1p400;

  /// The cross product of a way shorter than this with the segment could lose digits.
  private static final double NEAR = 0x1p-400;

  private PointSegment() {}

  /// @param b the segment or capsule
  static Separation3 between(Sphere a, Shape3 b) {
    Simplex core = Simplex.of(b);
    return between(a.center(), core.first(), core.second()).grownBy(a.radius(), Simplex.radius(b));
  }

  private static Separation3 between(Vec3 a, Vec3 start, Vec3 end) {
    Vec3 v = end.minus(start);
    double whole = v.lengthSquared();
    Vec3 longer = v.times(MORE);
    double part = a.minus(start).dot(longer);
    // From the nearer end, which loses least.
    boolean first = part + part < whole * MORE;
    Vec3 nearer = first ? start : end;
    Vec3 d = nearer.minus(a);
    boolean inside = (first ? part : d.dot(longer)) > 0 && whole > SHORT;
    Vec3 direction = d.times(d.sumOfMagnitudes() < NEAR ? MORE : 1);
    Vec3 out = inside ? Cross.across(v, direction) : direction;
    boolean apart = !Direction.isNone(out);
    Vec3 normal = Direction.unit(apart ? out : across(v));
    double distance = apart ? d.dot(normal) : 0;
    Vec3 pointB = inside ? a.plus(distance, normal) : nearer;
    return new Separation3(distance, a, pointB, normal);
  }

  /// {@return a direction across `v`; +y if `v` is zero}
  static Vec3 across(Vec3 v) {
    Vec3 across = Cross.across(v, wanted(v));
    return Direction.isNone(across) ? Vec3.Y : across;
  }

  /// {@return +y, or +x if `v` is upright}
  static Vec3 wanted(Vec3 v) {
    return v.y() * v.y() > 0.8 * v.lengthSquared() ? Vec3.X : Vec3.Y;
  }
}

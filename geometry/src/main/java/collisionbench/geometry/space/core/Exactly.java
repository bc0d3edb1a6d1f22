package collisionbench.geometry.space.core;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// Converts points to exact numbers and back.
public final class Exactly {

  private Exactly() {}

  /// {@return the exact point}
  public static Dyadic3 of(Vec3 v) {
    return Dyadic3.of(v.x(), v.y(), v.z());
  }

  /// {@return the exact `to - from`}
  public static Dyadic3 between(Vec3 from, Vec3 to) {
    return of(to).minus(of(from));
  }

  /// {@return the exact normal of a triangle: `(b - a) x (c - a)`}
  public static Dyadic3 normal(Triangle t) {
    return between(t.a(), t.b()).cross(between(t.a(), t.c()));
  }

  /// {@return the point nearest to `from + (part / divisor) along`}
  ///
  /// @param divisor positive
  public static Vec3 point(Vec3 from, Dyadic3 along, Dyadic part, Dyadic divisor) {
    return over(of(from).times(divisor).plus(along.times(part)), divisor);
  }

  /// {@return the vector nearest to `v / divisor`}
  ///
  /// @param divisor positive
  public static Vec3 over(Dyadic3 v, Dyadic divisor) {
    return new Vec3(v.x().over(divisor), v.y().over(divisor), v.z().over(divisor));
  }

  /// The exact images of the three axes under a rotation, each times `norm`, the squared length of
  /// the quaternion.
  public record Axes(Dyadic3 x, Dyadic3 y, Dyadic3 z, Dyadic norm) {}

  /// {@return the exact images of the three axes under a rotation}
  public static Axes axes(Rotation q) {
    Dyadic i = Dyadic.of(q.x());
    Dyadic j = Dyadic.of(q.y());
    Dyadic k = Dyadic.of(q.z());
    Dyadic r = Dyadic.of(q.w());
    Dyadic ii = i.squared();
    Dyadic jj = j.squared();
    Dyadic kk = k.squared();
    Dyadic rr = r.squared();
    return new Axes(
        new Dyadic3(
            rr.plus(ii).minus(jj).minus(kk),
            twice(i.times(j).plus(r.times(k))),
            twice(i.times(k).minus(r.times(j)))),
        new Dyadic3(
            twice(i.times(j).minus(r.times(k))),
            rr.plus(jj).minus(ii).minus(kk),
            twice(j.times(k).plus(r.times(i)))),
        new Dyadic3(
            twice(i.times(k).plus(r.times(j))),
            twice(j.times(k).minus(r.times(i))),
            rr.plus(kk).minus(ii).minus(jj)),
        rr.plus(ii).plus(jj).plus(kk));
  }

  private static Dyadic twice(Dyadic number) {
    return number.plus(number);
  }
}

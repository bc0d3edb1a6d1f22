package collisionbench.methods.gjk;

import collisionbench.geometry.plane.Bounds2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;

/// A power of two by which all lengths are divided before the walk and multiplied after it, so that
/// no square overflows and hardly any underflows. Also lifts the plane into space.
record GjkScale(int exponent) {

  static final GjkScale NONE = new GjkScale(0);

  /// {@return the scale at which every coordinate of two shapes is less than a half}
  static GjkScale of(Shape3 a, Shape3 b) {
    Bounds3 both = a.bounds().and(b.bounds());
    return of(both.min(), both.max());
  }

  static GjkScale of(Shape2 a, Shape2 b) {
    Bounds2 both = a.bounds().and(b.bounds());
    return of(NONE.down(both.min()), NONE.down(both.max()));
  }

  private static GjkScale of(Vec3 min, Vec3 max) {
    double largest = Math.min(Math.max(min.largest(), max.largest()), Double.MAX_VALUE);
    return largest == 0 ? NONE : new GjkScale(Math.getExponent(largest) + 2);
  }

  double down(double value) {
    return scaled(value, -exponent);
  }

  Vec3 down(Vec3 v) {
    return new Vec3(down(v.x()), down(v.y()), down(v.z()));
  }

  Vec3 down(Vec2 v) {
    return new Vec3(down(v.x()), down(v.y()), 0);
  }

  double up(double value) {
    return scaled(value, exponent);
  }

  Vec3 up(Vec3 v) {
    return new Vec3(up(v.x()), up(v.y()), up(v.z()));
  }

  /// The greatest double on overflow.
  private static double scaled(double value, int exponent) {
    return Math.clamp(Math.scalb(value, exponent), -Double.MAX_VALUE, Double.MAX_VALUE);
  }
}

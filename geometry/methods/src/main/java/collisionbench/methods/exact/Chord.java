package collisionbench.methods.exact;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.math.BigInteger;
import java.util.Optional;

/// The part of a segment inside a shape, computed as the sweep of a point from its start to its
/// end. If the segment leaves a sector above half a turn and re-enters it, the part in between is
/// included. In the plane all points have `z = 0`.
///
/// All numbers are exact and rounded once to the nearest double; the parameters 0 and 1 are exact.
///
/// @param enter the parameter where it begins
/// @param exit the parameter where it ends
/// @param isPoint whether it has no length; its parameters may round to one double if it has
/// @param first the point where it begins
/// @param last the point where it ends
/// @param weights of the corners b and c of a triangle, that lead to the first point; absent for
///   other shapes and where the triangle has no area
public record Chord(
    double enter, double exit, boolean isPoint, Vec3 first, Vec3 last, Optional<Weights> weights) {

  /// The weights of two corners of a triangle: `a + u (b - a) + v (c - a)` is the point.
  public record Weights(double u, double v) {}

  /// {@return the part inside the shape, or empty}
  public static Optional<Chord> of(Segment segment, Shape3 shape) {
    Vec3 start = segment.start();
    Cores3 cores = Cores3.of(shape, new Sphere(start, 0), segment.end());
    BigVec3 along = cores.between(start, segment.end());
    MovingVec3 delta = new MovingVec3(cores.between(Vec3.ZERO, start), along);
    return new CoreSweep3(cores.a(), cores.b(), along, cores.radii())
        .interval()
        .map(inside -> along.isZero() ? new RootInterval(Root.ZERO, Root.ZERO) : inside)
        .map(inside -> of(inside, delta, shape, cores));
  }

  private static Chord of(RootInterval inside, MovingVec3 delta, Shape3 shape, Cores3 cores) {
    return new Chord(
        inside.from().toDouble(),
        inside.to().toDouble(),
        inside.isPoint(),
        at(inside.from(), delta, cores),
        at(inside.to(), delta, cores),
        shape instanceof Triangle t ? weights(inside.from(), delta, t, cores) : Optional.empty());
  }

  /// {@return the part that is in the shape, if any}
  public static Optional<Chord> of(Segment2 segment, Shape2 shape) {
    Vec2 start = segment.start();
    Cores2 cores = Cores2.of(shape, new Point2(start), segment.end());
    BigVec2 along = cores.between(start, segment.end());
    MovingVec2 delta = new MovingVec2(cores.between(Vec2.ZERO, start), along);
    return new CoreSweep2(cores.a(), cores.b(), along, cores.radii())
        .interval()
        .map(inside -> along.isZero() ? new RootInterval(Root.ZERO, Root.ZERO) : inside)
        .map(inside ->
            new Chord(
                inside.from().toDouble(),
                inside.to().toDouble(),
                inside.isPoint(),
                at(inside.from(), delta, cores.grid()),
                at(inside.to(), delta, cores.grid()),
                Optional.empty()));
  }

  private static Vec3 at(Root root, MovingVec2 delta, Grid grid) {
    BigInteger one = BigInteger.ONE;
    Root x = root.valueOf(Parabola.linear(delta.by().x(), delta.at().x()), one);
    Root y = root.valueOf(Parabola.linear(delta.by().y(), delta.at().y()), one);
    return new Vec3(x.toDouble(grid), y.toDouble(grid), 0);
  }

  private static Vec3 at(Root root, MovingVec3 delta, Cores3 cores) {
    Root x = root.valueOf(Parabola.linear(delta.by().x(), delta.at().x()), cores.factor());
    Root y = root.valueOf(Parabola.linear(delta.by().y(), delta.at().y()), cores.factor());
    Root z = root.valueOf(Parabola.linear(delta.by().z(), delta.at().z()), cores.factor());
    return new Vec3(x.toDouble(cores.grid()), y.toDouble(cores.grid()), z.toDouble(cores.grid()));
  }

  /// With `n = u x v`, the weights of a vector `w` from corner a are `(w x v) . n / n^2` and `(u x
  /// w) . n / n^2`.
  private static Optional<Weights> weights(
      Root root, MovingVec3 delta, Triangle triangle, Cores3 cores) {
    BigVec3 toB = cores.between(triangle.a(), triangle.b());
    BigVec3 toC = cores.between(triangle.a(), triangle.c());
    BigVec3 n = toB.cross(toC);
    if (n.isZero()) {
      return Optional.empty();
    }
    MovingVec3 fromA = delta.minus(cores.between(Vec3.ZERO, triangle.a()));
    Root u = root.valueOf(fromA.cross(toC).dot(n), n.squared());
    Root v = root.valueOf(fromA.cross(toB).dot(n).negated(), n.squared());
    return Optional.of(new Weights(u.toDouble(new Grid(0)), v.toDouble(new Grid(0))));
  }
}

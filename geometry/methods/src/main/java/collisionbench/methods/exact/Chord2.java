package collisionbench.methods.exact;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.math.BigInteger;
import java.util.Optional;

/// The part of a segment that is in a shape: what a point is in that moves from its start to its
/// end. Where it leaves a sector above half a turn and enters it again, that between is part of it.
///
/// All numbers are the exact ones, rounded to the nearest doubles, but the parameters 0 and 1 stand
/// for themselves alone.
///
/// @param enter the parameter where it begins
/// @param exit the parameter where it ends
/// @param isPoint whether it has no length; its parameters may round to one double if it has
/// @param first the point where it begins
/// @param last the point where it ends
public record Chord2(double enter, double exit, boolean isPoint, Vec2 first, Vec2 last) {

  /// {@return the part that is in the shape, if any}
  public static Optional<Chord2> of(Segment2 segment, Shape2 shape) {
    Vec2 start = segment.start();
    Cores2 cores = Cores2.of(shape, new Point2(start), segment.end());
    BigVec2 along = cores.between(start, segment.end());
    MovingVec2 way = new MovingVec2(cores.between(Vec2.ZERO, start), along);
    return new CoreSweep2(cores.a(), cores.b(), along, cores.radii())
        .interval()
        .map(inside -> along.isZero() ? new Interval(Root.ZERO, Root.ZERO) : inside)
        .map(inside -> of(inside, way, cores.grid()));
  }

  private static Chord2 of(Interval inside, MovingVec2 way, Grid grid) {
    return new Chord2(
        inside.from().toDouble(),
        inside.to().toDouble(),
        inside.isPoint(),
        at(inside.from(), way, grid),
        at(inside.to(), way, grid));
  }

  private static Vec2 at(Root root, MovingVec2 way, Grid grid) {
    BigInteger one = BigInteger.ONE;
    return new Vec2(
        root.valueOf(Quadratic.linear(way.by().x(), way.at().x()), one).toDouble(grid),
        root.valueOf(Quadratic.linear(way.by().y(), way.at().y()), one).toDouble(grid));
  }
}

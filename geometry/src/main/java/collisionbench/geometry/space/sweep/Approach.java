package collisionbench.geometry.space.sweep;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.core.Vertex;
import collisionbench.geometry.space.search.Nearest;
import collisionbench.geometry.space.separation.Separation3;

/// A moving shape that comes up to one at rest: Newton's method on what lies between the two.
///
/// Along any fixed direction that is at most their distance, and it shrinks evenly. So a step that
/// would use it up ends before the first contact or at it, be the direction the best or not, and
/// where there is something and it does not shrink there is no contact ever after. A step leaves
/// more of it than rounding may have added: it is never too long.
///
/// The direction asked is that between the nearest points, along which all of the distance is to be
/// seen. A head-on approach takes a few steps; a grazing one halves what is left with each, so that
/// it takes no more than a double has bits.
final class Approach {

  /// A bound that is not reached in practice. Where it is, the time so far is the answer, which is
  /// not late.
  private static final int MOST_STEPS = 100;

  /// What rounding may add to what lies between two shapes, relative to the magnitudes that it is
  /// worked out from.
  ///
  /// With `u = 2^-53`: how far B has moved is off by 2 u, a corner of a box by 19 u of its half
  /// extents, the sums that lead from one corner to another by 4 u, their product with a direction
  /// by 3 u, and the speed by 3 u: less than 32 u.
  private static final double ROUNDING = 0x1p-48;

  /// What a step leaves: 192 u, half as much again as the widest bound within which doubles do not
  /// tell whether two boxes touch, so that a sweep hardly ever needs exact arithmetic on its way.
  private static final double MARGIN = 0x1.8p-46;

  /// What rounding may add to the speed at which they close in, relative to the motion: 3 u.
  private static final double SPEED = 0x1p-51;

  /// How far two shapes may be off, along an axis, that are put where they are at a time, relative
  /// to the numbers along this axis: 1 u. A step leaves more than twice this besides: once they are
  /// put there, it is known that they are apart.
  private static final double PLACE = 0x1.2p-53;

  /// When to end, as a part of what a step leaves: rounding does not keep a walk from it.
  private static final double ENOUGH = 1.5;

  private Approach() {}

  /// {@return the time in 0..1 until contact of two shapes that do not touch at 0, when no more
  /// than half as much again as a step leaves lies between them; infinity if they never touch}
  ///
  /// They never do if they clearly open and more than rounding lies between them, be the motion as
  /// long as it likes; or if they slide past one another and more lies between than rounding and
  /// where they are put may hide.
  ///
  /// @param from how far B has moved at 0
  /// @param motion how far it moves from there
  /// @param magnitudes how large numbers are along each axis, as they are given: of both shapes, and
  ///   twice those of the motions
  static double untilContact(Shape3 a, Shape3 b, Vec3 from, Vec3 motion, Vec3 magnitudes) {
    double radii = Core.radius(a) + Core.radius(b);
    double size = Core.size(a, b) + radii + from.sumOfMagnitudes();
    double delta = motion.sumOfMagnitudes();
    double time = 0;
    for (int i = 0; i < MOST_STEPS; i++) {
      Vec3 by = from.plus(time, motion);
      Vec3 normal = normal(a, b, by, MARGIN * (size + time * delta));
      double place = PLACE * normal.magnitudes().dot(magnitudes);
      double margin = MARGIN * (size + delta) + 2.25 * place;
      double between = gap(a, b, by, normal) - radii * normal.length();
      double closing = -normal.dot(motion);
      boolean opens = closing < -SPEED * delta && between > ROUNDING * (size + time * delta);
      boolean slides = !(closing > 0) && between > ROUNDING * (size + delta) + place;
      if (opens || slides) {
        return Double.POSITIVE_INFINITY;
      }
      if (between <= ENOUGH * margin) {
        return time;
      }
      time += (between - margin) / closing;
      if (time > 1) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return time;
  }

  /// {@return the unit direction between the nearest points, if it sees all of their distance; else
  /// that of the separation}
  ///
  /// @param margin no more than a step leaves, whatever the length of the motion: the direction may
  ///   miss a quarter of it, and the shapes are still known to be apart
  private static Vec3 normal(Shape3 a, Shape3 b, Vec3 by, double margin) {
    Nearest nearest = Nearest.of(Core.of(a), Core.of(b), by);
    Vec3 direction = nearest.direction();
    if (!direction.equals(Vec3.ZERO)) {
      Vec3 normal = direction.unit();
      double distance = nearest.delta().length();
      if (distance > margin && distance - gap(a, b, by, normal) < margin / 4) {
        return normal;
      }
    }
    return Separation3.between(a, b.translated(by)).normal();
  }

  private static double gap(Shape3 a, Shape3 b, Vec3 by, Vec3 normal) {
    return Vertex.support(a, b, by, normal).delta().dot(normal);
  }
}

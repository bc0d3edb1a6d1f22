package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Difference;
import collisionbench.geometry.plane.core.Difference.Witness;
import collisionbench.geometry.plane.core.Frame;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// The least translation that separates a sector above half a turn from a shape it touches: out of
/// the union of the differences of their pieces.
///
/// Each core has its own origin, and the vector between the two is the initial translation. So only
/// that vector has an error relative to the size, and the error of a depth is no greater.
final class Penetration {

  /// The distance behind a side within which a corner still belongs to it, relative to the size.
  private static final double CLOSE = 1e-14;

  /// The distance from a difference's boundary that still counts as on it, relative to the size.
  private static final double TOUCH = 1e-12;

  private Penetration() {}

  /// {@return the separation of two shapes that touch}
  static Separation2 between(Shape2 a, Shape2 b) {
    Shape2 coreA = Core.of(a);
    Shape2 coreB = Core.of(b);
    Frame frame = frame(coreA, coreB);
    double radiusSum = Core.radius(a) + Core.radius(b);
    Separation2 found =
        outOf(
            Difference.of(coreA, frame, coreB, frame.movedTo(Core.anchor(coreB)), radiusSum),
            frame.of(Core.anchor(coreB)),
            Core.radius(a));
    return new Separation2(
        found.distance(),
        frame.back(found.pointA()).plus(frame.origin()),
        frame.back(found.pointB()).plus(frame.origin()),
        frame.back(found.normal()));
  }

  /// The frame of the bisector of the wide sector, or of the larger of two, since the smaller may
  /// fit into its mouth.
  private static Frame frame(Shape2 a, Shape2 b) {
    Frame frame = new Frame(Core.anchor(a), Vec2.X);
    double most = 0;
    for (Shape2 core : List.of(a, b)) {
      if (core instanceof Sector sector && Core.isWide(core) && sector.radius() > most) {
        frame = new Frame(frame.origin(), sector.opening().bisector());
        most = sector.radius();
      }
    }
    return frame;
  }

  /// If the translation is zero, as in the center of a sector, the normal points away from all
  /// touched differences.
  private static Separation2 outOf(List<Difference> differences, Vec2 from, double radiusA) {
    LeastTranslation out = LeastTranslation.of(differences, from);
    Witness witness =
        differences.stream()
            .flatMap(difference -> witnesses(difference, out.to()))
            .min(Comparator.comparingDouble(Witness::error))
            .orElseThrow();
    Vec2 delta = out.delta().equals(Vec2.ZERO) ? away(differences, out.to()) : out.delta();
    Vec2 normal = delta.equals(Vec2.ZERO) ? Vec2.Y : delta.unit();
    Vec2 pointA = witness.ofA().plus(radiusA, witness.direction());
    return new Separation2(-out.delta().dot(normal), pointA, pointA.minus(out.delta()), normal);
  }

  /// {@return where two pieces touch at the end, by all directions whose gap is the widest up to
  /// rounding; the errors include the distance from touching}
  private static Stream<Witness> witnesses(Difference difference, Vec2 to) {
    double close = CLOSE * difference.size();
    double widest = difference.widest(to).width();
    return difference.directions(to).stream()
        .filter(direction -> difference.gap(to, direction).width() >= widest - close)
        .map(direction -> difference.witness(to, direction, close))
        .map(w -> w.plusError(Math.abs(w.width() - difference.radius())));
  }

  private static Vec2 away(List<Difference> differences, Vec2 to) {
    return differences.stream()
        .filter(difference -> difference.widest(to).width() < TOUCH * difference.size())
        .map(difference -> difference.widest(to).direction())
        .reduce(Vec2.ZERO, Vec2::plus);
  }
}

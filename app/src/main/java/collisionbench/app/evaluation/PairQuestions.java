package collisionbench.app.evaluation;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.crossing.Lines2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/// Asks the geometry library all it can be asked about two bodies where they stand. Each question
/// throws an `IllegalArgumentException` if they are of different spaces.
final class PairQuestions {

  private PairQuestions() {}

  /// {@return all answers about two bodies, each worked out when it is first asked for}
  static PairAnswer answer(Body a, Body b, boolean touching, Supplier<Optional<Sweep3>> sweep) {
    return new PairAnswer(
        a, b, touching, () -> separation(a, b), () -> crossing(a, b), () -> lines(a, b), sweep);
  }

  /// {@return whether they have a point in common}
  static boolean touching(Body a, Body b) {
    return ask(
        a,
        b,
        (a3, b3) -> Overlap3.test(a3.shape(), b3.shape()),
        (a2, b2) -> Overlap2.test(a2.shape(), b2.shape()));
  }

  /// {@return how far apart they are}
  static Separation3 separation(Body a, Body b) {
    return ask(
        a,
        b,
        (a3, b3) -> Separation3.between(a3.shape(), b3.shape()),
        (a2, b2) -> PlaneInSpace.of(Separation2.between(a2.shape(), b2.shape())));
  }

  /// {@return where the one that is a segment meets the other, if one is; a point in the numbers of
  /// [#lines], which are exact and then rounded, where there are any}
  static Optional<Crossing3> crossing(Body a, Body b) {
    return ask(a, b, PairQuestions::crossing3, PairQuestions::crossing2)
        .map(crossing ->
            crossing instanceof Crossing3.Point point
                ? lines(a, b).flatMap(Lines3::place).map(at -> at(at, point)).orElse(point)
                : crossing);
  }

  private static Crossing3 at(Lines3.Place place, Crossing3.Point point) {
    OptionalDouble u = point.u().isPresent() ? OptionalDouble.of(place.u()) : point.u();
    return new Crossing3.Point(place.t(), place.point(), u, place.v());
  }

  /// {@return how their lines and planes lie, if one is a segment and the other a segment or a
  /// triangle, and neither without length or area}
  static Optional<Lines3> lines(Body a, Body b) {
    return ask(
        a,
        b,
        (a3, b3) -> lines(a3.shape(), b3.shape()),
        (a2, b2) ->
            a2.shape() instanceof Segment2 first && b2.shape() instanceof Segment2 second
                ? Lines2.of(first, second).map(PlaneInSpace::of)
                : Optional.empty());
  }

  private static Optional<Lines3> lines(Shape3 a, Shape3 b) {
    if (a instanceof Segment first && b instanceof Segment second) {
      return Lines3.of(first, second);
    }
    if (a instanceof Segment segment && b instanceof Triangle triangle) {
      return Lines3.of(segment, triangle);
    }
    return a instanceof Triangle triangle && b instanceof Segment segment
        ? Lines3.of(segment, triangle)
        : Optional.empty();
  }

  /// {@return when they meet, from where they stand at time 0, if one of them moves}
  static Optional<Sweep3> sweep(Body a, Body b) {
    return a.moves() || b.moves()
        ? Optional.of(ask(a, b, PairQuestions::sweep3, PairQuestions::sweep2))
        : Optional.empty();
  }

  private static <T> T ask(
      Body a, Body b, BiFunction<Body3, Body3, T> inSpace, BiFunction<Body2, Body2, T> inPlane) {
    return switch (a) {
      case Body3 a3 when b instanceof Body3 b3 -> inSpace.apply(a3, b3);
      case Body2 a2 when b instanceof Body2 b2 -> inPlane.apply(a2, b2);
      case Body3 _, Body2 _ ->
          throw new IllegalArgumentException(
              "bodies of different spaces: " + a.id() + " and " + b.id());
    };
  }

  private static Optional<Crossing3> crossing3(Body3 a, Body3 b) {
    if (a.shape() instanceof Segment segment) {
      return Optional.of(Crossing3.of(segment, b.shape()));
    }
    return b.shape() instanceof Segment segment
        ? Optional.of(Crossing3.of(segment, a.shape()))
        : Optional.empty();
  }

  private static Optional<Crossing3> crossing2(Body2 a, Body2 b) {
    if (a.shape() instanceof Segment2 segment) {
      return Optional.of(PlaneInSpace.of(Crossing2.of(segment, b.shape())));
    }
    return b.shape() instanceof Segment2 segment
        ? Optional.of(PlaneInSpace.of(Crossing2.of(segment, a.shape())))
        : Optional.empty();
  }

  private static Sweep3 sweep3(Body3 a, Body3 b) {
    return Sweep3.of(a.shape(), a.velocity(), b.shape(), b.velocity());
  }

  private static Sweep3 sweep2(Body2 a, Body2 b) {
    return PlaneInSpace.of(Sweep2.of(a.shape(), a.velocity(), b.shape(), b.velocity()));
  }
}

package collisionbench.app.evaluation;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.Optional;

/// Asks the geometry library all it can be asked about two bodies.
final class PairQuestions {

  private PairQuestions() {}

  /// {@return the answers where the bodies are at `time`; when they meet is told from time 0}
  ///
  /// @throws IllegalArgumentException if the bodies are of different spaces
  static PairAnswer ask(Body a, Body b, double time) {
    return switch (a) {
      case Body3 a3 when b instanceof Body3 b3 -> ask(a3.at(time), b3.at(time), sweep(a3, b3));
      case Body2 a2 when b instanceof Body2 b2 -> ask(a2.at(time), b2.at(time), sweep(a2, b2));
      case Body3 _, Body2 _ ->
          throw new IllegalArgumentException(
              "bodies of different spaces: " + a.id() + " and " + b.id());
    };
  }

  private static PairAnswer ask(Body3 a, Body3 b, Optional<Sweep3> sweep) {
    return new PairAnswer(
        a,
        b,
        Overlap3.test(a.shape(), b.shape()),
        Separation3.between(a.shape(), b.shape()),
        crossing(a, b),
        sweep);
  }

  private static Optional<Crossing3> crossing(Body3 a, Body3 b) {
    if (a.shape() instanceof Segment segment) {
      return Optional.of(Crossing3.of(segment, b.shape()));
    }
    return b.shape() instanceof Segment segment
        ? Optional.of(Crossing3.of(segment, a.shape()))
        : Optional.empty();
  }

  private static Optional<Sweep3> sweep(Body3 a, Body3 b) {
    return a.moves() || b.moves()
        ? Optional.of(Sweep3.of(a.shape(), a.velocity(), b.shape(), b.velocity()))
        : Optional.empty();
  }

  private static PairAnswer ask(Body2 a, Body2 b, Optional<Sweep3> sweep) {
    return new PairAnswer(
        a,
        b,
        Overlap2.test(a.shape(), b.shape()),
        Lift.of(Separation2.between(a.shape(), b.shape())),
        crossing(a, b),
        sweep);
  }

  private static Optional<Crossing3> crossing(Body2 a, Body2 b) {
    if (a.shape() instanceof Segment2 segment) {
      return Optional.of(Lift.of(Crossing2.of(segment, b.shape())));
    }
    return b.shape() instanceof Segment2 segment
        ? Optional.of(Lift.of(Crossing2.of(segment, a.shape())))
        : Optional.empty();
  }

  private static Optional<Sweep3> sweep(Body2 a, Body2 b) {
    return a.moves() || b.moves()
        ? Optional.of(Lift.of(Sweep2.of(a.shape(), a.velocity(), b.shape(), b.velocity())))
        : Optional.empty();
  }
}

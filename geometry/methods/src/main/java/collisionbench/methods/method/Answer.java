package collisionbench.methods.method;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.Optional;
import java.util.OptionalDouble;

/// A method's answer to a question.
///
/// Points and directions in the plane are those of space with `z = 0`, so an answer has the same
/// form in both.
public sealed interface Answer {

  /// What the method has computed; everything else is absent.
  ///
  /// @param overlap whether the two closed shapes have a point in common; touching is contact
  /// @param distance the gap, or minus the depth
  /// @param separation the distance with its witness points and normal
  /// @param normal unit, from A towards B; may be known without points
  /// @param crossing where a segment meets the other shape: A if that is a segment, else B
  /// @param lines how the infinite lines, or line and plane, that carry the two lie; of a segment
  ///   with a segment or a triangle
  /// @param sweep when they touch as they move
  /// @param contact the separation when they first touch as they move, where they are then; at time
  ///   0 if they touch there
  record Decided(
      Optional<Boolean> overlap,
      OptionalDouble distance,
      Optional<Separation3> separation,
      Optional<Vec3> normal,
      Optional<Crossing3> crossing,
      Optional<Lines3> lines,
      Optional<Sweep3> sweep,
      Optional<Separation3> contact)
      implements Answer {

    private static final Decided NOTHING =
        new Decided(
            Optional.empty(),
            OptionalDouble.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());

    public Decided {
      distance = distance.isPresent() ? OptionalDouble.of(distance.getAsDouble() + 0.0) : distance;
    }

    /// {@return whether all numbers are finite}
    public boolean isFinite() {
      return Double.isFinite(distance.orElse(0))
          && separation.map(Finiteness::areFinite).orElse(true)
          && normal.map(Vec3::isFinite).orElse(true)
          && crossing.map(Finiteness::areFinite).orElse(true)
          && lines.flatMap(Lines3::location).map(Finiteness::areFinite).orElse(true)
          && sweep.map(Finiteness::areFinite).orElse(true)
          && contact.map(Finiteness::areFinite).orElse(true);
    }

    /// {@return the same with a yes or no}
    public Decided withOverlap(boolean overlap) {
      return new Decided(
          Optional.of(overlap), distance, separation, normal, crossing, lines, sweep, contact);
    }

    /// {@return the same with a signed distance}
    public Decided withDistance(double distance) {
      OptionalDouble given = OptionalDouble.of(distance);
      return new Decided(overlap, given, separation, normal, crossing, lines, sweep, contact);
    }

    /// {@return the same with a normal}
    public Decided withNormal(Vec3 normal) {
      return new Decided(
          overlap, distance, separation, Optional.of(normal), crossing, lines, sweep, contact);
    }

    /// {@return the same with a separation, its distance and its normal}
    public Decided withSeparation(Separation3 separation) {
      OptionalDouble distance = OptionalDouble.of(separation.distance());
      Optional<Vec3> normal = Optional.of(separation.normal());
      return new Decided(
          overlap, distance, Optional.of(separation), normal, crossing, lines, sweep, contact);
    }

    /// {@return the same with a crossing}
    public Decided withCrossing(Crossing3 crossing) {
      return new Decided(
          overlap, distance, separation, normal, Optional.of(crossing), lines, sweep, contact);
    }

    /// {@return the same with how the lines lie}
    public Decided withLines(Lines3 lines) {
      return new Decided(
          overlap, distance, separation, normal, crossing, Optional.of(lines), sweep, contact);
    }

    /// {@return the same with when they meet}
    public Decided withSweep(Sweep3 sweep) {
      return new Decided(
          overlap, distance, separation, normal, crossing, lines, Optional.of(sweep), contact);
    }

    /// {@return the same with their separation when they first touch}
    public Decided withContact(Separation3 contact) {
      return new Decided(
          overlap, distance, separation, normal, crossing, lines, sweep, Optional.of(contact));
    }
  }

  /// The method does not decide or does not support these shapes.
  record Undecided(Indecision reason) implements Answer {

    private static final Undecided PAIR = new Undecided(new Indecision.PairNotAnswered());
  }

  /// The method failed. Methods of the library never do.
  record Failed(MethodFailure failure) implements Answer {}

  /// {@return what was decided: nothing, unless this is a decision}
  default Decided decided() {
    return this instanceof Decided decided ? decided : nothing();
  }

  /// {@return an empty answer}
  static Decided nothing() {
    return Decided.NOTHING;
  }

  /// {@return an answer with only a yes or no}
  static Decided of(boolean overlap) {
    return Decided.NOTHING.withOverlap(overlap);
  }

  /// {@return a yes or no with the signed distance}
  static Decided of(boolean overlap, double distance) {
    return of(overlap).withDistance(distance);
  }

  /// {@return the answer for an unsupported pair}
  static Answer unanswered() {
    return Undecided.PAIR;
  }
}

package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.Shapes;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// What the library promises of its own answers, beyond what any method does.
///
/// - `pointB = pointA + distance * normal`, and the normal is a unit vector;
/// - swapped arguments give the same distance to the last bit;
/// - a segment crosses a shape if and only if the two overlap;
/// - what overlaps meets at time 0. What does not may do so only if it is within rounding of it: a
///   first contact is never late, but may be early.
final class Laws {

  /// How far the length of a normal may be from one.
  private static final double UNIT = 1e-14;

  private Laws() {}

  /// {@return what is broken}
  ///
  /// @param overlap what the library says of the two
  /// @param bound the rounding allowed, relative to the size of the input
  static Set<Fault> broken(Shapes shapes, boolean overlap, double bound) {
    Answers answers =
        switch (shapes) {
          case Shapes.InSpace(Shape3 a, Shape3 b) -> answers(a, b);
          case Shapes.InPlane(Shape2 a, Shape2 b) -> answers(a, b);
        };
    Set<Fault> faults = EnumSet.noneOf(Fault.class);
    add(Fault.WITNESS, !(shapes.relative(answers.witnessError) <= bound), faults);
    add(Fault.NORMAL, !(Math.abs(answers.normalLength - 1) <= UNIT), faults);
    add(Fault.SWAP, answers.distance != answers.distanceSwapped, faults);
    add(Fault.CROSSING, answers.crosses.orElse(overlap) != overlap, faults);
    boolean within = answers.distance <= bound || shapes.relative(answers.distance) <= bound;
    add(Fault.SWEEP, overlap ? !answers.meetsAtOnce : answers.meetsAtOnce && !within, faults);
    return faults;
  }

  private static void add(Fault fault, boolean there, Set<Fault> faults) {
    if (there) {
      faults.add(fault);
    }
  }

  /// @param witnessError how far pointB is from where pointA, distance and normal put it
  /// @param crosses whether a segment among the two crosses the other; empty if there is none
  /// @param meetsAtOnce whether they meet at time 0 if B moves by one along x
  private record Answers(
      double distance,
      double distanceSwapped,
      double witnessError,
      double normalLength,
      Optional<Boolean> crosses,
      boolean meetsAtOnce) {}

  private static Answers answers(Shape3 a, Shape3 b) {
    Separation3 s = Separation3.between(a, b);
    Optional<Boolean> crosses = Optional.empty();
    if (a instanceof Segment segment) {
      crosses = Optional.of(!(Crossing3.of(segment, b) instanceof Crossing3.None));
    } else if (b instanceof Segment segment) {
      crosses = Optional.of(!(Crossing3.of(segment, a) instanceof Crossing3.None));
    }
    return new Answers(
        s.distance(),
        Separation3.between(b, a).distance(),
        s.pointA().plus(s.distance(), s.normal()).minus(s.pointB()).largest(),
        s.normal().length(),
        crosses,
        Sweep3.of(a, Vec3.ZERO, b, Vec3.X) instanceof Sweep3.Contact(double enter, double _)
            && enter == 0);
  }

  private static Answers answers(Shape2 a, Shape2 b) {
    Separation2 s = Separation2.between(a, b);
    Vec2 off = s.pointA().plus(s.distance(), s.normal()).minus(s.pointB());
    Optional<Boolean> crosses = Optional.empty();
    if (a instanceof Segment2 segment) {
      crosses = Optional.of(!(Crossing2.of(segment, b) instanceof Crossing2.None));
    } else if (b instanceof Segment2 segment) {
      crosses = Optional.of(!(Crossing2.of(segment, a) instanceof Crossing2.None));
    }
    return new Answers(
        s.distance(),
        Separation2.between(b, a).distance(),
        Math.max(Math.abs(off.x()), Math.abs(off.y())),
        s.normal().length(),
        crosses,
        Sweep2.of(a, Vec2.ZERO, b, Vec2.X) instanceof Sweep2.Contact(double enter, double _)
            && enter == 0);
  }
}

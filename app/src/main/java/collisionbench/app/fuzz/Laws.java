package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.ShapePair;
import java.util.EnumSet;
import java.util.Set;

/// What the library promises of its own answers, beyond what any method does.
///
/// - `pointB = pointA + distance * normal`, with points of the two shapes;
/// - the normal is a unit vector, and along it as much lies between the shapes as the distance
///   says;
/// - swapped arguments give the same distance to the last bit;
/// - a segment crosses a shape if and only if the two overlap; it does so in points of both, and
///   before and after it is not inside. Where the segment's eighths are doubles, the shape holds
///   exactly those that are in the crossing;
/// - what overlaps meets at time 0, and nothing else;
/// - moving shapes all but touch when they meet and when they part, or are in one another where the
///   motion begins or ends. Else they are not in one another then, nor before and after, nor ever
///   if they do not meet: only as far as the places are rounded where they are put.
final class Laws {

  /// How far the length of a normal may be from one.
  private static final double UNIT = 1e-14;

  /// What the products may lose that a normal is judged by: a dozen, each half a least double.
  private static final double FEW = 8 * Double.MIN_VALUE;

  /// How deep in one another shapes may be that are put where they only touch, relative to the
  /// size: the part of the motion and the sum are rounded, each by `2^-53` of up to three times the
  /// size along each axis, and of circles and spheres the time as well.
  static final double PLACE = 0x1p-49;

  private Laws() {}

  /// {@return what is broken}
  ///
  /// @param overlap what the library says of the two
  /// @param bound the rounding allowed, relative to the size of the input
  static Set<Fault> broken(ShapePair shapes, boolean overlap, double bound) {
    return broken(shapes, overlap, bound, KernelAnswers.of(shapes));
  }

  /// {@return what is broken by these answers}
  static Set<Fault> broken(ShapePair shapes, boolean overlap, double bound, Answers answers) {
    Set<Fault> faults = EnumSet.noneOf(Fault.class);
    add(Fault.WITNESS, !(shapes.relative(answers.witnessError()) <= bound), faults);
    boolean isUnit = Math.abs(answers.normalLength() - 1) <= UNIT;
    double leads = answers.normalError();
    boolean isRight = leads <= FEW || shapes.relative(leads) <= bound;
    add(Fault.NORMAL, !(isUnit && isRight), faults);
    add(Fault.SWAP, answers.distance() != answers.distanceSwapped(), faults);
    Answers.Crossing crossing = answers.crossing();
    boolean placed = shapes.relative(crossing.error()) <= bound;
    add(Fault.CROSSING, !(crossing.fits(overlap) && placed), faults);
    boolean begins = overlap == answers.meetsAtOnce();
    Answers.Passing passing = answers.passing();
    boolean timed =
        shapes.relative(passing.error()) <= bound && shapes.relative(passing.depth()) <= PLACE;
    add(Fault.SWEEP, !(begins && timed), faults);
    return faults;
  }

  private static void add(Fault fault, boolean there, Set<Fault> faults) {
    if (there) {
      faults.add(fault);
    }
  }
}

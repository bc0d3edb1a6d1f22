package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.ShapePair;
import java.util.EnumSet;
import java.util.Set;

/// The laws that the library promises beyond those of every method.
///
/// - `pointB = pointA + distance * normal`, with points of the two shapes;
/// - the normal is a unit vector, and the gap along it equals the distance;
/// - swapped arguments give the same distance to the last bit;
/// - a segment crosses a shape if and only if they overlap; the crossing points belong to both, and
///   the segment is outside before and after. Of the segment's eighths that are exact doubles, the
///   shape contains exactly those within the crossing;
/// - shapes meet at time 0 if and only if they overlap;
/// - moving shapes touch, up to rounding, when they meet and when they part, or overlap at the
///   beginning or end of the motion. Otherwise they do not overlap at these times, before or after,
///   or at all if they do not meet, except for the rounding of their positions.
final class Laws {

  /// How far the length of a normal may be from 1.
  private static final double UNIT = 1e-14;

  /// Underflow in the products that judge a normal: about a dozen, each half a least double.
  private static final double UNDERFLOW = 8 * Double.MIN_VALUE;

  /// How deep shapes may overlap after a translation to touching, relative to the size: the scaled
  /// motion and the sum are rounded, each by `2^-53` of up to three times the size along each axis;
  /// for circles and spheres the time is rounded as well.
  static final double PLACE_ROUNDING = 0x1p-49;

  private Laws() {}

  /// {@return the violated laws}
  ///
  /// @param overlap the library's yes or no
  /// @param bound the allowed rounding, relative to the size of the input
  static Set<Fault> broken(ShapePair shapes, boolean overlap, double bound) {
    return broken(shapes, overlap, bound, KernelAnswers.of(shapes));
  }

  /// {@return the laws that these answers violate}
  static Set<Fault> broken(ShapePair shapes, boolean overlap, double bound, KernelAnswers answers) {
    Set<Fault> faults = EnumSet.noneOf(Fault.class);
    add(Fault.WITNESS, !(shapes.relative(answers.witnessError()) <= bound), faults);
    boolean isUnit = Math.abs(answers.normalLength() - 1) <= UNIT;
    double normalError = answers.normalError();
    boolean isAligned = normalError <= UNDERFLOW || shapes.relative(normalError) <= bound;
    add(Fault.NORMAL, !(isUnit && isAligned), faults);
    add(Fault.SWAP, answers.distance() != answers.distanceSwapped(), faults);
    KernelCrossing.Found crossing = answers.crossing();
    boolean isPlaced = shapes.relative(crossing.error()) <= bound;
    add(Fault.CROSSING, !(crossing.fits(overlap) && isPlaced), faults);
    boolean beginsRight = overlap == answers.meetsAtOnce();
    KernelAnswers.Passing passing = answers.passing();
    boolean isTimed =
        shapes.relative(passing.error()) <= bound
            && shapes.relative(passing.depth()) <= PLACE_ROUNDING;
    add(Fault.SWEEP, !(beginsRight && isTimed), faults);
    return faults;
  }

  private static void add(Fault fault, boolean isBroken, Set<Fault> faults) {
    if (isBroken) {
      faults.add(fault);
    }
  }
}

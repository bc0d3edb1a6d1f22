package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.Shapes;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Methods;
import collisionbench.geometry.method.Verdict;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// Puts shapes to a method and to the judge, and compares.
///
/// The yes or no must be the judge's. The error of a signed distance is taken relative to the size
/// of the input, the largest number in both shapes, and is a fault above `bound`. Whatever the
/// judge says, the method must keep the laws of [collisionbench.geometry.method.Method]; the
/// analytic one those of the library as well.
///
/// @param bound the largest relative error that is no fault
public record Trial(Method method, Method judge, double bound) {

  /// The largest error of a distance, relative to the size of the input, that is no disagreement.
  public static final double BOUND = 1e-12;

  /// With the usual bound.
  public Trial(Method method, Method judge) {
    this(method, judge, BOUND);
  }

  /// {@return what comes of two shapes}
  Outcome of(Shapes shapes) {
    Set<Fault> faults = EnumSet.noneOf(Fault.class);
    Reply ours = Reply.of(method, shapes);
    Reply theirs = Reply.of(judge, shapes);
    OptionalDouble error = OptionalDouble.empty();
    if (ours instanceof Reply.Decides(Verdict.Decided our)) {
      addOwnFaults(our, shapes, faults);
      if (theirs instanceof Reply.Decides(Verdict.Decided their)) {
        error = error(our, their, shapes);
        addDifferences(our, their, error, faults);
      }
    }
    if (ours instanceof Reply.Throws) {
      faults.add(Fault.BROKEN);
    }
    if (theirs instanceof Reply.Throws) {
      faults.add(Fault.JUDGE);
    }
    return new Outcome(
        faults,
        ours instanceof Reply.Decides && theirs instanceof Reply.Decides,
        theirs instanceof Reply.Decides(Verdict.Decided their)
            ? Optional.of(their.overlap())
            : Optional.empty(),
        error);
  }

  /// {@return whether the method answers two shapes with this fault, among others}
  boolean has(Fault fault, Shapes shapes) {
    return of(shapes).faults().contains(fault);
  }

  private void addDifferences(
      Verdict.Decided ours, Verdict.Decided theirs, OptionalDouble error, Set<Fault> faults) {
    if (ours.overlap() != theirs.overlap()) {
      faults.add(Fault.OVERLAP);
    }
    if (error.isPresent() && !(error.getAsDouble() <= bound)) {
      faults.add(Fault.DISTANCE);
    }
  }

  private void addOwnFaults(Verdict.Decided ours, Shapes shapes, Set<Fault> faults) {
    boolean same =
        Reply.of(method, shapes.swapped()) instanceof Reply.Decides(Verdict.Decided swapped)
            && swapped.overlap() == ours.overlap();
    if (!same) {
      faults.add(Fault.SWAP);
    }
    if (ours.distance().isPresent()) {
      double distance = ours.distance().getAsDouble();
      if (!Double.isFinite(distance)) {
        faults.add(Fault.BROKEN);
      } else if (distance <= 0 != ours.overlap()) {
        faults.add(Fault.SIGN);
      }
    }
    if (method.equals(Methods.ANALYTIC)) {
      addBrokenLaws(ours, shapes, faults);
    }
  }

  private void addBrokenLaws(Verdict.Decided ours, Shapes shapes, Set<Fault> faults) {
    try {
      faults.addAll(Laws.broken(shapes, ours.overlap(), bound));
    } catch (RuntimeException failure) {
      faults.add(Fault.BROKEN);
    }
  }

  private static OptionalDouble error(Verdict.Decided ours, Verdict.Decided theirs, Shapes shapes) {
    if (ours.distance().isEmpty() || theirs.distance().isEmpty()) {
      return OptionalDouble.empty();
    }
    double error = Math.abs(ours.distance().getAsDouble() - theirs.distance().getAsDouble());
    return OptionalDouble.of(shapes.relative(error));
  }
}

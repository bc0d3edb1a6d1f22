package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.Weighing;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Fault.Mistake;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/// Collects the mistakes in one answer, each fault once. Errors are lengths in the unit of the
/// shapes.
///
/// @param rest weighs what is about the shapes at rest
/// @param place weighs where the shapes cross
/// @param motion weighs what is about the moving shapes
/// @param bound the largest error of a number that is not a fault
record Mistakes(
    Weighing rest, Weighing place, Weighing motion, double bound, Map<Fault, Mistake> found) {

  Mistakes(Weighing rest, Weighing place, Weighing motion, double bound) {
    this(rest, place, motion, bound, new EnumMap<>(Fault.class));
  }

  List<Mistake> inOrder() {
    return found.values().stream().sorted(Mistake.ORDER).toList();
  }

  /// Adds an answer that cannot be used, or a judge that failed.
  void addNoAnswer(Fault fault) {
    add(fault, rest.ofNoAnswer(), Double.POSITIVE_INFINITY);
  }

  void addVerdict(boolean yes) {
    double error = rest.verdictError(yes);
    add(yes ? Fault.WRONG_YES : Fault.WRONG_NO, rest.ofVerdict(error), error);
  }

  /// Adds a contradiction between two yes or no, or between one and the sign of a distance.
  void addContradiction(Fault fault) {
    double error = Math.abs(rest.distance());
    add(fault, rest.ofVerdict(error), error);
  }

  void addDistance(OptionalDouble error) {
    addNumber(Fault.DISTANCE, error, rest.ofNumber(error.orElse(0)));
  }

  void addCrossing(OptionalDouble error) {
    addNumber(Fault.CROSSING, error, place.ofCrossing(error.orElse(0)));
  }

  void addTimes(OptionalDouble error) {
    addNumber(Fault.SWEEP, error, motion.ofTimes(error.orElse(0)));
  }

  void addWitness(double error) {
    addPlace(Fault.WITNESS, rest, error, error);
  }

  /// Adds a normal that is wrong, unless witness points along it are.
  ///
  /// @param unexplained the part of the error that rounding does not explain
  void addNormal(double error, double unexplained) {
    if (!found.containsKey(Fault.WITNESS)) {
      addPlace(Fault.NORMAL, rest, error, unexplained);
    }
  }

  void addContact(double error) {
    addPlace(Fault.CONTACT, motion, error, error);
  }

  private void addPlace(Fault fault, Weighing weighing, double error, double unexplained) {
    if (!(unexplained <= bound)) {
      add(fault, weighing.ofPlace(unexplained), error);
    }
  }

  private void addNumber(Fault fault, OptionalDouble error, Weight weight) {
    if (error.isPresent()
        && (!(error.getAsDouble() <= bound) || weight.isAtLeast(Weight.EXTREME))) {
      add(fault, weight, error.getAsDouble());
    }
  }

  private void add(Fault fault, Weight weight, double error) {
    found.putIfAbsent(fault, new Mistake(fault, weight, error));
  }
}

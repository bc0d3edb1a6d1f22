package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.Case;
import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.app.scene.Scene;
import collisionbench.methods.method.Method;

/// A disagreement, simplified.
///
/// @param fault what is wrong
/// @param clear whether it is a wrong yes or no that rounding cannot explain
/// @param found the case in which it occurred
/// @param simplest the simplest shapes that still show the fault
public record Finding(Trial trial, Fault fault, boolean clear, Case found, ShapePair simplest) {

  /// {@return a name; equal for equal findings}
  public String key() {
    return "%s-%s-%s-seed%s-case%s"
        .formatted(
            found.pair().name(), fault.word(), trial.method().name(), found.seed(), found.number());
  }

  /// {@return the case and the fault, on one line}
  public String sentence() {
    return where() + " (" + found.strategy() + "): " + what();
  }

  private String where() {
    return found.pair().name() + ", case " + found.number() + " of seed " + found.seed();
  }

  private String what() {
    Method faulty = fault == Fault.JUDGE ? trial.judge() : trial.method();
    return faulty.name() + " " + fault.sentence() + (clear ? ", clearly" : "");
  }

  /// {@return the answers of the method and the judge about the simplest shapes; for [Fault#SWAP],
  /// the method's answers in both orders}
  public String verdicts() {
    return fault == Fault.SWAP ? trial.verdictsInBothOrders(simplest) : trial.verdicts(simplest);
  }

  /// {@return a scene of the simplest shapes, as bodies a and b, that expects the judge's answer; b
  /// moves if the sweep is wrong}
  public Scene scene() {
    return TrialScene.of(
        trial,
        simplest,
        fault == Fault.SWEEP,
        where(),
        found.strategy() + ": " + what() + ". Simplified: " + verdicts() + ".");
  }
}

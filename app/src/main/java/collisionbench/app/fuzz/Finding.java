package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.Case;
import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.app.scene.Scene;
import collisionbench.methods.method.Method;

/// A disagreement, simplified.
///
/// @param fault what is wrong
/// @param clear whether it is a yes or no that is wrong by more than rounding explains
/// @param found the case on which it was found
/// @param simplest the simplest shapes that still show the fault
public record Finding(Trial trial, Fault fault, boolean clear, Case found, ShapePair simplest) {

  /// {@return a file name without extension: the same for the same finding}
  public String key() {
    return "%s-%s-%s-seed%s-case%s"
        .formatted(
            found.pair().name(), fault.word(), trial.method().name(), found.seed(), found.number());
  }

  /// {@return where it was found, and what is wrong, on one line}
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

  /// {@return what the method and the judge say of the simplest shapes; if the method says
  /// something else with them swapped, both}
  public String verdicts() {
    return fault == Fault.SWAP ? trial.verdictsInBothOrders(simplest) : trial.verdicts(simplest);
  }

  /// {@return a scene of the simplest shapes, as bodies a and b, that expects what the judge says.
  /// If it is their sweep that is wrong, b moves}
  public Scene scene() {
    return TrialScene.of(
        trial,
        simplest,
        fault == Fault.SWEEP,
        where(),
        found.strategy() + ": " + what() + ". Simplified: " + verdicts() + ".");
  }
}

package collisionbench.app.fuzz;

import java.util.HashSet;
import java.util.Set;

/// Which disagreements of a pair are simplified and reported: the first of each kind, in the order
/// of the cases. All are counted.
public final class ShownFindings {

  /// The most kinds that are reported.
  static final int MOST = 5;

  private final Set<Kind> shown = new HashSet<>();

  /// Clear faults are separate from those that rounding may explain.
  private record Kind(Fault fault, boolean clear) {}

  /// {@return whether the next disagreement is reported}
  public boolean add(Fault fault, boolean clear) {
    return fault.isFinding()
        && shown.size() < MOST
        && !shown.contains(new Kind(fault, true))
        && shown.add(new Kind(fault, clear));
  }
}

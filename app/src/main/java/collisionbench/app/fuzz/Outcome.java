package collisionbench.app.fuzz;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// What came of one case.
///
/// @param faults everything wrong with the method's answer; none if it is right
/// @param decided whether both the method and the judge said yes or no
/// @param touching whether the judge says that the shapes touch; empty if it does not decide
/// @param error how far the signed distance is from the judge's, over the size of the input; empty
///   if one of the two has no distance
record Outcome(
    Set<Fault> faults, boolean decided, Optional<Boolean> touching, OptionalDouble error) {

  Outcome {
    EnumSet<Fault> ordered = EnumSet.noneOf(Fault.class);
    ordered.addAll(faults);
    faults = Collections.unmodifiableSet(ordered);
  }
}

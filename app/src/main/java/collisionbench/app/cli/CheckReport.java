package collisionbench.app.cli;

import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.evaluation.PairAnswer;
import java.util.Optional;

/// Prints the answers of `check` about one scene, pair by pair, without keeping them.
interface CheckReport {

  /// Begins a scene that was read; its pairs follow.
  void begin();

  /// Prints the next pair.
  void pair(PairAnswer pair);

  /// Ends the scene after its last pair.
  ///
  /// @param expectation how the scene compares with its expectation; empty if it has none
  void end(Optional<ExpectationCheck> expectation);

  /// Ends a scene whose evaluation failed; nothing follows.
  void fail(String sentence);
}

package collisionbench.app.cli;

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
  /// @param violations how the scene differs from its expectation; empty if it has none
  void end(Optional<Violations> violations);

  /// Ends a scene whose evaluation failed; nothing follows.
  void fail(String sentence);
}

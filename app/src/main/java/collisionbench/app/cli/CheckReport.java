package collisionbench.app.cli;

import collisionbench.app.evaluation.PairAnswer;
import java.util.Optional;

/// Writes what `check` says of one scene, a pair at a time: none of them is kept.
interface CheckReport {

  /// The scene could be read; its pairs follow.
  void begin();

  /// The next pair.
  void pair(PairAnswer pair);

  /// There are no more pairs.
  ///
  /// @param violations how the scene stands to what it expects, if it expects anything
  void end(Optional<Violations> violations);

  /// The scene could not be read, or not be done to its end; the last that is said of it.
  void fail(String sentence);
}

package collisionbench.app.cli;

import collisionbench.app.comparison.MethodVerdict;
import collisionbench.app.comparison.PairQuestion;
import collisionbench.app.evaluation.AnsweredPair;
import collisionbench.app.folder.Checked;

/// Prints the answers of `check` about one scene, pair by pair, without keeping them.
interface CheckReport {

  /// Begins a scene that was read; its pairs or the verdicts on them follow.
  void begin();

  /// Prints the answer about the next pair.
  void pair(AnsweredPair pair);

  /// Prints the verdict of the reference method on the next answer.
  void verdict(PairQuestion question, MethodVerdict verdict);

  /// Ends the scene after its last pair.
  void end(Checked checked);

  /// Ends a scene whose evaluation failed; nothing follows.
  void fail(String sentence);
}

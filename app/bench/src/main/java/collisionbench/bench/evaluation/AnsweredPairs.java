package collisionbench.bench.evaluation;

import java.util.function.Predicate;

/// Somebody's answers about the bodies of a scene at time 0, pair by pair.
public interface AnsweredPairs extends PairSource {

  /// Passes on every unordered pair once, in body order, except those within groups, until
  /// `wantsMore` returns false.
  ///
  /// @param touching whether only pairs in contact are wanted
  void forEach(boolean touching, Predicate<AnsweredPair> wantsMore);
}

package collisionbench.bench.evaluation;

import collisionbench.bench.scene.Body;
import collisionbench.bench.text.Phrase;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Query;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/// Somebody's answers about the bodies of a scene at time 0, which an [ExpectationCheck] compares
/// with the expected ones.
public interface PairSource {

  /// Passes on every pair that touches or whose contact is not answered, in body order.
  void forEachNotApart(Consumer<AnsweredPair> consumer);

  /// {@return the answer to some queries about two bodies, in their order}
  default Answer about(Body a, Body b, Set<Query> queries) {
    return PairQuestions.decided(a, b, queries);
  }

  /// {@return why an answer decides nothing, if it says so}
  default Optional<Phrase> reason(Answer answer) {
    return Optional.empty();
  }
}

package collisionbench.bench.evaluation;

import collisionbench.bench.scene.Body;
import collisionbench.geometry.space.manifold.Manifold3;
import collisionbench.methods.method.Answer;
import java.util.Optional;

/// Somebody's answer about two bodies of a scene at time 0.
///
/// @param manifold where they touch, if that was computed
public record AnsweredPair(Body a, Body b, Answer answer, Optional<Manifold3> manifold) {

  /// {@return the bench's answer}
  public static AnsweredPair of(PairAnswer pair) {
    return new AnsweredPair(pair.a(), pair.b(), pair.decided(), pair.manifold());
  }

  /// {@return a pair known only to touch}
  static AnsweredPair touching(Body a, Body b) {
    return new AnsweredPair(a, b, Answer.of(true), Optional.empty());
  }

  /// {@return what was decided; nothing if the pair was not answered}
  public Answer.Decided decided() {
    return answer.decided();
  }

  /// {@return whether anything was decided}
  public boolean isAnswered() {
    return !decided().equals(Answer.nothing());
  }

  /// {@return the size to which distances are compared, as in [PairAnswer#size]}
  public double size() {
    return PairAnswer.size(a, b);
  }
}

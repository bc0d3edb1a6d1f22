package collisionbench.app.comparison;

import collisionbench.app.evaluation.PairSource;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.BodyQuestion;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/// A method's answers about the bodies of a scene at time 0, in the method's precision.
///
/// @param bodies the bodies of the scene
public record MethodAnswers(List<Body> bodies, Method method) implements PairSource {

  /// {@return the answers that a scene expects something of; empty if it names a method that is not
  /// in the catalogue}
  ///
  /// @param own the bench's own answers about the scene
  public static Optional<PairSource> of(Scene scene, PairSource own, Catalogue catalogue) {
    Optional<String> named = scene.expect().flatMap(Expectation::method);
    return named.isEmpty()
        ? Optional.of(own)
        : named.flatMap(catalogue::named).map(method -> new MethodAnswers(scene.bodies(), method));
  }

  @Override
  public void contacts(BiConsumer<Body, Body> consumer) {
    for (int i = 0; i < bodies.size(); i++) {
      for (int j = i + 1; j < bodies.size(); j++) {
        if (touch(bodies.get(i), bodies.get(j))) {
          consumer.accept(bodies.get(i), bodies.get(j));
        }
      }
    }
  }

  private boolean touch(Body a, Body b) {
    return a.isAskedAbout(b)
        && about(a, b, EnumSet.of(Query.OVERLAP)) instanceof Answer.Decided decided
        && decided.overlap().orElse(false);
  }

  @Override
  public Answer about(Body a, Body b, Set<Query> queries) {
    Question question = method.given(BodyQuestion.of(a, b));
    Set<Query> asked = EnumSet.noneOf(Query.class);
    asked.addAll(queries);
    asked.retainAll(Guard.answers(method, question.pair()));
    return asked.isEmpty()
        ? Answer.unanswered()
        : MethodCalls.guarded(method, () -> method.answer(question, asked, Steps.UNASKED));
  }
}

package collisionbench.app.panel.steps;

import collisionbench.app.evaluation.BodyQuestion;
import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Pair;
import collisionbench.geometry.method.Question;
import collisionbench.geometry.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Two bodies that methods are asked about, and the scene that they are from.
record AskedPair(Evaluation evaluation, PairAnswer pair) {

  /// {@return the nearest two of those pairs that bodies are about; empty if there is none}
  static Optional<AskedPair> of(Evaluation evaluation, Set<String> ids) {
    return evaluation.closest(ids).map(pair -> new AskedPair(evaluation, pair));
  }

  /// {@return the methods that answer something about the two}
  List<Method> methods() {
    Pair shapes = BodyQuestion.of(pair.a(), pair.b()).pair();
    return Methods.all().stream().filter(method -> !method.answers(shapes).isEmpty()).toList();
  }

  /// {@return what a method is asked}
  Question question(Method method) {
    return BodyQuestion.of(evaluation, pair.a().id(), pair.b().id(), method);
  }
}

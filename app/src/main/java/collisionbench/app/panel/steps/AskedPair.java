package collisionbench.app.panel.steps;

import collisionbench.app.evaluation.BodyQuestion;
import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Body;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Query;
import collisionbench.geometry.method.Question;
import collisionbench.geometry.method.builtin.Methods;
import collisionbench.geometry.space.Vec3;
import java.util.EnumSet;
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
    Question question = atStart();
    return Methods.all().stream()
        .filter(method -> !method.answers(question.pair()).isEmpty())
        .toList();
  }

  /// {@return what a method is asked}
  ///
  /// Times count from the start. So a method that knows only when the two meet is asked about the
  /// start, and while another time is shown the others are asked about the two at rest.
  Question question(Method method) {
    Question atStart = atStart();
    boolean onlyWhen = method.answers(atStart.pair()).equals(EnumSet.of(Query.SWEEP));
    return onlyWhen || evaluation.time() == 0 ? atStart : atRest();
  }

  private Question atStart() {
    return BodyQuestion.of(start(pair.a()), start(pair.b()));
  }

  private Question atRest() {
    return BodyQuestion.of(pair.a().moving(Vec3.ZERO), pair.b().moving(Vec3.ZERO));
  }

  private Body start(Body standing) {
    return evaluation.scene().body(standing.id()).orElse(standing);
  }
}

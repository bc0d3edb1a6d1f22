package collisionbench.app.panel.steps;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Query;
import collisionbench.geometry.method.Question;
import collisionbench.geometry.method.builtin.Methods;
import collisionbench.geometry.plane.Vec2;
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
    Question question = question(start(pair.a()), start(pair.b()), true);
    return Methods.all().stream()
        .filter(method -> !method.answers(question.pair()).isEmpty())
        .toList();
  }

  /// {@return what a method is asked}
  ///
  /// Times count from the start. So a method that knows only when the two meet is asked about the
  /// start, and while another time is shown the others are asked about the two at rest.
  Question question(Method method) {
    Question atStart = question(start(pair.a()), start(pair.b()), true);
    boolean onlyWhen = method.answers(atStart.pair()).equals(EnumSet.of(Query.SWEEP));
    return onlyWhen || evaluation.time() == 0 ? atStart : question(pair.a(), pair.b(), false);
  }

  private Body start(Body standing) {
    return evaluation.scene().body(standing.id()).orElse(standing);
  }

  private static Question question(Body a, Body b, boolean moving) {
    return switch (a) {
      case Body3 a3 when b instanceof Body3 b3 ->
          new Question.InSpace(
              a3.shape(),
              moving ? a3.velocity() : Vec3.ZERO,
              b3.shape(),
              moving ? b3.velocity() : Vec3.ZERO);
      case Body2 a2 when b instanceof Body2 b2 ->
          new Question.InPlane(
              a2.shape(),
              moving ? a2.velocity() : Vec2.ZERO,
              b2.shape(),
              moving ? b2.velocity() : Vec2.ZERO);
      case Body3 _, Body2 _ ->
          throw new IllegalArgumentException(
              "bodies of different spaces: " + a.id() + " and " + b.id());
    };
  }
}

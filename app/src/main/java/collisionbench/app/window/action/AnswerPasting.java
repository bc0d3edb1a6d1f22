package collisionbench.app.window.action;

import collisionbench.app.comparison.RecordedMethod;
import collisionbench.app.port.RecordedAnswer;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.BodyQuestion;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Pastes the log of another program: its recorded answers become a method, and the two bodies of
/// the last one are selected; they are added if the scene does not have them.
///
/// @param keep adds a method
public record AnswerPasting(Session session, Consumer<RecordedMethod> keep, NoticeBar notices) {

  /// Pastes recorded answers, at least one.
  void paste(List<RecordedAnswer> answers, Consumer<List<Body>> adding) {
    answers.forEach(this::keep);
    show(answers.getLast(), adding);
  }

  private void keep(RecordedAnswer answer) {
    List<Body> bodies = answer.scene().bodies();
    keep.accept(
        RecordedMethod.of(answer.method(), answer.release())
            .with(BodyQuestion.of(bodies.getFirst(), bodies.getLast()), answer.answer()));
  }

  private void show(RecordedAnswer answer, Consumer<List<Body>> adding) {
    List<Body> bodies = answer.scene().bodies();
    List<String> present = bodies.stream().flatMap(body -> named(body).stream()).toList();
    if (present.size() == bodies.size()) {
      session.select(new Selection(present));
    } else if (answer.scene().space() == session.space()) {
      adding.accept(bodies);
    }
    String touch = Texts.get(answer.touch() ? "steps.touching" : "steps.apart");
    notices.show(Notice.done(Texts.get("paste.answer", answer.method(), touch)));
  }

  /// {@return the name of the body of the scene with the same shape}
  private Optional<String> named(Body body) {
    return session.scene().bodies().stream()
        .filter(other -> other.values().equals(body.values()) && other.type() == body.type())
        .map(Body::id)
        .findFirst();
  }
}

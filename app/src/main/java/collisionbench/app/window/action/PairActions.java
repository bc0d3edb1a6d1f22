package collisionbench.app.window.action;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.export.PairScene;
import collisionbench.app.export.PairTemplate;
import collisionbench.app.export.PairTest;
import collisionbench.app.export.PlainNumbers;
import collisionbench.app.method.QuestionLine;
import collisionbench.app.panel.answer.PairExpectations;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.BodyQuestion;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Question;
import java.util.List;
import java.util.function.BiFunction;
import javafx.beans.value.ObservableValue;

/// Copies the pair that the status bar shows: the nearest two of the selected bodies, the selected
/// one and its nearest, or else the nearest two of all.
///
/// @param catalogue the methods, programs among them
public record PairActions(
    Session session,
    ObservableValue<Catalogue> catalogue,
    ClipboardActions clipboard,
    NoticeBar notices) {

  /// The name of programs in templates and examples.
  private static final String MINE = "mine";

  private static final String TEST = "copied.test";

  public void define(Actions actions) {
    define(actions, Action.COPY_AS_JAVA_TEST, TEST, PairActions::test);
    define(actions, Action.COPY_AS_PYTHON_TEST, TEST, test(PairTemplate.PYTHON));
    define(actions, Action.COPY_AS_JAVASCRIPT_TEST, TEST, test(PairTemplate.JAVASCRIPT));
    define(actions, Action.COPY_AS_CSHARP_TEST, TEST, test(PairTemplate.CSHARP));
    define(actions, Action.COPY_AS_CPP_TEST, TEST, test(PairTemplate.CPP));
    define(actions, Action.COPY_AS_RUST_TEST, TEST, test(PairTemplate.RUST));
    define(actions, Action.COPY_AS_NUMBERS, "copied.numbers", (_, pair) -> PlainNumbers.of(pair));
    define(actions, Action.COPY_AS_QUESTION, "copied.question", (_, pair) -> question(pair));
    define(actions, Action.COPY_PAIR_AS_SCENE, "copied.pair", PairActions::scene);
    actions.on(Action.EXPECT_PAIR, this::expect);
    offWithoutPair(actions, Action.EXPECT_PAIR);
  }

  private void define(
      Actions actions,
      Action action,
      String word,
      BiFunction<Evaluation, PairAnswer, String> writer) {
    actions.on(action, () -> copy(word, writer));
    offWithoutPair(actions, action);
  }

  private void offWithoutPair(Actions actions, Action action) {
    actions.offWhile(
        session.document().map(document -> document.scene().bodies().size() < 2), action);
  }

  /// The answers at time 0, whatever time is shown.
  private void expect() {
    session
        .closest()
        .map(pair -> new Expectation.Pair(pair.a().id(), pair.b().id()))
        .ifPresent(pair -> session.make(PairExpectations.recorded(session.scene(), pair)));
  }

  private static String test(Evaluation evaluation, PairAnswer pair) {
    Scene scene = evaluation.scene();
    return PairTest.of(
        scene.name(), start(pair.a(), scene), start(pair.b(), scene), evaluation.time());
  }

  private static BiFunction<Evaluation, PairAnswer, String> test(PairTemplate language) {
    return (evaluation, pair) -> language.of(evaluation.scene(), pair, evaluation.time());
  }

  private static String scene(Evaluation evaluation, PairAnswer pair) {
    Scene scene = evaluation.scene();
    return SceneFile.text(PairScene.of(scene, start(pair.a(), scene), start(pair.b(), scene)));
  }

  /// The bodies of an answer are where they are at its time; the scene has those of the start.
  private static Body start(Body standing, Scene scene) {
    return scene.body(standing.id()).orElseThrow();
  }

  /// The question names a program's method that answers it: the chosen one, if it does.
  private String question(PairAnswer pair) {
    Question question = BodyQuestion.of(pair.a(), pair.b());
    List<String> fit =
        catalogue.getValue().methods().stream()
            .filter(method -> method.isRemote() && !method.answers(question.pair()).isEmpty())
            .map(Method::name)
            .toList();
    String name =
        session
            .display()
            .method()
            .get()
            .filter(fit::contains)
            .orElseGet(() -> fit.isEmpty() ? MINE : fit.getFirst());
    return QuestionLine.of(name, question);
  }

  private void copy(String word, BiFunction<Evaluation, PairAnswer, String> writer) {
    Evaluation evaluation = session.evaluation().get();
    PairAnswer pair = session.closest().orElseThrow();
    if (clipboard.put(writer.apply(evaluation, pair))) {
      notices.show(Notice.done(Texts.get(word, pair.a().id(), pair.b().id())));
    }
  }
}

package collisionbench.app.window.action;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.export.PairScene;
import collisionbench.app.export.PairTest;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import java.util.stream.Stream;

/// Copies the pair that the status bar speaks of: the nearest two of the selected bodies, the
/// selected one and its nearest, or else the nearest two of all.
public record PairActions(Session session, ClipboardActions clipboard, NoticeBar notices) {

  public void define(Actions actions) {
    actions.on(Action.COPY_AS_TEST, () -> copy("copied.test", PairActions::test));
    actions.on(
        Action.COPY_PAIR_AS_SCENE,
        () ->
            copy(
                "copied.pair",
                (evaluation, a, b) -> SceneFile.text(PairScene.of(evaluation.scene(), a, b))));
    Stream.of(Action.COPY_AS_TEST, Action.COPY_PAIR_AS_SCENE)
        .forEach(action ->
            actions.offWhile(
                action, session.document().map(document -> document.scene().bodies().size() < 2)));
  }

  /// How two bodies are written.
  private interface Writer {

    String write(Evaluation evaluation, Body a, Body b);
  }

  private static String test(Evaluation evaluation, Body a, Body b) {
    return PairTest.of(evaluation.scene().name(), a, b, evaluation.time());
  }

  /// The bodies of an answer are where they are at its time; what is copied are those of the scene.
  private void copy(String word, Writer writer) {
    Evaluation evaluation = session.evaluation().get();
    Scene scene = evaluation.scene();
    PairAnswer pair = evaluation.closest(session.selection().get().all()).orElseThrow();
    Body a = scene.body(pair.a().id()).orElseThrow();
    Body b = scene.body(pair.b().id()).orElseThrow();
    if (clipboard.put(writer.write(evaluation, a, b))) {
      notices.show(Notice.done(Texts.get(word, a.id(), b.id())));
    }
  }
}

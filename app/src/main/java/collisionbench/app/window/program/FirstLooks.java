package collisionbench.app.window.program;

import collisionbench.app.session.Document;
import collisionbench.app.window.message.Notice;
import collisionbench.bench.fuzz.FirstLook;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Texts;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.application.Platform;

/// Tests programs on ordinary inputs when they start, and warns of one that is often wrong there.
///
/// @param isCurrent whether a program has been neither changed nor removed since
record FirstLooks(
    Predicate<AddedProgram> isCurrent, Consumer<Notice> show, Consumer<Document> open) {

  void lookAt(AddedProgram program) {
    Thread.ofPlatform()
        .daemon()
        .name("collision-bench-first-look")
        .start(() ->
            program.methods().stream()
                .flatMap(method -> method.pairs().stream().map(pair -> FirstLook.of(method, pair)))
                .filter(FirstLook::isSuspicious)
                .findFirst()
                .ifPresent(look -> {
                  Optional<Scene> simplest = look.simplest(name(look));
                  Platform.runLater(() -> warn(program, look, simplest));
                }));
  }

  private static String name(FirstLook look) {
    return look.method().name() + ", " + look.pair().name();
  }

  private void warn(AddedProgram seen, FirstLook look, Optional<Scene> simplest) {
    if (isCurrent.test(seen)) {
      String sentence =
          Texts.get(
              look.failsOften() ? "added.unanswered" : "added.suspicious",
              look.method().name(),
              look.warned(),
              look.inputs(),
              look.pair().name());
      Runnable openSimplest = () -> simplest.map(Document::of).ifPresent(open);
      show.accept(
          Notice.warning(
              Notice.About.PROGRAM,
              sentence,
              new Notice.Choice("program-simplest", Texts.get("added.simplest"), openSimplest)));
    }
  }
}

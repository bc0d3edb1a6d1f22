package collisionbench.bench.command;

import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.folder.SceneCheck;
import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.folder.SceneState;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.ReasonException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Checks many scenes on all processors: a line each, in the order given, and a summary.
///
/// @param github whether annotations are printed instead of the lines
record FolderCheck(
    SceneCheck.Reader reader,
    Answerers answerers,
    PrintWriter out,
    PrintWriter err,
    boolean github) {

  /// {@return the outcomes, each printed as soon as those before it are}
  List<SceneOutcome> run(List<ListedScene> scenes) {
    List<SceneOutcome> outcomes = new ArrayList<>();
    SceneCheck check = new SceneCheck(reader, this::comparer);
    scenes.parallelStream()
        .map(check::outcome)
        .forEachOrdered(outcome -> {
          print(outcome);
          outcomes.add(outcome);
        });
    if (github) {
      answerers.silence().map(GithubAnnotations::error).ifPresent(out::print);
    }
    out.print(summary(outcomes) + "\n");
    out.flush();
    return outcomes;
  }

  private SceneCheck.Comparer comparer(ListedScene listed, Scene scene) throws ReasonException {
    Answerer answerer = answerers.of(listed, scene);
    return () -> answerer.check(scene, answerer.answers(scene), Optional.empty());
  }

  private void print(SceneOutcome outcome) {
    if (github) {
      new GithubAnnotations(outcome).lines().forEach(out::print);
    } else {
      printLine(outcome);
    }
    out.flush();
  }

  private void printLine(SceneOutcome outcome) {
    String name = outcome.listed().name();
    out.print(PlainText.escape(name) + ": " + Status.words(outcome.state()) + "\n");
    out.flush();
    if (!answerers.isMissing(outcome.listed())) {
      Failures.print(err, outcome);
    }
  }

  /// {@return how many scenes are in each state}
  static String summary(List<SceneOutcome> outcomes) {
    return SceneState.summary(outcomes.stream().map(SceneOutcome::state).toList())
        .in(Language.ENGLISH);
  }

  /// {@return the exit status}
  static int status(List<SceneOutcome> outcomes) {
    return outcomes.stream()
        .mapToInt(outcome -> Status.of(outcome.state()))
        .max()
        .orElse(Status.DONE);
  }
}

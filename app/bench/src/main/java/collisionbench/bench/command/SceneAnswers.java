package collisionbench.bench.command;

import collisionbench.bench.evaluation.AnsweredPair;
import collisionbench.bench.evaluation.AnsweredPairs;
import collisionbench.bench.folder.Checked;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.folder.SceneCheck;
import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.ReasonException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// Prints the answers about scenes pair by pair, scene by scene, and checks them.
///
/// @param json whether they are printed as JSON
/// @param touching whether only pairs in contact are printed
record SceneAnswers(
    Failures failures,
    SceneCheck.Reader reader,
    Answerers answerers,
    boolean json,
    boolean touching,
    PrintWriter out,
    PrintWriter err) {

  /// Pairs written between two checks of whether the output still accepts them.
  private static final int PAIRS_AT_ONCE = 512;

  List<SceneOutcome> run(List<ListedScene> scenes) {
    List<SceneOutcome> outcomes = new ArrayList<>();
    SceneCheck check = new SceneCheck(this::read, this::comparer);
    for (ListedScene listed : scenes) {
      SceneOutcome outcome = check.outcome(listed);
      if (outcome.error().isEmpty() && outcome.state().isFailure()) {
        Failures.print(err, outcome.withoutJudgement());
      }
      out.flush();
      outcomes.add(outcome);
    }
    return outcomes;
  }

  private Scene read(ListedScene listed) throws ReasonException {
    try {
      return reader.read(listed);
    } catch (ReasonException unreadable) {
      if (json) {
        CheckLine.unreadable(out, listed.name(), unreadable.getMessage());
      } else {
        Failures.print(err, unreadable.getMessage());
      }
      throw unreadable;
    }
  }

  private SceneCheck.Comparer comparer(ListedScene listed, Scene scene) throws ReasonException {
    try {
      Answerer answerer = answerers.of(listed, scene);
      return () -> check(listed.name(), scene, answerer);
    } catch (ReasonException missing) {
      if (json) {
        CheckLine.unreadable(out, listed.name(), missing.getMessage());
      }
      throw missing;
    }
  }

  private Checked check(String name, Scene scene, Answerer answerer) {
    Answerer.Report report =
        json
            ? new CheckLine(out, name, scene, answerer)
            : new CheckTable(out, name, scene, answerer);
    report.begin();
    try {
      AnsweredPairs answers = answerer.answers(scene);
      if (answerer.judged().isEmpty()) {
        print(answers, report);
      }
      Checked checked = answerer.check(scene, answers, Optional.of(report));
      report.end(checked);
      out.flush();
      return checked;
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError failure) {
      report.fail(Failures.sentence(failure));
      out.flush();
      failures.report(err, name, failure);
      throw failure;
    }
  }

  /// Prints pairs until the reader closes the output or the disk is full; the expectation is still
  /// checked.
  private void print(AnsweredPairs pairs, Answerer.Report report) {
    long[] count = {0};
    Predicate<AnsweredPair> print =
        pair -> {
          report.pair(pair);
          return ++count[0] % PAIRS_AT_ONCE != 0 || !out.checkError();
        };
    pairs.forEach(touching, print);
  }
}

package collisionbench.app.cli;

import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.evaluation.PairWalk;
import collisionbench.app.folder.ExpectedBy;
import collisionbench.app.folder.ListedScene;
import collisionbench.app.folder.SceneCheck;
import collisionbench.app.folder.SceneCheckException;
import collisionbench.app.folder.SceneOutcome;
import collisionbench.app.scene.Scene;
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
    Failures failures, boolean json, boolean touching, PrintWriter out, PrintWriter err) {

  /// Pairs written between two checks of whether the output still accepts them.
  private static final int PAIRS_AT_ONCE = 512;

  /// {@return the outcomes, in order}
  List<SceneOutcome> run(List<ListedScene> scenes) {
    List<SceneOutcome> outcomes = new ArrayList<>();
    SceneCheck check = new SceneCheck(this::read, this::check);
    for (ListedScene listed : scenes) {
      SceneOutcome outcome = check.outcome(listed);
      if (outcome.error().isEmpty()) {
        Failures.print(err, outcome);
      }
      out.flush();
      outcomes.add(outcome);
    }
    return outcomes;
  }

  private Scene read(ListedScene listed) throws SceneCheckException {
    try {
      return NamedScene.listed(listed);
    } catch (SceneCheckException unreadable) {
      unreadable(listed.name(), unreadable.getMessage());
      throw unreadable;
    }
  }

  /// Prints that a scene cannot be read.
  void unreadable(String name, String sentence) {
    if (json) {
      CheckLine.unreadable(out, name, sentence);
    } else {
      Failures.print(err, sentence);
    }
  }

  private Optional<ExpectationCheck> check(String name, Scene scene) throws SceneCheckException {
    CheckReport report = json ? new CheckLine(out, name, scene) : new CheckTable(out, name, scene);
    report.begin();
    try {
      PairWalk pairs = PairWalk.of(scene);
      print(pairs, report);
      Optional<ExpectationCheck> expectation = ExpectedBy.check(scene, pairs);
      report.end(expectation);
      out.flush();
      return expectation;
    } catch (SceneCheckException
        | RuntimeException
        | OutOfMemoryError
        | StackOverflowError failure) {
      report.fail(Failures.sentence(failure));
      out.flush();
      failures.report(err, name, failure);
      throw failure;
    }
  }

  /// Prints pairs until the reader closes the output or the disk is full; the expectation is still
  /// checked.
  private void print(PairWalk pairs, CheckReport report) {
    long[] count = {0};
    Predicate<PairAnswer> print =
        pair -> {
          report.pair(pair);
          return ++count[0] % PAIRS_AT_ONCE != 0 || !out.checkError();
        };
    if (touching) {
      pairs.forEachContact(print);
    } else {
      pairs.forEachPair(print);
    }
  }
}

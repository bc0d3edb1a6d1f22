package collisionbench.app.cli;

import collisionbench.app.evaluation.AnswerCheck;
import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.json.Location;
import collisionbench.app.text.Language;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// How a checked scene compares with its expectation.
///
/// @param file its file; empty for a built-in scene, and if there is none
/// @param check the comparison; empty if it expects nothing or could not be read
/// @param error why it could not be checked, without its name
/// @param place the location of the error in the file, if it has one
/// @param seconds how long it took
record SceneOutcome(
    ListedScene listed,
    Optional<Path> file,
    Optional<ExpectationCheck> check,
    Optional<String> error,
    Optional<Location> place,
    double seconds) {

  /// The states of a scene.
  enum State {
    AS_EXPECTED("as expected", Status.DONE),
    NOT_AS_EXPECTED("not as expected", Status.DOES_NOT_HOLD),
    KNOWN_FAILURE("not as expected, a known failure", Status.DONE),
    PASSES_NOW("as expected now: move it out of the folder failing", Status.DOES_NOT_HOLD),
    NOTHING_EXPECTED("nothing expected", Status.DONE),
    UNREADABLE("not checked", Status.FAILED);

    private final String words;
    private final int status;

    State(String words, int status) {
      this.words = words;
      this.status = status;
    }

    String words() {
      return words;
    }

    int status() {
      return status;
    }
  }

  State state() {
    if (error.isPresent()) {
      return State.UNREADABLE;
    }
    if (check.isEmpty()) {
      return State.NOTHING_EXPECTED;
    }
    if (check.get().holds()) {
      return listed.knownFailure() ? State.PASSES_NOW : State.AS_EXPECTED;
    }
    return listed.knownFailure() ? State.KNOWN_FAILURE : State.NOT_AS_EXPECTED;
  }

  /// {@return the first answers that are not as expected}
  List<AnswerCheck> violations() {
    return check.map(ExpectationCheck::violations).orElse(List.of());
  }

  /// Prints why the scene counts as a failure.
  void printProblems(PrintWriter err) {
    String name = listed.name() + ": ";
    for (String sentence : sentences()) {
      switch (state()) {
        case UNREADABLE -> Failures.print(err, sentence);
        case NOT_AS_EXPECTED, PASSES_NOW -> Failures.print(err, name + sentence);
        case KNOWN_FAILURE, AS_EXPECTED, NOTHING_EXPECTED -> {}
      }
    }
    long omitted = check.map(ExpectationCheck::wrong).orElse(0L) - violations().size();
    if (omitted > 0 && state() == State.NOT_AS_EXPECTED) {
      Failures.print(err, name + "and " + omitted + " more violations");
    }
  }

  /// {@return why the scene counts as a failure, sentence by sentence}
  List<String> sentences() {
    return switch (state()) {
      case UNREADABLE -> error.stream().toList();
      case PASSES_NOW -> List.of(State.PASSES_NOW.words());
      case AS_EXPECTED, NOT_AS_EXPECTED, KNOWN_FAILURE, NOTHING_EXPECTED ->
          violations().stream().map(found -> found.phrase().in(Language.ENGLISH)).toList();
    };
  }
}

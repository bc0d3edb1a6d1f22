package collisionbench.app.folder;

import collisionbench.app.evaluation.AnswerCheck;
import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.json.Location;
import collisionbench.app.text.Language;
import collisionbench.app.text.Phrase;
import collisionbench.app.text.PlainText;
import collisionbench.app.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// How a scene compares with its expectation.
///
/// @param check the comparison; empty if it expects nothing or could not be read
/// @param error why it could not be checked, as a sentence that names it
/// @param place where in the file the error is, if it is in a place
/// @param seconds how long it took
public record SceneOutcome(
    ListedScene listed,
    Optional<ExpectationCheck> check,
    Optional<Phrase> error,
    Optional<Location> place,
    double seconds) {

  /// How many violations a brief outcome lists.
  private static final int MOST_BRIEF = 10;

  /// {@return its state}
  public SceneState state() {
    if (error.isPresent()) {
      return SceneState.UNREADABLE;
    }
    if (check.isEmpty()) {
      return SceneState.NOTHING_EXPECTED;
    }
    if (check.get().holds()) {
      return listed.knownFailure() ? SceneState.PASSES_NOW : SceneState.AS_EXPECTED;
    }
    return listed.knownFailure() ? SceneState.KNOWN_FAILURE : SceneState.NOT_AS_EXPECTED;
  }

  /// {@return the first answers that are not as expected}
  public List<AnswerCheck> violations() {
    return check.map(ExpectationCheck::violations).orElse(List.of());
  }

  /// {@return the same with only the first answers that are not as expected}
  SceneOutcome brief() {
    return new SceneOutcome(listed, check.map(SceneOutcome::brief), error, place, seconds);
  }

  private static ExpectationCheck brief(ExpectationCheck whole) {
    return new ExpectationCheck(
        whole.wrong(),
        whole.right(),
        whole.violations().stream().limit(MOST_BRIEF).toList(),
        List.of());
  }

  /// {@return how many more there are than [#violations]}
  public long omitted() {
    return check.map(ExpectationCheck::wrong).orElse(0L) - violations().size();
  }

  /// {@return why the scene is in its state, sentence by sentence}
  public List<String> sentences(Language language) {
    return switch (state()) {
      case UNREADABLE -> said(error.stream(), language);
      case PASSES_NOW -> said(Stream.of(SceneState.PASSES_NOW.phrase()), language);
      case AS_EXPECTED, NOT_AS_EXPECTED, KNOWN_FAILURE, NOTHING_EXPECTED ->
          said(violations().stream().map(AnswerCheck::phrase), language);
    };
  }

  /// {@return why the scene is in its state, sentence by sentence, in the current language and
  /// without its name}
  public List<String> reasons() {
    return state() == SceneState.UNREADABLE
        ? said(error.map(Phrase::withoutName).stream(), Texts.language())
        : sentences(Texts.language());
  }

  private static List<String> said(Stream<Phrase> phrases, Language language) {
    return phrases.map(phrase -> PlainText.escape(phrase.in(language))).toList();
  }
}

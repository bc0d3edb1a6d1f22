package collisionbench.bench.folder;

import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.json.Location;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// How a scene compares with its expectation.
///
/// @param checked what was compared; nothing if it could not be read
/// @param error why it could not be checked, as a sentence that names it
/// @param place where in the file the error is, if it is in a place
/// @param seconds how long it took
public record SceneOutcome(
    ListedScene listed,
    Checked checked,
    Optional<Phrase> error,
    Optional<Location> place,
    double seconds) {

  /// How many violations a brief outcome lists.
  private static final int MOST_BRIEF = 10;

  public SceneState state() {
    if (error.isPresent()) {
      return SceneState.UNREADABLE;
    }
    if (checked.isOfNothing()) {
      return SceneState.NOTHING_EXPECTED;
    }
    if (checked.holds()) {
      return listed.knownFailure() ? SceneState.PASSES_NOW : SceneState.AS_EXPECTED;
    }
    return listed.knownFailure() ? SceneState.KNOWN_FAILURE : SceneState.NOT_AS_EXPECTED;
  }

  /// {@return the comparison with what the scene expects; empty if it expects nothing or could not
  /// be read}
  public Optional<ExpectationCheck> check() {
    return checked.expectation();
  }

  /// {@return the first answers that are not as expected}
  public List<AnswerCheck> violations() {
    return check().map(ExpectationCheck::violations).orElse(List.of());
  }

  /// {@return what is wrong with the answers by a reference method, as sentences}
  public List<Phrase> contradictions() {
    return checked.judgement().map(Judgement::sentences).orElse(List.of());
  }

  /// {@return the same with only the first answers that are not as expected}
  SceneOutcome brief() {
    return new SceneOutcome(
        listed,
        new Checked(checked.by(), check().map(SceneOutcome::brief), checked.judgement()),
        error,
        place,
        seconds);
  }

  private static ExpectationCheck brief(ExpectationCheck whole) {
    return new ExpectationCheck(
        whole.wrong(),
        whole.right(),
        whole.violations().stream().limit(MOST_BRIEF).toList(),
        List.of());
  }

  /// {@return the same without what a reference method says}
  public SceneOutcome withoutJudgement() {
    return new SceneOutcome(
        listed, new Checked(checked.by(), check(), Optional.empty()), error, place, seconds);
  }

  /// {@return how many more there are than [#violations] and [#contradictions]}
  public long omitted() {
    return check().map(ExpectationCheck::wrong).orElse(0L)
        + checked.judgement().map(all -> all.wrong() - all.contradictions().size()).orElse(0L)
        - violations().size();
  }

  /// {@return why the scene is in its state, sentence by sentence}
  public List<String> sentences(Language language) {
    return switch (state()) {
      case UNREADABLE -> sentences(error.stream(), language);
      case PASSES_NOW -> sentences(Stream.of(SceneState.PASSES_NOW.phrase()), language);
      case AS_EXPECTED, NOT_AS_EXPECTED, KNOWN_FAILURE, NOTHING_EXPECTED ->
          sentences(
              Stream.concat(
                  violations().stream().map(AnswerCheck::phrase), contradictions().stream()),
              language);
    };
  }

  /// {@return why the scene is in its state, sentence by sentence, in the current language and
  /// without its name}
  public List<String> reasons() {
    return state() == SceneState.UNREADABLE
        ? sentences(error.map(Phrase::withoutName).stream(), Texts.language())
        : sentences(Texts.language());
  }

  private static List<String> sentences(Stream<Phrase> phrases, Language language) {
    return phrases.map(phrase -> PlainText.escape(phrase.in(language))).toList();
  }
}

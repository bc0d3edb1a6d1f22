package collisionbench.app.window.folder;

import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.folder.SceneState;
import collisionbench.bench.fuzz.FindingName;
import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.Texts;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kordamp.ikonli.feather.Feather;

/// The text about a scene of the folder.
///
/// @param words its state
/// @param reason the first reason for its state; empty if there is none
/// @param whole everything, with all known reasons
/// @param failure whether it needs attention
record SceneRow(Feather icon, String words, String reason, String whole, boolean failure) {

  private static final String ELLIPSIS = "\u2026";

  static SceneRow of(ListedScene scene, Optional<SceneOutcome> outcome) {
    String name = PlainText.escape(place(scene));
    return outcome
        .map(known -> of(name, known))
        .orElseGet(() -> {
          String words = Texts.get("folder.waiting");
          return new SceneRow(Feather.CLOCK, words, "", name + "\n" + words, false);
        });
  }

  static String place(ListedScene scene) {
    return scene.place().toString();
  }

  private static SceneRow of(String name, SceneOutcome outcome) {
    SceneState state = outcome.state();
    long wrong = outcome.check().map(ExpectationCheck::wrong).orElse(0L);
    Optional<FindingName> finding =
        FindingName.of(String.valueOf(outcome.listed().place().getFileName()))
            .filter(_ -> state == SceneState.AS_EXPECTED);
    String words =
        state == SceneState.NOT_AS_EXPECTED
            ? Texts.get("folder.broken", String.valueOf(wrong))
            : finding
                .map(found -> found.phrase().text())
                .orElseGet(() -> Texts.get("folder." + KebabCase.of(state)));
    List<String> reasons =
        finding.map(found -> List.of(found.fault().phrase().text())).orElseGet(outcome::reasons);
    String more =
        outcome.omitted() > 0 ? Texts.get("expect.more", String.valueOf(outcome.omitted())) : "";
    String whole =
        Stream.of(Stream.of(name, words), reasons.stream(), Stream.of(more))
            .flatMap(part -> part)
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining("\n"));
    String reason = reasons.stream().findFirst().orElse("");
    Feather icon = finding.isPresent() ? Feather.ALERT_CIRCLE : icon(state);
    return new SceneRow(icon, words, reason, whole, state.isFailure());
  }

  private static Feather icon(SceneState state) {
    return switch (state) {
      case AS_EXPECTED -> Feather.CHECK_CIRCLE;
      case NOT_AS_EXPECTED -> Feather.X_CIRCLE;
      case KNOWN_FAILURE -> Feather.TOOL;
      case PASSES_NOW -> Feather.ARROW_UP_CIRCLE;
      case NOTHING_EXPECTED -> Feather.CIRCLE;
      case UNREADABLE -> Feather.ALERT_TRIANGLE;
    };
  }

  /// {@return the end of a name, after an ellipsis; the whole name if its first word differs}
  ///
  /// @param all all names, among which it is one
  static String distinctEnd(String name, List<String> all) {
    int start =
        all.stream()
            .filter(other -> !other.equals(name))
            .mapToInt(other -> shared(name, other))
            .max()
            .orElse(0);
    while (start > 0 && Character.isLetterOrDigit(name.charAt(start - 1))) {
      start--;
    }
    return start == 0 || start == name.length() ? name : ELLIPSIS + name.substring(start);
  }

  private static int shared(String name, String other) {
    int same = Arrays.mismatch(name.toCharArray(), other.toCharArray());
    return same < 0 ? name.length() : same;
  }
}

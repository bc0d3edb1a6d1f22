package collisionbench.bench.folder;

import collisionbench.bench.text.KebabCase;
import collisionbench.bench.text.Phrase;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// How a scene compares with its expectation.
public enum SceneState {
  AS_EXPECTED,
  NOT_AS_EXPECTED,
  /// Not as expected, in a folder `failing`.
  KNOWN_FAILURE,
  /// As expected, in a folder `failing`.
  PASSES_NOW,
  NOTHING_EXPECTED,
  /// It could not be read or checked.
  UNREADABLE;

  /// {@return the state in words}
  public Phrase phrase() {
    return Phrase.of("state." + KebabCase.of(this));
  }

  /// {@return whether something has to be done about the scene}
  public boolean isFailure() {
    return switch (this) {
      case NOT_AS_EXPECTED, PASSES_NOW, UNREADABLE -> true;
      case AS_EXPECTED, KNOWN_FAILURE, NOTHING_EXPECTED -> false;
    };
  }

  /// {@return how many scenes are in each state, as a sentence}
  public static Phrase summary(List<SceneState> states) {
    Map<SceneState, Integer> counts = new EnumMap<>(SceneState.class);
    states.forEach(state -> counts.merge(state, 1, Integer::sum));
    Phrase parts =
        counts.entrySet().stream()
            .map(entry ->
                Phrase.of("state.count", entry.getValue().toString(), entry.getKey().phrase()))
            .reduce((all, next) -> Phrase.of("state.counts", all, next))
            .orElse(Phrase.verbatim(""));
    return Phrase.of(
        states.size() == 1 ? "state.scene" : "state.scenes", String.valueOf(states.size()), parts);
  }
}

package collisionbench.app.finder;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// The candidates that match the query, best first.
final class Matches {

  /// The name counts more than the location.
  private static final int IN_NAME = 5000;

  private Matches() {}

  private record Match(SceneCandidate candidate, int score) {}

  static List<SceneCandidate> of(String query, List<SceneCandidate> candidates) {
    return candidates.stream()
        .flatMap(candidate -> match(query, candidate).stream())
        .sorted(Comparator.comparingInt(Match::score).reversed())
        .map(Match::candidate)
        .toList();
  }

  private static Optional<Match> match(String query, SceneCandidate candidate) {
    if (query.isBlank()) {
      return Optional.of(new Match(candidate, 0));
    }
    OptionalInt inName = Fuzzy.score(query, candidate.name());
    if (inName.isPresent()) {
      return Optional.of(new Match(candidate, IN_NAME + inName.getAsInt()));
    }
    OptionalInt anywhere = Fuzzy.score(query, candidate.name() + " " + candidate.place());
    return anywhere.isPresent()
        ? Optional.of(new Match(candidate, anywhere.getAsInt()))
        : Optional.empty();
  }
}

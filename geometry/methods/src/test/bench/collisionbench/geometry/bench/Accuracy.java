package collisionbench.geometry.bench;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Accuracy: compares every yes or no and every number with exact arithmetic.
///
/// A yes or no is wrong if it differs from the exact one; an exception counts as wrong. The error
/// of a number is relative to the size of the input. Gaps are requested only for separate shapes,
/// depths only for overlapping ones.
final class Accuracy {

  private static final Set<Question> QUESTIONS =
      Set.of(Question.OVERLAP, Question.GAP, Question.DEPTH);

  private Accuracy() {}

  /// The result of one competitor on the adversaries.
  ///
  /// @param asked the number of cases
  /// @param refused the number of cases that its shapes cannot represent
  /// @param threw the number of cases that it accepted and then threw
  /// @param wrong the number of wrong answers by adversary, including exceptions
  /// @param worst the greatest relative error of a number, NaN if one was NaN; 0 for a yes or no
  record Score(
      Entry entry, int asked, int refused, int threw, Map<Adversary, Integer> wrong, double worst) {

    int wrongInAll() {
      return wrong.values().stream().mapToInt(Integer::intValue).sum();
    }
  }

  /// {@return the scores of all entries that can be judged; our own only if a peer answers too or
  /// the pair is complete}
  static List<Score> scores(List<Entry> entries, int countOfEach) {
    Map<Topic, List<Entry>> byTopic =
        entries.stream()
            .filter(entry -> QUESTIONS.contains(entry.topic().question()))
            .collect(Collectors.groupingBy(Entry::topic, LinkedHashMap::new, Collectors.toList()));
    List<Score> scores = new ArrayList<>();
    byTopic.forEach((topic, group) -> {
      List<Judged> cases = asked(topic, countOfEach);
      group.forEach(entry -> scores.add(score(entry, cases)));
    });
    return scores;
  }

  private static List<Judged> asked(Topic topic, int countOfEach) {
    return topic.adversaries(countOfEach).stream()
        .filter(judged ->
            switch (topic.question()) {
              case GAP -> !judged.touching();
              case DEPTH -> judged.touching();
              case OVERLAP, SEPARATION, CROSSING, SWEEP, CONTACT -> true;
            })
        .toList();
  }

  private static Score score(Entry entry, List<Judged> cases) {
    boolean yesNo = entry.topic().question() == Question.OVERLAP;
    int refused = 0;
    int threw = 0;
    double worst = 0;
    Map<Adversary, Integer> wrong = new EnumMap<>(Adversary.class);
    for (Judged judged : cases) {
      switch (Outcome.of(entry.answer(), judged.shapes())) {
        case Outcome.Refused _ -> refused++;
        case Outcome.Threw _ -> {
          threw++;
          wrong.merge(judged.by(), 1, Integer::sum);
        }
        case Outcome.Value(double value) when yesNo -> {
          if ((value < 0) != judged.touching()) {
            wrong.merge(judged.by(), 1, Integer::sum);
          }
        }
        case Outcome.Value(double value) ->
            worst = Math.max(worst, Math.abs(value - judged.distance()) / judged.size());
      }
    }
    return new Score(entry, cases.size(), refused, threw, wrong, worst);
  }
}

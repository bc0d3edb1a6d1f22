package collisionbench.geometry.bench;

import java.util.List;
import java.util.Map;

/// All that a run found out.
///
/// @param exactShares of the inputs that our answers were timed on, how many needed exact
///   arithmetic
record Results(
    List<Speed.Time> times,
    List<Breakdown> breakdowns,
    Map<Topic, Double> exactShares,
    List<Accuracy.Score> scores) {

  /// {@return the times of all entries, and why some have none}
  static Results of(List<Entry> asked, List<Speed.Time> times, List<Accuracy.Score> scores) {
    List<Topic> ours = times.stream().filter(Speed.Time::isOurs).map(Speed.Time::topic).toList();
    return new Results(times, Breakdown.among(asked, times), Fallback.shares(ours), scores);
  }

  /// {@return the share for a topic that we were timed on, or NaN}
  double exactShare(Topic topic) {
    return exactShares.getOrDefault(topic, Double.NaN);
  }

  /// {@return whether it gets a yes or no wrong that should give nobody trouble}
  boolean failsOrdinary(Speed.Time time) {
    return scores.stream()
        .filter(score ->
            score.entry().topic().equals(time.topic()) && score.entry().by().equals(time.by()))
        .anyMatch(score -> score.wrong().containsKey(Adversary.ORDINARY));
  }
}

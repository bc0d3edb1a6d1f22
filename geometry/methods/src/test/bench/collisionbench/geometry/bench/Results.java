package collisionbench.geometry.bench;

import java.util.List;
import java.util.Map;

/// The results of a run.
///
/// @param exactShares the share of our timed inputs that needed exact arithmetic
record Results(
    List<Speed.Time> times,
    List<Breakdown> breakdowns,
    Map<Topic, Double> exactShares,
    List<Accuracy.Score> scores) {

  /// {@return the times of all entries, or why they have none}
  static Results of(List<Entry> asked, List<Speed.Time> times, List<Accuracy.Score> scores) {
    List<Topic> ours = times.stream().filter(Speed.Time::isOurs).map(Speed.Time::topic).toList();
    return new Results(times, Breakdown.among(asked, times), Fallback.shares(ours), scores);
  }

  /// {@return the share for a topic of ours, or NaN}
  double exactShare(Topic topic) {
    return exactShares.getOrDefault(topic, Double.NaN);
  }

  /// {@return whether it gets an easy yes or no wrong}
  boolean failsOrdinary(Speed.Time time) {
    return scores.stream()
        .filter(score ->
            score.entry().topic().equals(time.topic()) && score.entry().by().equals(time.by()))
        .anyMatch(score -> score.wrong().containsKey(Adversary.ORDINARY));
  }
}

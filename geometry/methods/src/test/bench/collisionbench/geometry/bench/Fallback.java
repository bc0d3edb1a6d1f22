package collisionbench.geometry.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.infra.Blackhole;

/// How many inputs of a contest doubles could not decide, so that an answer of ours went on to the
/// numbers of `java.math`, which know no rounding.
///
/// The kernels are left as they are: a second copy of all classes is loaded, in which every call of
/// such a number leaves a mark here (`Marking`).
public final class Fallback {

  private static boolean marked;

  private Fallback() {}

  /// What every marked call does first.
  public static void mark() {
    marked = true;
  }

  /// {@return the share of the inputs, by topic}
  static Map<Topic, Double> shares(List<Topic> topics) {
    Map<Topic, Double> shares = new LinkedHashMap<>();
    try {
      var count =
          new Marking(Fallback.class.getClassLoader())
              .loadClass(Fallback.class.getName())
              .getMethod("count", String.class, String.class);
      for (Topic topic : topics) {
        Object marked = count.invoke(null, topic.question().name(), topic.pair());
        shares.put(topic, ((Number) marked).doubleValue() / Contest.INPUTS);
      }
    } catch (ReflectiveOperationException impossible) {
      throw new LinkageError("the marked copy of the classes does not work", impossible);
    }
    return shares;
  }

  /// {@return over how many inputs a mark was left; asked of the copy, which shares no class with
  /// who asks}
  public static int count(String question, String pair) {
    Topic topic = new Topic(Question.valueOf(question), pair);
    Blackhole hole = Trial.untimed();
    int count = 0;
    for (Case<?> shapes : topic.mix(Contest.INPUTS)) {
      Trial trial = Ours.answer(topic).on(List.of(shapes));
      marked = false;
      trial.run(hole);
      count += marked ? 1 : 0;
    }
    return count;
  }
}

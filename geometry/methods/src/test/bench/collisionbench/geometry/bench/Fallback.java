package collisionbench.geometry.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.infra.Blackhole;

/// Counts the inputs of a contest that doubles could not decide, so that our answer needed the
/// exact numbers of `java.math`.
///
/// The kernels are not changed: a second copy of all classes is loaded, in which every call of such
/// a number is marked here (`Marking`).
public final class Fallback {

  private static boolean marked;

  private Fallback() {}

  /// Called before every marked call.
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

  /// {@return the number of inputs with a mark; called on the copy, which shares no class with the
  /// caller}
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

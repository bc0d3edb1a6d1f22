package collisionbench.geometry.bench;

import java.util.List;
import java.util.stream.Stream;

/// What one competitor answers.
///
/// @param by who: `ours` or a peer's name
record Entry(Topic topic, String by, Answer answer) {

  static final String OURS = "ours";

  /// Behind the name of a peer that holds its shapes in floats, and so has less to load and to be
  /// right about.
  static final String FLOAT = " (float)";

  /// Our own kernels without what makes them exact.
  static final String PLAIN = "plain doubles";

  static Entry of(Question question, String pair, String by, Answer answer) {
    return new Entry(new Topic(question, pair), by, answer);
  }

  /// {@return all there are; ours only where the plane or space has the pair, or a peer answers}
  static List<Entry> all() {
    List<Entry> peers =
        Stream.of(Joml.entries(), LibGdx.entries(), Dyn4j.entries(), Ode4j.entries(), Jts.entries())
            .flatMap(List::stream)
            .toList();
    List<Topic> asked = peers.stream().map(Entry::topic).distinct().toList();
    List<Entry> ours = Ours.entries(asked);
    return Stream.of(ours, peers, Plain.entries()).flatMap(List::stream).toList();
  }

  /// {@return the entry of that name}
  static Entry named(String name) {
    return all().stream().filter(entry -> entry.toString().equals(name)).findFirst().orElseThrow();
  }

  @Override
  public String toString() {
    return topic + "/" + by;
  }
}

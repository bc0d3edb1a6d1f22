package collisionbench.geometry.bench;

import java.util.List;
import java.util.stream.Stream;

/// One kind of answer of one competitor.
///
/// @param by the competitor: `ours` or the name of a peer
record Entry(Topic topic, String by, Answer answer) {

  static final String OURS = "ours";

  /// The suffix for a peer that stores shapes in float, and so has less to load and less to get
  /// right.
  static final String FLOAT = " (float)";

  /// The suffix for a peer that says yes to what is near enough.
  static final String TOLERANT = " (tolerance)";

  /// The suffix for a peer that gets the segment as a ray of unit direction, made before timing.
  static final String PREPARED = " (ray prepared)";

  /// Our own answer with all its parts, where the question is about one number.
  static final String WHOLE = "ours, whole answer";

  /// Our own kernels without the parts that make them exact.
  static final String PLAIN = "plain doubles";

  static Entry of(Question question, String pair, String by, Answer answer) {
    return new Entry(new Topic(question, pair), by, answer);
  }

  /// {@return all entries; ours only if the plane or space has the pair, or a peer answers}
  static List<Entry> all() {
    List<Entry> peers =
        Stream.of(Joml.entries(), LibGdx.entries(), Dyn4j.entries(), Ode4j.entries(), Jts.entries())
            .flatMap(List::stream)
            .toList();
    List<Topic> asked = peers.stream().map(Entry::topic).distinct().toList();
    List<Entry> ours = Ours.entries(asked);
    return Stream.of(ours, peers, Plain.entries()).flatMap(List::stream).toList();
  }

  /// {@return the entry with this name}
  static Entry named(String name) {
    return all().stream().filter(entry -> entry.toString().equals(name)).findFirst().orElseThrow();
  }

  @Override
  public String toString() {
    return topic + "/" + by;
  }
}

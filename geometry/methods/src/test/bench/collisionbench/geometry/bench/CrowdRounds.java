package collisionbench.geometry.bench;

import collisionbench.geometry.space.Shape3;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/// What one engine does with a crowd, round after round.
final class CrowdRounds {

  /// What is timed.
  enum Task {
    /// From shapes to pairs.
    FRESH,
    /// All pairs tested again.
    AGAIN,
    /// One shape moved, and all pairs known again.
    ONE_MOVED,
    /// The same for one shape in a hundred.
    PERCENT_MOVED
  }

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final int MOVES = 5;

  private final Function<List<Shape3>, CrowdEngine> maker;
  private final Map<Task, Long> least = new EnumMap<>(Task.class);
  private final Set<CrowdPair> pairs = new HashSet<>();
  private List<Shape3> shapes = List.of();

  CrowdRounds(Function<List<Shape3>, CrowdEngine> maker) {
    this.maker = maker;
  }

  /// Does every task once.
  ///
  /// @param seed of the moves
  void next(List<Shape3> crowd, long seed) {
    Random random = new Random(seed);
    shapes = new ArrayList<>(crowd);
    long start = now();
    try (CrowdEngine engine = maker.apply(crowd)) {
      engine.touching();
      take(Task.FRESH, now() - start);
      start = now();
      engine.touching();
      take(Task.AGAIN, now() - start);
      // The first move may need more.
      timeToMove(engine, 1, random);
      long all = IntStream.range(0, MOVES).mapToLong(_ -> timeToMove(engine, 1, random)).sum();
      take(Task.ONE_MOVED, all / MOVES);
      take(Task.PERCENT_MOVED, timeToMove(engine, crowd.size() / 100, random));
      pairs.clear();
      engine.forEachTouching((i, j) -> pairs.add(CrowdPair.of(i, j)));
    }
  }

  private long timeToMove(CrowdEngine engine, int count, Random random) {
    int[] indices = random.ints(0, shapes.size()).distinct().limit(count).toArray();
    List<Shape3> moved =
        IntStream.of(indices).mapToObj(i -> Crowd.moved(shapes.get(i), random)).toList();
    for (int at = 0; at < count; at++) {
      shapes.set(indices[at], moved.get(at));
    }
    long start = now();
    engine.moved(indices, moved);
    return now() - start;
  }

  /// The native engines work in this thread, too.
  private static long now() {
    return THREADS.getCurrentThreadCpuTime();
  }

  private void take(Task task, long nanoseconds) {
    least.merge(task, nanoseconds, Math::min);
  }

  /// {@return the least time of all rounds}
  double milliseconds(Task task) {
    return least.getOrDefault(task, 0L) / 1e6;
  }

  /// {@return the shapes after the last round}
  List<Shape3> shapes() {
    return shapes;
  }

  /// {@return the pairs that touched after the last round}
  Set<CrowdPair> pairs() {
    return pairs;
  }
}

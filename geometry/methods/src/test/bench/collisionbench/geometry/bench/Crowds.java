package collisionbench.geometry.bench;

import collisionbench.geometry.bench.CrowdRounds.Task;
import collisionbench.geometry.space.Shape3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// All touching pairs of crowds, found by us and by engines.
///
/// All run in one process and take turns, so that a busy machine slows all of them alike. Each time
/// is CPU time, and the least of several rounds.
final class Crowds {

  private static final String HEAD =
      """
      # Crowds

      All touching pairs of spheres, capsules and boxes, in milliseconds of CPU time. Fresh: from
      shapes to pairs. Again: all pairs tested once more. Moved: one shape, or one in a hundred,
      moved a little, and all pairs known again. Missed and invented: pairs that exact arithmetic
      decides otherwise, of those on which the competitors disagree, with the greatest distance or
      depth among them.

      | crowd | by | touching | fresh | again | one moved | 1 % moved | missed | invented |
      |---|---|---:|---:|---:|---:|---:|---|---|
      """;

  private static final int SHAPES_OF_ALL_ROUNDS = 200_000;

  private Crowds() {}

  /// Writes the table to standard output, row by row, and to `crowds.md` in a folder.
  ///
  /// @param by only these; all if empty
  static void run(Path folder, boolean quick, List<String> by) throws IOException {
    Map<String, Function<List<Shape3>, CrowdEngine>> engines = engines();
    if (!by.isEmpty()) {
      engines.keySet().retainAll(by);
    }
    StringBuilder table = new StringBuilder(HEAD);
    System.out.print(HEAD);
    for (int count : quick ? List.of(1000) : List.of(1000, 10_000, 100_000)) {
      for (double density : List.of(Crowd.SPARSE, Crowd.DENSE)) {
        int rounds = quick ? 2 : Math.clamp(SHAPES_OF_ALL_ROUNDS / count, 3, 60);
        String rows = rows(new Crowd(count, density), engines, rounds);
        System.out.print(rows);
        table.append(rows);
      }
    }
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("crowds.md"), table);
  }

  private static Map<String, Function<List<Shape3>, CrowdEngine>> engines() {
    Map<String, Function<List<Shape3>, CrowdEngine>> engines = new LinkedHashMap<>();
    engines.put(Entry.OURS, OurCrowd::new);
    engines.put("ode4j", OdeCrowd::new);
    put("Bullet" + Entry.FLOAT, BulletCrowd::load, BulletCrowd::new, engines);
    put("Jolt" + Entry.FLOAT, JoltCrowd::load, JoltCrowd::new, engines);
    return engines;
  }

  private static void put(
      String by,
      Runnable library,
      Function<List<Shape3>, CrowdEngine> maker,
      Map<String, Function<List<Shape3>, CrowdEngine>> engines) {
    try {
      library.run();
      engines.put(by, maker);
    } catch (UnsatisfiedLinkError none) {
      System.err.println("Without " + by + ": " + none.getMessage());
    }
  }

  private static String rows(
      Crowd crowd, Map<String, Function<List<Shape3>, CrowdEngine>> engines, int rounds) {
    List<Shape3> shapes = crowd.shapes();
    Map<String, CrowdRounds> all = new LinkedHashMap<>();
    engines.forEach((by, maker) -> all.put(by, new CrowdRounds(maker)));
    for (int round = 0; round < rounds; round++) {
      for (CrowdRounds engine : all.values()) {
        System.gc();
        engine.next(shapes, round);
      }
    }
    List<Shape3> last = all.values().iterator().next().shapes();
    CrowdDisagreement disagreement = CrowdDisagreement.of(all.values(), last);
    return all.entrySet().stream()
        .map(entry -> row(crowd, entry.getKey(), entry.getValue(), disagreement))
        .collect(Collectors.joining());
  }

  private static String row(
      Crowd crowd, String by, CrowdRounds engine, CrowdDisagreement disagreement) {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %,d | %s | %s | %s |%n",
        crowd,
        by,
        engine.pairs().size(),
        Stream.of(Task.values())
            .map(task -> String.format(Locale.ROOT, "%.2f", engine.milliseconds(task)))
            .collect(Collectors.joining(" | ")),
        disagreement.describe(disagreement.missed(engine.pairs())),
        disagreement.describe(disagreement.invented(engine.pairs())));
  }
}

package collisionbench.bench.comparison;

import collisionbench.bench.scene.Scene;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/// Scans a scene for pairs on which methods disagree. Only pairs are scanned whose distance is at
/// most the size of one of the bodies, which is as far as a built-in method errs. A program may err
/// farther away, which is not found.
///
/// Results are kept until one of the two bodies changes. Not thread-safe: one thread at a time may
/// use it.
public final class DisagreementScan {

  /// The longest scan; what was found by then is reported.
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /// After this time a method counts as hanging.
  private static final Duration GRACE = Duration.ofMillis(200);

  private static final Duration GLANCE = Duration.ofMillis(20);

  private final List<Method> methods;
  private final Duration patience;

  /// The methods in use: those that still hang from an earlier scan are left out.
  private final Set<Method> asking = ConcurrentHashMap.newKeySet();

  private Map<PairQuestion, List<String>> known = Map.of();

  /// The result of a scan.
  ///
  /// @param pairs on which methods disagree, in body order
  /// @param isComplete whether all methods answered about all near pairs
  public record Found(List<Disagreement> pairs, boolean isComplete) {

    /// No disagreements, complete.
    public static final Found NOTHING = new Found(List.of(), true);

    public Found {
      pairs = List.copyOf(pairs);
    }
  }

  /// A scan with some methods.
  public DisagreementScan(List<Method> methods) {
    this(methods, PATIENCE);
  }

  /// A scan with other time limits.
  DisagreementScan(List<Method> methods, Duration patience) {
    this.methods = List.copyOf(methods);
    this.patience = patience;
  }

  /// {@return the pairs on which methods disagree at a time: none for a scene that is too large,
  /// those found in time for a slow scan; empty if it is abandoned}
  ///
  /// A method that hangs is left out of later scans until it returns.
  ///
  /// @param outdated whether the result is no longer wanted
  public Optional<Found> of(Scene scene, double time, BooleanSupplier outdated) {
    Optional<List<PairQuestion>> near = NearPairs.of(scene, time);
    if (near.isEmpty()) {
      return Optional.of(new Found(List.of(), false));
    }
    Search search = new Search(near.get(), known, outdated);
    while (search.hangs() && !outdated.getAsBoolean()) {
      search = new Search(near.get(), search.found, outdated);
    }
    return outdated.getAsBoolean() ? Optional.empty() : Optional.of(found(search));
  }

  private Found found(Search search) {
    List<Disagreement> disagreements = new ArrayList<>();
    for (PairQuestion question : search.near) {
      List<String> wrong = search.found.getOrDefault(question, List.of());
      if (!wrong.isEmpty()) {
        disagreements.add(new Disagreement(question.a(), question.b(), wrong));
      }
    }
    boolean all = search.asked.equals(methods);
    known = all ? Map.copyOf(search.found) : known;
    return new Found(disagreements, all && search.found.keySet().containsAll(search.near));
  }

  /// One scan of all near pairs, on its own thread, since a method may never return.
  private final class Search {

    private final List<PairQuestion> near;
    private final List<Method> asked =
        methods.stream().filter(method -> !asking.contains(method)).toList();
    private final Map<PairQuestion, List<String>> found = new ConcurrentHashMap<>();
    private final BooleanSupplier outdated;
    private final AtomicBoolean over = new AtomicBoolean();

    private Search(
        List<PairQuestion> near, Map<PairQuestion, List<String>> known, BooleanSupplier outdated) {
      this.near = near;
      this.outdated = outdated;
      near.stream()
          .filter(known::containsKey)
          .forEach(question -> found.put(question, known.get(question)));
    }

    /// Scans until done, outdated or out of time.
    ///
    /// @return whether a method hangs
    private boolean hangs() {
      long begin = System.nanoTime();
      Thread worker =
          Thread.ofPlatform().daemon().name("collision-bench-scan-methods").start(this::look);
      try {
        boolean ended = false;
        while (!ended
            && !outdated.getAsBoolean()
            && System.nanoTime() - begin < patience.toNanos()) {
          ended = worker.join(GLANCE);
        }
        over.set(true);
        return !ended && !worker.join(GRACE);
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        over.set(true);
        return false;
      }
    }

    private void look() {
      for (PairQuestion question : near) {
        if (over.get() || outdated.getAsBoolean()) {
          return;
        }
        if (!found.containsKey(question)) {
          found.put(question, wrong(question));
        }
      }
    }

    /// Exact arithmetic is slow: it is used only where a method disagrees with the library.
    private List<String> wrong(PairQuestion question) {
      List<Method> quick = asked.stream().filter(method -> !method.equals(Methods.EXACT)).toList();
      return wrong(question, quick, ReferenceAnswers.quick(question)).isEmpty()
          ? List.of()
          : wrong(question, asked, ReferenceAnswers.of(question));
    }

    private List<String> wrong(
        PairQuestion question, List<Method> some, ReferenceAnswers references) {
      return some.stream()
          .filter(method -> isWrong(method, question, references))
          .map(Method::name)
          .toList();
    }

    private boolean isWrong(Method method, PairQuestion question, ReferenceAnswers references) {
      asking.add(method);
      try {
        return question.isAsked(method) && references.of(method).assessment().isWrong();
      } finally {
        asking.remove(method);
      }
    }
  }
}

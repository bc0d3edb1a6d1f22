package collisionbench.app.comparison;

import collisionbench.app.evaluation.BodyExtents;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Scene;
import collisionbench.geometry.broad.Extents;
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

/// Looks for the pairs of a scene on which methods disagree, among those that are near each other:
/// no further apart than one of them is long, for that is as far as a method takes a sign for the
/// other.
///
/// What it has found about a pair it knows again as long as the two stay as they are: one thread at
/// a time may ask.
public final class Survey {

  /// In a scene of more bodies it finds nothing.
  static final int MOST_BODIES = 2_000;

  /// Among more pairs it finds nothing.
  static final int MOST_PAIRS = 5_000;

  /// What the quick rejection of article 002 lets pass.
  private static final double SLACK = 0.0101;

  /// Of a number what is left of a float when it is a difference of squares.
  private static final double PART = 0x1p-10;

  /// So long it looks at most, and tells what it has found by then: a method may take long.
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /// How long a method that is asked last may take before it counts as one that never ends.
  private static final Duration GRACE = Duration.ofMillis(200);

  private static final Duration GLANCE = Duration.ofMillis(20);

  private final List<Method> methods;
  private final Duration patience;

  /// The methods that are being asked: those that have not answered an earlier survey are left out.
  private final Set<Method> asking = ConcurrentHashMap.newKeySet();

  private Map<PairQuestion, List<String>> known = Map.of();

  /// What a survey has found.
  ///
  /// @param pairs on which methods disagree, in body order
  /// @param isComplete whether all methods were asked about all near pairs
  public record Found(List<Disagreement> pairs, boolean isComplete) {

    /// Nothing, where all was asked.
    public static final Found NOTHING = new Found(List.of(), true);

    public Found {
      pairs = List.copyOf(pairs);
    }
  }

  /// A survey of what some methods say.
  public Survey(List<Method> methods) {
    this(methods, PATIENCE);
  }

  /// One that gives up sooner or later than usual.
  Survey(List<Method> methods, Duration patience) {
    this.methods = List.copyOf(methods);
    this.patience = patience;
  }

  /// {@return the pairs on which methods disagree at a time; none of a scene that is too large,
  /// those found in time if it takes long; empty if it is given up}
  ///
  /// A method that never ends is left out of all that follows, until it ends.
  ///
  /// @param outdated whether nobody waits for it any more
  public Optional<Found> of(Scene scene, double time, BooleanSupplier outdated) {
    Optional<List<PairQuestion>> near = nearPairs(scene, time);
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

  /// One look through all near pairs, on a thread of its own, which a method may never give back.
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

    /// Looks until all is found, nobody waits or it takes too long.
    ///
    /// @return whether a method does not end
    private boolean hangs() {
      long begin = System.nanoTime();
      Thread worker =
          Thread.ofPlatform().daemon().name("collision-bench-survey-methods").start(this::look);
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

    /// Exact arithmetic is slow: it is asked where the others do not agree with the library.
    private List<String> wrong(PairQuestion question) {
      List<Method> quick = asked.stream().filter(method -> !method.equals(Methods.EXACT)).toList();
      return wrong(question, quick, Rights.quick(question)).isEmpty()
          ? List.of()
          : wrong(question, asked, Rights.of(question));
    }

    private List<String> wrong(PairQuestion question, List<Method> some, Rights rights) {
      return some.stream()
          .filter(method -> isWrong(method, question, rights))
          .map(Method::name)
          .toList();
    }

    private boolean isWrong(Method method, PairQuestion question, Rights rights) {
      asking.add(method);
      try {
        return question.isAsked(method) && rights.of(method).standing().isWrong();
      } finally {
        asking.remove(method);
      }
    }
  }

  /// {@return the pairs that are near each other; empty if they are too many}
  static Optional<List<PairQuestion>> nearPairs(Scene scene, double time) {
    List<Body> bodies = scene.bodies();
    if (bodies.size() > MOST_BODIES) {
      return Optional.empty();
    }
    List<Body> standing = bodies.stream().map(body -> body.at(time)).toList();
    double[] margins = standing.stream().mapToDouble(Survey::margin).toArray();
    Extents extents = BodyExtents.extents(standing, scene.space());
    List<PairQuestion> near = new ArrayList<>();
    for (int i = 0; i < margins.length; i++) {
      for (int j = i + 1; j < margins.length; j++) {
        if (extents.gap(i, j) <= Math.max(margins[i], margins[j])) {
          near.add(PairQuestion.of(bodies.get(i), bodies.get(j), time));
        }
      }
      if (near.size() > MOST_PAIRS) {
        return Optional.empty();
      }
    }
    return Optional.of(near);
  }

  private static double margin(Body body) {
    return SLACK + Math.max(body.extent(), PART * PairQuestion.size(body));
  }
}

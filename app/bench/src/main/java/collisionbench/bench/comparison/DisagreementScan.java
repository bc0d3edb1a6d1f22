package collisionbench.bench.comparison;

import collisionbench.bench.scene.Scene;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.builtin.Methods;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/// Scans a scene for pairs on which methods disagree. Only pairs are scanned whose distance is at
/// most the size of one of the bodies, which is as far as a built-in method errs. A program may err
/// farther away, which is not found.
///
/// A method that times out is left out of the rest of a scan, so that it hides nothing that others
/// get wrong. Results are kept until one of the two bodies changes. Not thread-safe: one thread at
/// a time may use it.
public final class DisagreementScan {

  /// The longest scan; what was found by then is reported.
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final List<Method> methods;
  private final Duration patience;
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

  /// A scan with another time limit.
  DisagreementScan(List<Method> methods, Duration patience) {
    this.methods = List.copyOf(methods);
    this.patience = patience;
  }

  /// {@return the pairs on which methods disagree at a time: none for a scene that is too large,
  /// those found in time for a slow scan; empty if it is abandoned}
  ///
  /// @param outdated whether the result is no longer wanted
  public Optional<Found> of(Scene scene, double time, BooleanSupplier outdated) {
    Optional<List<PairQuestion>> near = NearPairs.of(scene, time);
    if (near.isEmpty()) {
      return Optional.of(new Found(List.of(), false));
    }
    long begin = System.nanoTime();
    Set<Method> silent = new HashSet<>();
    Map<PairQuestion, List<String>> found = new LinkedHashMap<>();
    for (PairQuestion question : near.get()) {
      if (outdated.getAsBoolean()) {
        return Optional.empty();
      }
      if (known.containsKey(question)) {
        found.put(question, known.get(question));
      } else if (System.nanoTime() - begin < patience.toNanos()) {
        found.put(question, wrong(question, silent));
      }
    }
    known = silent.isEmpty() ? found : known;
    boolean isComplete = silent.isEmpty() && found.size() == near.get().size();
    return Optional.of(new Found(disagreements(found), isComplete));
  }

  private static List<Disagreement> disagreements(Map<PairQuestion, List<String>> found) {
    return found.entrySet().stream()
        .filter(entry -> !entry.getValue().isEmpty())
        .map(entry -> new Disagreement(entry.getKey().a(), entry.getKey().b(), entry.getValue()))
        .toList();
  }

  /// Exact arithmetic is slow: it is used only where a method disagrees with the library.
  ///
  /// @param silent the methods that have timed out, which are not asked again
  private List<String> wrong(PairQuestion question, Set<Method> silent) {
    List<Method> quick = methods.stream().filter(method -> !method.equals(Methods.EXACT)).toList();
    return wrong(question, quick, ReferenceAnswers.quick(question), silent).isEmpty()
        ? List.of()
        : wrong(question, methods, ReferenceAnswers.of(question), silent);
  }

  private static List<String> wrong(
      PairQuestion question, List<Method> some, ReferenceAnswers references, Set<Method> silent) {
    List<String> wrong = new ArrayList<>();
    for (Method method : some) {
      if (!silent.contains(method) && question.isAsked(method)) {
        MethodVerdict verdict = references.of(method);
        if (verdict.reply() instanceof Answer.Failed(MethodFailure.TimedOut _)) {
          silent.add(method);
        } else if (verdict.assessment().isWrong()) {
          wrong.add(method.name());
        }
      }
    }
    return wrong;
  }
}

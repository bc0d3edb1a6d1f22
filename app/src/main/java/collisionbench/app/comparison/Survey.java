package collisionbench.app.comparison;

import collisionbench.app.evaluation.BodyExtents;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Scene;
import collisionbench.geometry.broad.Extents;
import collisionbench.geometry.method.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  /// So many nanoseconds it looks at most, and tells what it has found by then: a method may take
  /// long.
  static final long PATIENCE = 5_000_000_000L;

  private final List<Method> methods;
  private Map<PairQuestion, List<String>> known = Map.of();

  /// A survey of what some methods say.
  public Survey(List<Method> methods) {
    this.methods = List.copyOf(methods);
  }

  /// {@return the pairs on which methods disagree at a time, in body order; none of a scene that is
  /// too large, those found in time if it takes long; empty if it is given up}
  ///
  /// @param outdated whether nobody waits for it any more
  public Optional<List<Disagreement>> of(Scene scene, double time, BooleanSupplier outdated) {
    Map<PairQuestion, List<String>> found = new HashMap<>();
    List<Disagreement> disagreements = new ArrayList<>();
    long begin = System.nanoTime();
    for (PairQuestion question : nearPairs(scene, time)) {
      if (outdated.getAsBoolean()) {
        return Optional.empty();
      }
      List<String> before = known.get(question);
      boolean late = System.nanoTime() - begin > PATIENCE;
      if (before == null && late) {
        continue;
      }
      List<String> wrong = before == null ? wrong(question) : before;
      found.put(question, wrong);
      if (!wrong.isEmpty()) {
        disagreements.add(new Disagreement(question.a(), question.b(), wrong));
      }
    }
    known = found;
    return Optional.of(List.copyOf(disagreements));
  }

  /// Exact arithmetic is slow: it is asked where the others do not agree.
  private List<String> wrong(PairQuestion question) {
    return Comparison.quick(question, methods).wrong().isEmpty()
        ? List.of()
        : Comparison.of(question, methods).wrong();
  }

  /// {@return the pairs that are near each other, none if they are too many}
  static List<PairQuestion> nearPairs(Scene scene, double time) {
    List<Body> bodies = scene.bodies();
    if (bodies.size() > MOST_BODIES) {
      return List.of();
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
        return List.of();
      }
    }
    return near;
  }

  private static double margin(Body body) {
    return SLACK + Math.max(body.extent(), PART * PairQuestion.size(body));
  }
}

package collisionbench.app.evaluation;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Scene;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The answers for every pair of a scene at one time.
public final class Evaluation {

  private final Scene scene;
  private final double time;
  private final List<PairAnswer> pairs;
  private final Set<String> touching;

  private Evaluation(Scene scene, double time, List<PairAnswer> pairs) {
    this.scene = scene;
    this.time = time;
    this.pairs = pairs;
    Set<String> ids = new HashSet<>();
    for (PairAnswer pair : pairs) {
      if (pair.touching()) {
        ids.add(pair.a().id());
        ids.add(pair.b().id());
      }
    }
    this.touching = Set.copyOf(ids);
  }

  /// {@return the answers for a scene as it stands, at time 0}
  public static Evaluation of(Scene scene) {
    return new Evaluation(Scene.empty("", scene.space()), 0, List.of()).next(scene, 0);
  }

  /// {@return the answers for `next` at a time; asked anew only where a body has changed since}
  public Evaluation next(Scene next, double nextTime) {
    List<Body> bodies = next.bodies();
    boolean sameCount = bodies.size() == scene.bodies().size();
    List<PairAnswer> answers = new ArrayList<>(bodies.size() * (bodies.size() - 1) / 2);
    boolean[] kept = new boolean[bodies.size()];
    for (int i = 0; i < kept.length; i++) {
      kept[i] = sameCount && isUnchanged(scene.bodies().get(i), bodies.get(i), nextTime);
    }
    for (int i = 0; i < kept.length; i++) {
      for (int j = i + 1; j < kept.length; j++) {
        answers.add(
            kept[i] && kept[j]
                ? pairs.get(answers.size())
                : PairQuestions.ask(bodies.get(i), bodies.get(j), nextTime));
      }
    }
    return new Evaluation(next, nextTime, List.copyOf(answers));
  }

  /// A body that an edit leaves alone is the very same record in the next scene.
  @SuppressWarnings("ReferenceEquality")
  private boolean isUnchanged(Body before, Body after, double nextTime) {
    return before == after && (time == nextTime || !after.moves());
  }

  /// {@return every unordered pair once, in body order}
  public List<PairAnswer> pairs() {
    return pairs;
  }

  /// {@return the bodies that touch another, by name}
  public Set<String> touching() {
    return touching;
  }

  /// {@return the pairs that bodies are about: with none of them every pair, with one its pairs
  /// with all others, with more the pairs among them}
  public List<PairAnswer> about(Set<String> ids) {
    if (ids.isEmpty()) {
      return pairs;
    }
    return pairs.stream()
        .filter(pair -> {
          boolean a = ids.contains(pair.a().id());
          boolean b = ids.contains(pair.b().id());
          return ids.size() == 1 ? a || b : a && b;
        })
        .toList();
  }

  /// {@return the pair with the least distance, the deepest if some touch, of those that bodies are
  /// about; empty if there is none}
  public Optional<PairAnswer> closest(Set<String> ids) {
    return about(ids).stream()
        .min(Comparator.comparingDouble(pair -> pair.separation().distance()));
  }

  /// {@return the scene that was asked about}
  public Scene scene() {
    return scene;
  }

  /// {@return the time at which the bodies stand where they were asked about}
  public double time() {
    return time;
  }
}

package collisionbench.bench.evaluation;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.broad.BoundsList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// Streams the answers about all pairs of a scene at time 0, in body order. Keeps none of them:
/// memory grows with the bodies, not with their pairs.
public final class PairWalk implements AnsweredPairs {

  private final List<Body> bodies;
  private final BoundsList extents;

  private PairWalk(List<Body> bodies, BoundsList extents) {
    this.bodies = bodies;
    this.extents = extents;
  }

  /// {@return a walk over the pairs of a scene}
  public static PairWalk of(Scene scene) {
    return new PairWalk(scene.bodies(), BodyBounds.extents(scene.bodies(), scene.space()));
  }

  /// Passes on every unordered pair once, except those within groups, until `wantsMore` returns
  /// false.
  public void forEachPair(Predicate<PairAnswer> wantsMore) {
    for (int i = 0; i < bodies.size(); i++) {
      for (int j = i + 1; j < bodies.size(); j++) {
        if (IndexPair.isAsked(bodies, i, j)
            && !wantsMore.test(answer(i, j, extents.mayTouch(i, j) && touches(i, j)))) {
          return;
        }
      }
    }
  }

  /// Passes on every touching pair once, except those within groups, until `wantsMore` returns
  /// false.
  public void forEachContact(Predicate<PairAnswer> wantsMore) {
    boolean[] wanted = {true};
    extents.forEachPair((i, j) -> {
      if (wanted[0] && touches(i, j)) {
        wanted[0] = wantsMore.test(answer(i, j, true));
      }
    });
  }

  @Override
  public void forEach(boolean touching, Predicate<AnsweredPair> wantsMore) {
    Predicate<PairAnswer> whole = pair -> wantsMore.test(AnsweredPair.of(pair));
    if (touching) {
      forEachContact(whole);
    } else {
      forEachPair(whole);
    }
  }

  @Override
  public void forEachNotApart(Consumer<AnsweredPair> consumer) {
    forEachContact(pair -> {
      consumer.accept(AnsweredPair.touching(pair.a(), pair.b()));
      return true;
    });
  }

  private boolean touches(int i, int j) {
    return IndexPair.isAsked(bodies, i, j) && PairQuestions.touching(bodies.get(i), bodies.get(j));
  }

  private PairAnswer answer(int i, int j, boolean touching) {
    Body a = bodies.get(i);
    Body b = bodies.get(j);
    return PairQuestions.answer(a, b, touching, () -> PairQuestions.sweep(a, b));
  }
}

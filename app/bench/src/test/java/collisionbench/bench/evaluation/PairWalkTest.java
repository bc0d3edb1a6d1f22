package collisionbench.bench.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Five balls in a row: each touches the next, the third and fourth are in one group.
class PairWalkTest {

  private static final List<Body> BODIES =
      IntStream.range(0, 5).mapToObj(PairWalkTest::ball).toList();

  private static final PairWalk WALK =
      PairWalk.of(new Scene("", "", Space.THREE, BODIES, Optional.empty(), Optional.empty()));

  private static final List<String> ALL =
      List.of("01", "02", "03", "04", "12", "13", "14", "24", "34");

  private static Body ball(int index) {
    Vec3 velocity = index == 4 ? new Vec3(-2, 0, 0) : Vec3.ZERO;
    Body body = new Body3("" + index, new Sphere(new Vec3(1.75 * index, 0, 0), 1), velocity);
    return index == 2 || index == 3 ? body.grouped(Optional.of("one")) : body;
  }

  private static String names(PairAnswer pair) {
    return pair.a().id() + pair.b().id();
  }

  /// {@return the pairs of a walk that stops after some}
  private static List<String> first(int count, Consumer<Predicate<PairAnswer>> walk) {
    List<String> seen = new ArrayList<>();
    walk.accept(pair -> {
      seen.add(names(pair));
      return seen.size() < count;
    });
    return seen;
  }

  @Test
  void everyPairComesOnceInBodyOrderUntilNoneIsWanted() {
    for (int count = 1; count <= ALL.size(); count++) {
      assertEquals(ALL.subList(0, count), first(count, WALK::forEachPair));
    }
    assertEquals(ALL, first(99, WALK::forEachPair));
  }

  @Test
  void everyContactComesOnceInBodyOrderUntilNoneIsWanted() {
    List<String> contacts = List.of("01", "12", "34");
    for (int count = 1; count <= contacts.size(); count++) {
      assertEquals(contacts.subList(0, count), first(count, WALK::forEachContact));
    }
    List<String> seen = new ArrayList<>();
    WALK.forEachNotApart(pair -> seen.add(pair.a().id() + pair.b().id()));
    assertEquals(contacts, seen);
  }

  @Test
  void aPairHasItsOwnAnswers() {
    WALK.forEachPair(pair -> {
      int apart = Integer.parseInt(pair.b().id()) - Integer.parseInt(pair.a().id());
      assertEquals(1.75 * apart - 2, pair.separation().distance(), 1e-12, names(pair));
      assertEquals(apart == 1, pair.touching());
      assertEquals(pair.b().id().equals("4"), pair.sweep().isPresent());
      return true;
    });
    WALK.forEachContact(pair -> {
      assertEquals(-0.25, pair.separation().distance(), 1e-12);
      assertEquals(
          names(pair).equals("34"),
          pair.sweep().filter(Sweep3.Contact.class::isInstance).isPresent());
      return true;
    });
  }
}

package collisionbench.app.viewport.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.settings.View;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.app.viewport.render.RenderStates;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ShownPairsTest {

  /// In a row: a and b overlap, b and c deeper; d and e are apart from all, e further.
  private static final List<Body> ROW =
      List.of(circle("a", 0), circle("b", 1.8), circle("c", 3.2), circle("d", 6), circle("e", 9));

  private static Body circle(String id, double x) {
    return new Body2(id, new Circle(new Vec2(x, 0), 1));
  }

  private static List<String> pairs(String... selected) {
    return pairs(Set.of(), selected);
  }

  private static List<String> pairs(Set<String> hidden, String... selected) {
    Scene scene =
        new Scene(
            "",
            "",
            Optional.empty(),
            Space.TWO,
            ROW,
            Optional.empty(),
            Optional.empty(),
            hidden,
            Set.of());
    RenderState state =
        RenderStates.of(scene, View.FIRST, new Camera(Vec3.ZERO, 10, 0, 0), selected);
    return ShownPairs.of(state).stream().map(pair -> pair.a().id() + pair.b().id()).toList();
  }

  @Test
  void withoutSelectionAllTouchingPairsAndTheClosestOther() {
    assertEquals(List.of("bc", "ab", "cd"), pairs());
  }

  @Test
  void withOneSelectedItsContactsDeepestFirst() {
    assertEquals(List.of("bc", "ab"), pairs("b"));
  }

  @Test
  void withOneSelectedWithoutContactItsClosestPair() {
    assertEquals(List.of("cd"), pairs("d"));
  }

  @Test
  void withTwoSelectedOnlyTheirPair() {
    assertEquals(List.of("ab"), pairs("b", "a"));
    assertEquals(List.of("ae"), pairs("a", "e"));
  }

  @Test
  void withSeveralSelectedOnlyPairsAmongThem() {
    assertEquals(List.of("ab", "bd"), pairs("a", "b", "d"));
  }

  @Test
  void pairsWithHiddenBodiesAreOmitted() {
    assertEquals(List.of("ab", "de"), pairs(Set.of("c")));
    assertEquals(List.of(), pairs(Set.of("a"), "a", "b"));
  }
}

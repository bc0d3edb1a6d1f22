package collisionbench.app.viewport.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;

/// Which bodies are drawn, when, and in which order.
class BodyLayerTest {

  private static final String RED = "red";
  private static final String GREY = "grey";
  private static final Body A = ball("a", 0);
  private static final Body B = ball("b", 3);
  private static final Body C = ball("c", 6);

  /// What was drawn since it was last asked for: name and look.
  private final List<String> drawn = new ArrayList<>();

  /// Advances by this much whenever it is read.
  private long tick;

  private long now;
  private int arranged;
  private boolean replacing;

  private final BodyLayer<Group, String> layer =
      new BodyLayer<>(() -> now += tick, this::draw, () -> arranged++);

  private static Body ball(String id, double x) {
    return new Body3(id, new Sphere(new Vec3(x, 0, 0), 1));
  }

  private Group draw(Optional<Group> node, Body body, String look) {
    drawn.add(body.id() + " " + look);
    return replacing ? new Group() : node.orElseGet(Group::new);
  }

  /// {@return what is drawn for these bodies, of which those named are red}
  private List<String> shown(List<Body> bodies, String... red) {
    layer.set(bodies, body -> List.of(red).contains(body.id()) ? RED : GREY);
    layer.show();
    return taken();
  }

  private List<String> taken() {
    List<String> since = List.copyOf(drawn);
    drawn.clear();
    return since;
  }

  private List<Node> children() {
    return List.copyOf(layer.node().getChildren());
  }

  private List<Node> nodes(String... ids) {
    return List.of(ids).stream().<Node>map(id -> layer.nodes().get(id)).toList();
  }

  @Test
  void anUnchangedBodyIsNotDrawnAgain() {
    assertEquals(List.of("a grey", "b grey"), shown(List.of(A, B)));
    assertEquals(List.of(), shown(List.of(A, B)));
    assertEquals(List.of(), shown(List.of(ball("a", 0), B)), "an equal one");
    assertEquals(List.of(), shown(List.of(B, A)), "in another order");
    assertEquals(nodes("b", "a"), children());
  }

  @Test
  void aChangedBodyIsDrawnAgainAndNoOther() {
    shown(List.of(A, B, C));
    List<Node> before = children();
    assertEquals(List.of("b grey"), shown(List.of(A, ball("b", 4), C)));
    assertEquals(List.of("b grey"), shown(List.of(A, B, C)), "back again");
    assertEquals(List.of("c red"), shown(List.of(A, B, C), "c"), "its look");
    assertEquals(before, children());
  }

  @Test
  void aReplacedNodeTakesThePlaceOfTheOldOne() {
    shown(List.of(A, B, C));
    Group old = layer.nodes().get("b");
    replacing = true;
    shown(List.of(A, B, C), "b");
    assertNotSame(old, layer.nodes().get("b"));
    assertEquals(nodes("a", "b", "c"), children());
  }

  @Test
  void removedBodiesLeaveAndComeBackAsNewOnes() {
    shown(List.of(A, B));
    Group kept = layer.nodes().get("b");
    assertEquals(List.of(), shown(List.of(B)));
    assertEquals(Map.of("b", kept), layer.nodes());
    assertEquals(List.of("a grey"), shown(List.of(A, B)));
    assertSame(kept, layer.nodes().get("b"));
    assertEquals(nodes("a", "b"), children());
  }

  @Test
  void everythingIsDrawnAgainOnDemand() {
    shown(List.of(A, B));
    layer.redraw();
    assertEquals(List.of("a grey", "b grey"), taken());
    assertEquals(List.of(), shown(List.of(A, B)));
  }

  @Test
  void aDragDoesNotArrangeBodiesThatWaitToAppear() {
    List<Body> many = IntStream.range(0, 20).mapToObj(i -> ball("ball " + i, 3 * i)).toList();
    tick = 40_000_000;
    layer.set(many, _ -> GREY);
    layer.show();
    while (layer.nodes().size() == children().size()) {
      assertTrue(layer.showMore());
    }
    List<Node> before = children();
    List<Body> moved = new ArrayList<>(many);
    moved.set(0, ball("ball 0", 1));
    layer.set(moved, _ -> GREY);
    layer.show();
    assertEquals(before, children());
  }

  @Test
  void manyNewBodiesAreDrawnInPortions() {
    List<Body> many = IntStream.range(0, 10).mapToObj(i -> ball("ball " + i, 3 * i)).toList();
    tick = 40_000_000;
    layer.set(many, _ -> GREY);
    assertTrue(layer.show());
    int first = taken().size();
    assertTrue(first > 0 && first < 10, "drawn at once: " + first);
    int calls = 0;
    while (layer.showMore()) {
      calls++;
    }
    assertTrue(calls > 0);
    assertEquals(10 - first, taken().size(), "each once");
    assertEquals(
        many.stream().<Node>map(body -> layer.nodes().get(body.id())).toList(), children());
    assertFalse(layer.show());
    assertEquals(List.of(), taken());
  }

  @Test
  void reportsWhenNodesAreInPlace() {
    shown(List.of(A));
    assertEquals(1, arranged);
    shown(List.of(A, B));
    assertEquals(2, arranged);
  }
}

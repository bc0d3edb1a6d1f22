package collisionbench.bench.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// A list of bodies is an ordinary list, except that it is checked once and knows its names.
class BodyListTest {

  private static final List<Body> BODIES =
      IntStream.range(0, 20).<Body>mapToObj(i -> ball("ball " + i, i)).toList();

  private static Body3 ball(String id, double x) {
    return new Body3(id, new Sphere(new Vec3(x, 0, 0), 1));
  }

  @Test
  void isTheListItWasMadeFrom() {
    BodyList list = BodyList.of(BODIES, Space.THREE);
    assertEquals(BODIES, list);
    assertEquals(list, BODIES);
    assertEquals(BODIES.hashCode(), list.hashCode());
    assertEquals(BodyList.of(List.copyOf(BODIES), Space.THREE), list);
    assertSame(list, BodyList.of(list, Space.THREE));
    for (int i = 0; i < BODIES.size(); i++) {
      assertEquals(OptionalInt.of(i), list.place(BODIES.get(i).id()));
    }
    assertEquals(OptionalInt.empty(), list.place("ball"));
  }

  @Test
  void someAreChangedAndTheOthersStayTheSameObjects() {
    BodyList list = BodyList.of(BODIES, Space.THREE);
    Set<String> ids = Set.of("ball 3", "ball 11", "nobody");
    BodyList next = list.withEach(ids, body -> body.moving(Vec3.X));
    assertEquals(BODIES, list);
    for (Body body : BODIES) {
      Body now = next.get(list.place(body.id()).orElseThrow());
      if (ids.contains(body.id())) {
        assertEquals(body.moving(Vec3.X), now);
      } else {
        assertSame(body, now);
      }
    }
  }

  @Test
  void whatIsNoSceneIsRefusedAtFirstAndAfterAChange() {
    BodyList list = BodyList.of(BODIES, Space.THREE);
    Body flat = new Body2("ball 1", new Circle(Vec2.ZERO, 1));
    List<Body> twice = List.of(BODIES.getFirst(), BODIES.getFirst());
    assertEquals(
        "id is given twice: ball 0",
        assertThrows(NameException.class, () -> BodyList.of(twice, Space.THREE)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> BodyList.of(BODIES, Space.TWO));
    assertThrows(IllegalArgumentException.class, () -> BodyList.of(list, Space.TWO));
    assertThrows(IllegalArgumentException.class, () -> list.withEach(Set.of("ball 1"), _ -> flat));
    Body3 far = ball("ball 1", 1e308);
    Vec3 beyond = new Vec3(1e308, 0, 0);
    assertThrows(
        IllegalArgumentException.class,
        () -> list.withEach(Set.of("ball 1"), _ -> far.moving(beyond)));
    assertThrows(
        IllegalArgumentException.class,
        () -> list.withEach(Set.of("ball 1"), body -> body.named("ball 2")));
  }
}

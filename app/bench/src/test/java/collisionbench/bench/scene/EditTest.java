package collisionbench.bench.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EditTest {

  private static final Body A = new Body3("a", new Sphere(Vec3.ZERO, 1));
  private static final Body B = new Body3("b", new Sphere(Vec3.X, 1));
  private static final Body C = new Body3("c", new Sphere(Vec3.Y, 1));

  private static final Scene SCENE =
      new Scene(
          "name",
          "note",
          Space.THREE,
          List.of(A, B),
          Optional.of(new Camera(Vec3.ZERO, 8, 0.6, 0.4)),
          Optional.of(new Expectation(List.of(new Expectation.Pair("a", "b")))));

  @Test
  void moveMovesOneBodyOnly() {
    Scene moved = new Edit.Move("b", Vec3.Z).applyTo(SCENE);
    assertEquals(List.of(A, B.movedBy(Vec3.Z)), moved.bodies());
    assertSame(A, moved.bodies().getFirst());
    assertEquals(SCENE, new Edit.Move("b", Vec3.Z.negated()).applyTo(moved));
  }

  @Test
  void addAppendsABody() {
    Scene more = new Edit.Add(C).applyTo(SCENE);
    assertEquals(List.of(A, B, C), more.bodies());
    assertEquals(SCENE.expect(), more.expect());
    assertEquals(SCENE, new Edit.Remove(Set.of("c")).applyTo(more));
  }

  @Test
  void addRejectsATakenName() {
    assertThrows(IllegalArgumentException.class, () -> new Edit.Add(A).applyTo(SCENE));
  }

  @Test
  void removeRemovesTheExpectedContactsOfABody() {
    Scene less = new Edit.Remove(Set.of("a")).applyTo(SCENE);
    assertEquals(List.of(B), less.bodies());
    assertEquals(Optional.of(new Expectation(List.of())), less.expect());
  }

  @Test
  void removeIgnoresAnUnknownBody() {
    assertEquals(SCENE, new Edit.Remove(Set.of("c")).applyTo(SCENE));
  }

  @Test
  void freeNameIsTheWordOrTheWordWithTheNextNumber() {
    assertEquals("c", SCENE.freeId("c"));
    assertEquals("a 2", SCENE.freeId("a"));
    Body second = new Body3("a 2", new Sphere(Vec3.ZERO, 1));
    assertEquals("a 3", new Edit.Add(second).applyTo(SCENE).freeId("a"));
  }
}

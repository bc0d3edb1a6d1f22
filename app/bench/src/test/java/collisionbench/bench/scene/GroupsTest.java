package collisionbench.bench.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GroupsTest {

  private static final Scene LOOSE =
      new Scene(
          "",
          "",
          Space.THREE,
          Stream.of("a", "b", "c", "d").map(GroupsTest::ball).toList(),
          Optional.empty(),
          Optional.empty());

  private static Body ball(String id) {
    return new Body3(id, new Sphere(Vec3.ZERO, 1), Vec3.X);
  }

  private static List<Body> bodies(Scene scene, String... ids) {
    return Stream.of(ids).map(id -> scene.body(id).orElseThrow()).toList();
  }

  private static Scene joined(Scene scene, String... ids) {
    return Groups.joined(bodies(scene, ids), scene).applyTo(scene);
  }

  private static List<String> groups(List<Body> bodies) {
    return bodies.stream().map(body -> body.group().orElse("")).toList();
  }

  @Test
  void eachNewGroupHasANameOfItsOwn() {
    Scene two = joined(joined(LOOSE, "a", "c"), "b", "d");
    assertEquals(List.of("group", "group 2", "group", "group 2"), groups(two.bodies()));
    assertEquals(List.of("b", "d"), Groups.with(List.of("d"), two));
    assertEquals(List.of("a"), Groups.with(List.of("a"), LOOSE));
  }

  @Test
  void aGroupIsDissolvedAsAWhole() {
    Scene two = joined(joined(LOOSE, "a", "c"), "b", "d");
    Scene one = Groups.dissolved(bodies(two, "d"), two).applyTo(two);
    assertEquals(List.of("group", "", "group", ""), groups(one.bodies()));
    assertEquals(LOOSE, Groups.dissolved(one.bodies(), one).applyTo(one));
  }

  @Test
  void aBodyStaysInItsGroupWhateverElseChanges() {
    Body ball = joined(LOOSE, "a", "b").body("a").orElseThrow();
    Stream.of(
            ball.named("z"),
            ball.moving(Vec3.Y),
            ball.movedBy(Vec3.Y),
            ball.at(0.5),
            ball.scaled(size -> size * 2),
            ball.withRounded(ball.values()))
        .forEach(changed -> assertEquals(Optional.of("group"), changed.group()));
  }

  @Test
  void copiesOfAGroupAreAGroupAndACopyOfOneOfItsBodiesIsInNone() {
    Scene scene = joined(LOOSE, "a", "c");
    List<Body> all = Copies.of(scene.bodies(), scene, Vec3.X);
    assertEquals(List.of("group 2", "", "group 2", ""), groups(all));
    assertEquals(List.of(""), groups(Copies.of(bodies(scene, "c"), scene, Vec3.X)));
    assertEquals(
        List.of("group", "group"), groups(Copies.of(bodies(scene, "a", "c"), LOOSE, Vec3.X)));
  }

  @Test
  void aGroupHasAName() {
    assertEquals(
        "id must not be empty",
        assertThrows(NameException.class, () -> ball("a").grouped(Optional.of(" "))).getMessage());
  }
}

package collisionbench.app.panel.inspector;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import collisionbench.app.panel.widget.Expression;
import collisionbench.app.panel.widget.NumberKind;
import collisionbench.app.panel.widget.ParameterGroup.Parameter;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Numbers;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every number of every shape can be read and written.
class ParametersTest {

  private static final Vec3 P = new Vec3(0.1, -2, 1 / 3.0);
  private static final Vec3 Q = new Vec3(3, 0.7, 1e-7);
  private static final Vec2 U = new Vec2(0.1, -2);
  private static final Vec2 V = new Vec2(3, 0.7);

  static Stream<Body> bodies() {
    return Stream.concat(
        Stream.of(
                new Sphere(P, 0.3),
                new Capsule(P, Q, 0.1),
                new Box(P, new Vec3(1, 0.2, 0.1), new Rotation(0.3, -0.1, 0.5, 2)),
                new Segment(P, Q),
                new Triangle(P, Q, Vec3.Y),
                new Hull(List.of(P, Q, Vec3.Y, P)))
            .map(shape -> new Body3("it", shape, new Vec3(0, 1, 0))),
        Stream.of(
                new Point2(U),
                new Circle(U, 0.3),
                new Capsule2(U, V, 0.3),
                new Segment2(U, V),
                new Sector(U, 2, new Vec2(0, 1), Math.toRadians(100)),
                new Polygon(List.of(U, V, new Vec2(1, 4), new Vec2(-1, 2))))
            .map(shape -> new Body2("it", shape, new Vec2(0.5, 0))));
  }

  private static Scene scene(Body body) {
    return new Scene("Test", "", body.space(), List.of(body), Optional.empty(), Optional.empty());
  }

  private static List<Parameter> parameters(Body body) {
    Subject.Edited subject = new Subject.Edited(body.id());
    return IntStream.range(0, body.values().size())
        .mapToObj(field -> ShapeParameters.of(body, field, subject))
        .flatMap(List::stream)
        .flatMap(group -> group.parameters().stream())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("bodies")
  void anotherNumberIsReadBackAndNothingElseChanges(Body body) {
    Scene before = scene(body);
    for (Parameter changed : parameters(body)) {
      double next = changed.read().applyAsDouble(before) + 0.125;
      Scene after = changed.write().apply(before, next).applyTo(before);
      for (Parameter parameter : parameters(body)) {
        boolean same = parameter.name().equals(changed.name());
        double expected = same ? next : parameter.read().applyAsDouble(before);
        assertEquals(
            expected, parameter.read().applyAsDouble(after), same ? 1e-11 : 0, parameter.name());
      }
      assertEquals(body.displacement(), after.bodies().getFirst().displacement());
    }
  }

  @ParameterizedTest
  @MethodSource("bodies")
  void theTextToEditOfEveryNumberLeadsBackToTheVerySameScene(Body body) {
    Scene before = scene(body);
    for (Parameter parameter : parameters(body)) {
      if (parameter.kind() == NumberKind.ANGLE) {
        continue;
      }
      String text = Numbers.exact(parameter.read().applyAsDouble(before));
      double value = assertDoesNotThrow(() -> Expression.of(text));
      assertEquals(
          before, parameter.write().apply(before, value).applyTo(before), parameter.name());
    }
  }

  @ParameterizedTest
  @MethodSource("bodies")
  void everyNumberHasANameOfItsOwn(Body body) {
    List<Parameter> all = parameters(body);
    assertEquals(all.size(), all.stream().map(Parameter::name).distinct().count());
  }

  @Test
  void theNumbersAreAllThatAShapeHas() {
    assertEquals(
        List.of(4, 7, 6, 6, 9, 12, 2, 3, 5, 4, 5, 8),
        bodies().map(body -> parameters(body).size()).toList());
  }

  @Test
  void aDirectionInDegreesIsExactInTheQuartersAndTheOpeningIsAFullTurnAt360() {
    Body2 slice = new Body2("it", new Sector(U, 2, Vec2.X, 1));
    List<Parameter> numbers = parameters(slice);
    Scene before = scene(slice);
    Parameter direction = numbers.get(3);
    Parameter opening = numbers.get(4);
    Scene turned = direction.write().apply(before, 90.0).applyTo(before);
    assertEquals(new Sector(U, 2, Vec2.Y, 1), ((Body2) turned.bodies().getFirst()).shape());
    Scene whole = opening.write().apply(before, 360.0).applyTo(before);
    assertEquals(Sector.FULL_TURN, ((Sector) ((Body2) whole.bodies().getFirst()).shape()).angle());
    assertThrows(IllegalArgumentException.class, () -> opening.write().apply(before, 361.0));
  }

  @Test
  void severalBodiesMoveByTheirMiddle() {
    Scene before =
        new Scene(
            "Test",
            "",
            Space.THREE,
            List.of(
                new Body3("a", new Sphere(Vec3.ZERO, 1)),
                new Body3("b", new Sphere(new Vec3(4, 0, 0), 1)),
                new Body3("c", new Sphere(new Vec3(9, 9, 9), 1))),
            Optional.empty(),
            Optional.empty());
    Parameter x = SharedForm.middle(Set.of("a", "b"), Space.THREE).parameters().getFirst();
    assertEquals(2, x.read().applyAsDouble(before));
    Scene after = x.write().apply(before, 5.0).applyTo(before);
    assertEquals(5, x.read().applyAsDouble(after));
    assertEquals(new Sphere(new Vec3(3, 0, 0), 1), ((Body3) after.bodies().getFirst()).shape());
    assertEquals(before.bodies().get(2), after.bodies().get(2));
  }
}

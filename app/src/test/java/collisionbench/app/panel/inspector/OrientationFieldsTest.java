package collisionbench.app.panel.inspector;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.panel.inspector.OrientationFields.EulerAngles;
import collisionbench.app.panel.widget.ParameterGroup;
import collisionbench.app.panel.widget.ParameterGroup.Parameter;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OrientationFieldsTest {

  private final OrientationFields orientation = new OrientationFields(new Subject.Edited("box"));

  private static Scene scene(Rotation rotation) {
    return new Scene(
        "Test",
        "",
        Space.THREE,
        List.of(new Body3("box", new Box(Vec3.ZERO, new Vec3(1, 2, 3), rotation))),
        Optional.empty(),
        Optional.empty());
  }

  private static Scene with(Scene scene, Parameter parameter, double value) {
    return parameter.write().apply(scene, value).applyTo(scene);
  }

  private static List<Double> read(ParameterGroup group, Scene scene) {
    return group.parameters().stream()
        .map(parameter -> parameter.read().applyAsDouble(scene))
        .toList();
  }

  @Test
  void anglesStayAsTheyWereTypedThoughOthersAreTheSameRotation() {
    ParameterGroup angles = orientation.angles();
    Scene pitched = with(scene(Rotation.NONE), angles.parameters().getFirst(), 100);
    assertEquals(List.of(100.0, 0.0, 0.0), read(angles, pitched));
    Scene rolled = with(pitched, angles.parameters().get(2), 400);
    assertEquals(List.of(100.0, 0.0, 400.0), read(angles, rolled));
  }

  @Test
  void aDragThroughStraightUpTurnsAboutOneAxisOnly() {
    Scene start = scene(new EulerAngles(80, 30, 10).rotation());
    ParameterGroup angles = orientation.angles();
    Scene seen = start;
    for (int pitch = 80; pitch <= 120; pitch++) {
      seen = with(start, angles.parameters().getFirst(), pitch);
    }
    assertEquals(120, read(angles, seen).getFirst());
    assertEquals(30, read(angles, seen).get(1), 1e-9);
    assertEquals(10, read(angles, seen).get(2), 1e-9);
  }

  @Test
  void whatIsTurnedElsewhereIsShownAnew() {
    ParameterGroup angles = orientation.angles();
    with(scene(Rotation.NONE), angles.parameters().getFirst(), 100);
    assertEquals(List.of(0.0, 0.0, 0.0), read(angles, scene(Rotation.NONE)));
    Scene turned = scene(new EulerAngles(0, 45, 0).rotation());
    assertEquals(List.of(0.0, 45.0, 0.0), read(angles, turned));
  }

  @Test
  void theQuaternionIsShownAndWrittenAsItIs() {
    Scene scene = scene(new Rotation(1, 2, 3, 4));
    ParameterGroup quaternion = orientation.quaternion();
    assertEquals(List.of(1.0, 2.0, 3.0, 4.0), read(quaternion, scene));
    Scene changed = with(scene, quaternion.parameters().get(3), 0.1);
    assertEquals(scene(new Rotation(1, 2, 3, 0.1)), changed);
  }
}

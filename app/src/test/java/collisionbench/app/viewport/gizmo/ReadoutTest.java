package collisionbench.app.viewport.gizmo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.scene.Axis;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadoutTest {

  @Test
  void whatIsOnlyRoundingIsNotToldOfAWay() {
    assertEquals("+1.5 X", Readout.displacement(new Vec3(1.5, 2.2e-16, -1e-17), List.of()));
    assertEquals(
        "+1.5 X   +0 Y", Readout.displacement(new Vec3(1.5, -1e-17, 0), List.of(Axis.X, Axis.Y)));
    assertEquals("\u22121e-15 Z", Readout.displacement(new Vec3(0, 0, -1e-15), List.of()));
    assertEquals("0", Readout.displacement(Vec3.ZERO, List.of()));
  }

  @Test
  void placesAndTurnsHaveNoRoundingEither() {
    assertEquals("1, 0", Readout.place(new Vec3(1, 1e-16, 5), List.of(Axis.X, Axis.Y), 2));
    assertEquals("+0\u00b0", Readout.turn(-1e-15));
    assertEquals("0\u00b0", Readout.angle(1e-14));
    assertEquals("r 1e-20", Readout.length("r", 1e-20));
  }
}

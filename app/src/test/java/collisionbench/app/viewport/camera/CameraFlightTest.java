package collisionbench.app.viewport.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A flight from its first frame to its last.
class CameraFlightTest {

  private static final double TINY = 1e-9;

  @BeforeEach
  void fly() {
    System.clearProperty("collisionbench.still");
  }

  @AfterEach
  void stayStill() {
    System.setProperty("collisionbench.still", "true");
  }

  @ParameterizedTest
  @CsvSource({"0, 0.5, 0.5", "0.5, 0, -0.5", "3, -3, 0.28318530718", "-3, 3, -0.28318530718"})
  void itTurnsTheShorterWayRoundNeverBackAndEndsExactlyThere(double from, double to, double turn)
      throws Exception {
    Camera start = new Camera(Vec3.ZERO, 8, from, 0.5);
    Camera end = new Camera(Vec3.X, 2, to, -0.5);
    List<Camera> seen = flight(start, end);
    assertEquals(end, seen.getLast());
    double before = 0;
    for (Camera now : seen) {
      double part = (8 - now.distance()) / 6;
      assertTrue(part >= before && part <= 1, seen::toString);
      before = part;
      double turned = Math.IEEEremainder(now.azimuth() - from, 2 * Math.PI);
      assertTrue(turned / turn > -TINY && turned / turn < 1 + TINY, seen::toString);
    }
  }

  /// {@return all cameras of a flight, once it has ended}
  private static List<Camera> flight(Camera from, Camera to) throws Exception {
    List<Camera> seen = new ArrayList<>();
    CompletableFuture<Boolean> arrived = new CompletableFuture<>();
    CameraFlight flight = begun(from, to, seen, arrived);
    arrived.get(5, TimeUnit.MINUTES);
    Toolkit.call(() -> {
      assertEquals(to, flight.destination());
      return true;
    });
    return seen;
  }

  private static CameraFlight begun(
      Camera from, Camera to, List<Camera> seen, CompletableFuture<Boolean> arrived)
      throws SnapshotException {
    return Toolkit.call(() -> {
      Session session = new Session(Document.of(Scene.empty("", Space.THREE)), from);
      CameraFlight flight = new CameraFlight(session);
      session
          .display()
          .camera()
          .subscribe((_, now) -> {
            seen.add(now);
            if (now.equals(to)) {
              arrived.complete(true);
            }
          });
      flight.to(to);
      assertEquals(to, flight.destination());
      return flight;
    });
  }
}

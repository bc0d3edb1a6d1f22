package collisionbench.app.viewport.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import javafx.event.EventType;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Where the keys fly, and how fast, by a clock of the test's own.
class LookAroundTest {

  private static final Camera ASKEW = new Camera(new Vec3(0.5, 1, -0.25), 10, 0.6, 0.35);
  private static final long FRAME = 50_000_000;
  private static final double TINY = 1e-9;

  @ParameterizedTest
  @CsvSource({
    "W, false, 0, 0, 1",
    "S, false, 0, 0, -1",
    "D, false, 1, 0, 0",
    "A, false, -1, 0, 0",
    "E, false, 0, 1, 0",
    "Q, false, 0, -1, 0",
    "W, true, 0, 0, 4",
    "Q, true, 0, -4, 0",
    "WS, false, 0, 0, 0",
    "ED, false, 0.70710678118654752, 0.70710678118654752, 0"
  })
  void keysFlyThePicturesHeightPerSecond(
      String keys, boolean shift, double right, double up, double ahead) throws SnapshotException {
    Vec3 flown =
        Toolkit.call(() -> {
          Session session = session();
          LookAround look = lookAround(session);
          keys.chars()
              .forEach(key -> assertTrue(look.key(event(KeyEvent.KEY_PRESSED, key, shift))));
          // How long the first frame took is not known.
          long now = System.nanoTime();
          look.fly(now);
          Camera start = session.display().camera().get();
          look.fly(now + FRAME);
          Camera end = session.display().camera().get();
          look.ended();
          assertEquals(
              ASKEW, new Camera(ASKEW.target(), end.distance(), end.azimuth(), end.elevation()));
          return end.target().minus(start.target());
        });
    double height = FRAME * 1e-9 * ASKEW.visibleHeight();
    assertEquals(right * height, flown.dot(ASKEW.right()), TINY);
    assertEquals(up * height, flown.dot(ASKEW.up()), TINY);
    assertEquals(ahead * height, -flown.dot(ASKEW.towardsEye()), TINY);
  }

  @Test
  void longFramesCountATenthOfASecondAndReleasedKeysStop() throws SnapshotException {
    Toolkit.call(() -> {
      Session session = session();
      LookAround look = lookAround(session);
      look.key(event(KeyEvent.KEY_PRESSED, 'D', false));
      long now = System.nanoTime();
      look.fly(now);
      Camera start = session.display().camera().get();
      look.fly(now + 200 * FRAME);
      Camera end = session.display().camera().get();
      Vec3 flown = end.target().minus(start.target());
      assertEquals(0.1 * ASKEW.visibleHeight(), flown.dot(ASKEW.right()), TINY);
      look.key(event(KeyEvent.KEY_RELEASED, 'D', false));
      look.fly(now + 201 * FRAME);
      assertEquals(end, session.display().camera().get());
      return true;
    });
  }

  @Test
  void otherKeysAndShortcutsAreLeftToOthers() throws SnapshotException {
    Toolkit.call(() -> {
      LookAround look = lookAround(session());
      for (KeyCode code : KeyCode.values()) {
        boolean flies = "WASDEQ".contains(code.getName());
        assertEquals(flies, look.key(event(KeyEvent.KEY_PRESSED, code, false)), code::name);
        assertEquals(flies, look.key(event(KeyEvent.KEY_RELEASED, code, false)), code::name);
        assertFalse(look.key(event(KeyEvent.KEY_PRESSED, code, true)), code::name);
        assertEquals(flies, look.key(event(KeyEvent.KEY_RELEASED, code, true)), code::name);
      }
      return true;
    });
  }

  private static KeyEvent event(EventType<KeyEvent> type, KeyCode code, boolean shortcut) {
    return new KeyEvent(type, "", "", code, false, shortcut, false, shortcut);
  }

  private static Session session() {
    List<Body3> bodies = List.of(new Body3("ball", new Sphere(Vec3.ZERO, 3)));
    Scene scene =
        new Scene("", "", Space.THREE, List.copyOf(bodies), Optional.of(ASKEW), Optional.empty());
    return new Session(Document.of(scene), ASKEW);
  }

  private static LookAround lookAround(Session session) {
    Viewport viewport = new Viewport(session, FrameTimer.SILENT);
    Pointer press = new Pointer(0, 0, false, Optional.empty(), false, Optional.empty());
    return new LookAround(viewport.navigation(), session, press);
  }

  private static KeyEvent event(EventType<KeyEvent> type, int letter, boolean shift) {
    KeyCode code = KeyCode.getKeyCode(Character.toString(letter));
    return new KeyEvent(type, "", "", code, shift, false, false, false);
  }
}

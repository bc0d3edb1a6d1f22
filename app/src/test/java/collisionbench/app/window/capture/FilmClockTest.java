package collisionbench.app.window.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FilmClockTest {

  private static Session session() {
    Scene scene =
        new Scene(
            "",
            "",
            Space.THREE,
            List.of(new Body3("ball", new Sphere(Vec3.ZERO, 1), Vec3.X)),
            Optional.empty(),
            Optional.empty());
    return new Session(Document.of(scene), new Camera(Vec3.ZERO, 10, 0, 0));
  }

  @Test
  void onePassGoesEvenlyFromTheStartToTheEnd() {
    Session session = session();
    session.showTime(0.25);
    FilmClock pass = new FilmClock.Pass(session);
    List<Double> times = new ArrayList<>();
    while (!pass.isOver()) {
      assertEquals(60L * times.size(), pass.millis());
      pass.prepare();
      times.add(session.evaluation().get().time());
      pass.taken();
    }
    assertEquals(3000, pass.millis());
    assertEquals(50, times.size());
    for (int i = 0; i < 50; i++) {
      assertEquals(i / 49.0, times.get(i), 1e-15);
    }
    pass.end();
    assertEquals(0.25, session.evaluation().get().time());
  }

  @Test
  void whatIsSeenIsNeverOverByItself() {
    FilmClock live = new FilmClock.Live();
    long first = live.millis();
    assertTrue(first >= 0 && live.millis() >= first && !live.isOver());
  }
}

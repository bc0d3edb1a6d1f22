package collisionbench.app.window;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Document;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.Probe;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;

/// Measures in a real window with 200 bodies, half of which move, how long an event of a drag takes
/// until everything that shows it is up to date (the drawing of the frame not included), whether
/// the heap grows, and what the window costs while nothing changes.
///
/// Not a test: it is started by hand, on the class path of the tests, and only prints.
public final class SpeedOfDragging {

  private static final int BODIES = 200;
  private static final int EVENTS = 10_000;
  private static final int BETWEEN_FRAMES = 100;

  private SpeedOfDragging() {}

  /// Prints the numbers.
  public static void main(String[] args) throws Exception {
    List<Long> times = new ArrayList<>();
    Path settings = Files.createTempDirectory("settings");
    Scene scene = scene();
    Stage[] stage = new Stage[1];
    BenchWindow window =
        Toolkit.call(() -> {
          stage[0] = new Stage();
          Probe probe = (_, nanos) -> times.add(nanos);
          BenchWindow made =
              new BenchWindow(
                  stage[0],
                  Document.of(scene),
                  Optional.empty(),
                  TextClipboard.ofDesktop(),
                  probe,
                  settings);
          made.show();
          return made;
        });
    idle("before");
    long before = used();
    Random random = new Random(1);
    Point2D[] at = {
      Toolkit.call(() -> {
        Vec3 taken = scene.bodies().getFirst().points().getFirst();
        Point2D pixel = window.viewport().projection().toPixel(taken).orElseThrow();
        fire(window.viewport(), MouseEvent.MOUSE_PRESSED, pixel);
        return pixel;
      })
    };
    // Some between two frames, so that drawing does not take all the time.
    for (int i = 0; i < EVENTS / BETWEEN_FRAMES; i++) {
      Toolkit.call(() -> {
        for (int event = 0; event < BETWEEN_FRAMES; event++) {
          at[0] = at[0].add(3 * random.nextGaussian(), 3 * random.nextGaussian());
          fire(window.viewport(), MouseEvent.MOUSE_DRAGGED, at[0]);
        }
        return at[0];
      });
    }
    Toolkit.call(() -> {
      fire(window.viewport(), MouseEvent.MOUSE_RELEASED, at[0]);
      return at[0];
    });
    System.out.println("made: " + window.session().document().get().history().undoable());
    print("drag", times.subList(times.size() / 2, times.size()));
    System.out.printf(
        "heap before the drag %.1f MB, after it %.1f MB%n", before / 1e6, used() / 1e6);
    List<Long> slides = new ArrayList<>();
    for (int i = 0; i < 1000; i += BETWEEN_FRAMES) {
      Toolkit.call(() -> {
        for (int event = 0; event < BETWEEN_FRAMES; event++) {
          long start = System.nanoTime();
          window.session().showTime(random.nextDouble());
          slides.add(System.nanoTime() - start);
        }
        return slides.size();
      });
    }
    print("time", slides.subList(500, 1000));
    idle("after");
    System.exit(0);
  }

  private static void print(String what, List<Long> nanos) {
    List<Long> sorted = nanos.stream().sorted().toList();
    System.out.printf(
        "%s: %d events, median %.2f ms, 95 %% below %.2f ms, most %.2f ms%n",
        what,
        sorted.size(),
        sorted.get(sorted.size() / 2) / 1e6,
        sorted.get(sorted.size() * 95 / 100) / 1e6,
        sorted.getLast() / 1e6);
  }

  private static void idle(String when) throws InterruptedException {
    Thread.sleep(5_000);
    long start = cpu();
    Thread.sleep(10_000);
    System.out.printf("idle %s: %.2f %% of a core%n", when, (cpu() - start) / 1e8);
  }

  /// {@return nanoseconds that all threads have run}
  private static long cpu() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos();
  }

  private static long used() {
    System.gc();
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private static Scene scene() {
    Random random = new Random(200);
    List<Body> bodies = new ArrayList<>();
    for (int i = 0; i < BODIES; i++) {
      Vec3 at =
          new Vec3(
              4 * random.nextGaussian(), 1 + random.nextDouble() * 4, 4 * random.nextGaussian());
      bodies.add(
          new Body3(
              "body " + i,
              shape(i % 5, at, random),
              i % 2 == 0 ? Vec3.ZERO : new Vec3(random.nextGaussian(), 0, random.nextGaussian())));
    }
    return new Scene("Many", "", Space.THREE, bodies, Optional.empty(), Optional.empty());
  }

  private static Shape3 shape(int kind, Vec3 at, Random random) {
    Vec3 aside = new Vec3(random.nextDouble(), random.nextDouble(), random.nextDouble()).times(0.6);
    return switch (kind) {
      case 0 -> new Sphere(at, 0.3);
      case 1 -> new Capsule(at, at.plus(aside), 0.2);
      case 2 ->
          new Box(at, new Vec3(0.2, 0.3, 0.4), new Rotation(aside.x(), aside.y(), aside.z(), 1));
      case 3 -> new Segment(at, at.plus(aside));
      default -> new Triangle(at, at.plus(aside), at.plus(new Vec3(0.5, 0, 0.2)));
    };
  }

  private static void fire(Node target, EventType<MouseEvent> type, Point2D at) {
    MouseEvents.fire(target, type, at, MouseButton.PRIMARY, 0);
  }
}

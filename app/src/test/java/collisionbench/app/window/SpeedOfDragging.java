package collisionbench.app.window;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Document;
import collisionbench.app.settings.View;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.window.action.TextClipboard;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;

/// Measures in a real window with many bodies, half of which move, with all marks, how long it
/// takes to open them, how long an event of a drag takes until everything that shows it is up to
/// date (the drawing of the frame not included), how long the marks of a frame take, whether the
/// heap grows, and what the window costs while nothing changes.
///
/// Not a test: it is started by hand, on the class path of the tests, and only prints. Arguments:
/// how many bodies, and `2d` for the plane.
public final class SpeedOfDragging {

  private static final int EVENTS = 10_000;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int BETWEEN_FRAMES = 100;

  private SpeedOfDragging() {}

  /// Prints the numbers.
  public static void main(String[] args) throws Exception {
    int count = args.length > 0 ? Integer.parseInt(args[0]) : 200;
    Space space = args.length > 1 && args[1].equals("2d") ? Space.TWO : Space.THREE;
    List<Long> times = new ArrayList<>();
    List<Long> overlays = new ArrayList<>();
    Path settings = Files.createTempDirectory("settings");
    Scene scene = scene(count, space);
    Stage[] stage = new Stage[1];
    BenchWindow window =
        Toolkit.call(() -> {
          stage[0] = new Stage();
          FrameTimer probe =
              (what, nanos) -> (what.equals("overlay") ? overlays : times).add(nanos);
          BenchWindow made =
              new BenchWindow(
                  stage[0],
                  Document.of(Scene.empty("Nothing", space)),
                  Optional.empty(),
                  TextClipboard.ofDesktop(),
                  probe,
                  settings);
          made.show();
          return made;
        });
    long begun = System.nanoTime();
    Toolkit.call(() -> {
      window.session().open(Document.of(scene), Framing.of(scene, 1.6));
      Set<View.Layer> marks = EnumSet.complementOf(EnumSet.of(View.Layer.SEE_THROUGH));
      window.session().display().show(view -> view.with(marks));
      return true;
    });
    drawn(stage[0]);
    System.out.printf("%d bodies: opened in %.2f s%n", count, (System.nanoTime() - begun) / 1e9);
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
    Instant end = Instant.now().plus(PATIENCE);
    for (int i = 0; i < EVENTS / BETWEEN_FRAMES && Instant.now().isBefore(end); i++) {
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
    List<Long> drags = List.copyOf(times.subList(times.size() / 2, times.size()));
    print("drag", drags);
    printHistogram(drags);
    print("marks of a frame", overlays.subList(overlays.size() / 2, overlays.size()));
    System.out.printf(
        "heap before the drag %.1f MB, after it %.1f MB%n", before / 1e6, used() / 1e6);
    System.out.println("resident after the drag: " + resident());
    List<Long> slides = new ArrayList<>();
    Instant slid = Instant.now().plus(PATIENCE);
    for (int i = 0; i < 1000 && Instant.now().isBefore(slid); i += BETWEEN_FRAMES) {
      Toolkit.call(() -> {
        for (int event = 0; event < BETWEEN_FRAMES; event++) {
          long start = System.nanoTime();
          window.session().showTime(random.nextDouble());
          slides.add(System.nanoTime() - start);
        }
        return slides.size();
      });
    }
    print("time", slides.subList(slides.size() / 2, slides.size()));
    idle("after");
    System.out.println("resident at the end: " + resident());
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

  private static void printHistogram(List<Long> nanos) {
    for (double below = 0.25; below <= 256; below *= 2) {
      double least = below == 0.25 ? 0 : below / 2 * 1e6;
      double most = below * 1e6;
      long events = nanos.stream().filter(one -> one >= least && one < most).count();
      if (events > 0) {
        System.out.printf("  below %6.2f ms: %d%n", below, events);
      }
    }
  }

  /// Waits until what is shown has been drawn.
  private static void drawn(Stage stage) throws Exception {
    CompletableFuture<Boolean> drawn = new CompletableFuture<>();
    Toolkit.call(() -> {
      Runnable[] listener = new Runnable[1];
      listener[0] =
          () -> {
            stage.getScene().removePostLayoutPulseListener(listener[0]);
            Platform.runLater(() -> Platform.runLater(() -> drawn.complete(true)));
          };
      stage.getScene().addPostLayoutPulseListener(listener[0]);
      Platform.requestNextPulse();
      return true;
    });
    drawn.join();
  }

  /// {@return the memory that the process holds, as Linux says it}
  private static String resident() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.exists(status)) {
      return "unknown";
    }
    return Files.readAllLines(status).stream()
        .filter(line -> line.matches("Vm(RSS|HWM):.*"))
        .collect(Collectors.joining(", "));
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

  /// As dense at any number of bodies.
  static Scene scene(int count, Space space) {
    Random random = new Random(200);
    double wide = 4 * Math.pow(count / 200.0, space == Space.TWO ? 0.5 : 1 / 3.0);
    List<Body> bodies = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Vec3 at =
          new Vec3(
              wide * random.nextGaussian(),
              1 + random.nextDouble() * wide,
              wide * random.nextGaussian());
      Vec3 motion =
          i % 2 == 0 ? Vec3.ZERO : new Vec3(random.nextGaussian(), 0, random.nextGaussian());
      bodies.add(
          switch (space) {
            case THREE -> new Body3("body " + i, shape(i % 5, at, random), motion);
            case TWO ->
                new Body2(
                    "body " + i,
                    shape(i % 6, new Vec2(at.x(), at.z()), random),
                    new Vec2(motion.x(), motion.z()));
          });
    }
    return new Scene("Many", "", space, bodies, Optional.empty(), Optional.empty());
  }

  private static Shape2 shape(int kind, Vec2 at, Random random) {
    Vec2 aside = new Vec2(random.nextDouble(), random.nextDouble()).times(0.6);
    return switch (kind) {
      case 0 -> new Circle(at, 0.3);
      case 1 -> new Capsule2(at, at.plus(aside), 0.2);
      case 2 -> new Sector(at, 0.4, aside, 1);
      case 3 -> new Segment2(at, at.plus(aside));
      case 4 -> new Point2(at);
      default -> new Polygon(List.of(at, at.plus(new Vec2(0.6, 0)), at.plus(new Vec2(0.3, 0.5))));
    };
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

package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.viewport.Viewport;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
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
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.geometry.Dimension2D;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;

/// Hundreds of random gestures among bodies of every shape break nothing, lose nothing and leave
/// nothing behind, in space and in the plane by turns.
///
/// `-Dmonkey.gestures=20000` makes it a long one, `-Dmonkey.seed` another one.
class MonkeyTest extends WindowTest {

  private static final int GESTURES = Integer.getInteger("monkey.gestures", 180);
  private static final long SEED = Long.getLong("monkey.seed", 2);
  private static final int ROUNDS = 4;

  private static final Scene SOLIDS =
      inSpace(
          new Body3("ball", new Sphere(new Vec3(-2, 1, 0), 0.7), new Vec3(4, 0, 0)),
          new Body3("pill", new Capsule(new Vec3(1, 0.5, 0), new Vec3(2, 2, 0), 0.4)),
          new Body3("box", new Box(new Vec3(0, 1, 1), new Vec3(0.5, 0.6, 0.7))),
          new Body3("line", new Segment(new Vec3(-3, 2, 0), new Vec3(-1, 2.5, 1))),
          new Body3(
              "sail", new Triangle(new Vec3(2, 0, 1), new Vec3(3, 0, 1), new Vec3(2.5, 1.5, 1))),
          new Body3(
              "gem",
              new Hull(
                  List.of(
                      new Vec3(-1, 0, -1),
                      new Vec3(-0.4, 0.5, -1.5),
                      new Vec3(-1.6, 0.6, -1.4),
                      new Vec3(-1, 0.5, -0.5),
                      new Vec3(-1, 1.2, -1)))));

  private static final Scene FLAT =
      inPlane(
          new Body2("disc", new Circle(new Vec2(-3, 1), 0.8), new Vec2(4, 0)),
          new Body2("pill", new Capsule2(new Vec2(1, 1), new Vec2(2, 2), 0.4)),
          new Body2("slice", new Sector(new Vec2(0, -1), 1.5, new Vec2(1, 0), 1.2)),
          new Body2("line", new Segment2(new Vec2(-3, -2), new Vec2(-1, -1.5))),
          new Body2(
              "sail", new Polygon(List.of(new Vec2(2, -2), new Vec2(3.5, -2), new Vec2(3, -1)))),
          new Body2("dot", new Point2(new Vec2(-1, 2))));

  /// From the second round, since the first loads the fonts of both languages, to the last, which
  /// is of the same space. Caches of letters and lines of text come and go by a dozen megabytes. A
  /// workbench that stays behind when the language changes is 5 more each time, and [#leftBehind]
  /// sees it at once.
  private static final long GROWTH = 15_000_000;

  /// How many of the last gestures a failure names.
  private static final int NAMED = 5;

  private final List<String> failures = new ArrayList<>();
  private final List<String> done = new ArrayList<>();
  private final List<WeakReference<Viewport>> viewports = new ArrayList<>();

  /// After how many gestures the window was in front.
  private int inFront;

  @Override
  Document document() {
    return Document.of(SOLIDS);
  }

  /// As small as it may be: most of the time goes into drawing it.
  @Override
  Dimension2D size() {
    return new Dimension2D(760, 480);
  }

  @Test
  void nothingBreaksAndUndoLeadsBack() {
    onFx(() -> {
      Thread.currentThread().setUncaughtExceptionHandler((_, failure) -> note("later", failure));
      return true;
    });
    Monkey monkey = onFx(() -> new Monkey(window, stage, SEED));
    List<Long> heaps = new ArrayList<>();
    try (PrintedTraces printed = new PrintedTraces()) {
      for (int round = 1; round <= ROUNDS; round++) {
        heaps.add(round(monkey, printed, round % 2 == 0 ? FLAT : SOLIDS));
        System.out.printf(
            "monkey: round %d of %d gestures, %.1f MB in use, in front %d times%n",
            round, GESTURES / ROUNDS, heaps.getLast() / 1e6, inFront);
      }
    }
    assertTrue(heaps.getLast() - heaps.get(1) < GROWTH, "the heap grew: " + heaps);
  }

  /// {@return the bytes in use after it}
  private long round(Monkey monkey, PrintedTraces printed, Scene first) {
    open(first);
    for (int i = 0; i < GESTURES / ROUNDS; i++) {
      attempt(monkey);
    }
    undoAll();
    assertEquals(List.of(), failures, "seed " + SEED);
    assertEquals(List.of(), printed.firstLines(), "seed " + SEED);
    assertEquals(first, scene(), this::lastDone);
    long used = used(first);
    assertEquals(0, leftBehind(), "pictures of other languages are still held");
    return used;
  }

  private void open(Scene scene) {
    robot.interact(() -> session().open(Document.of(scene), session().display().camera().get()));
  }

  /// What opens a dialog does not come back before the dialog is closed, so it is not waited for.
  private void attempt(Monkey monkey) {
    Platform.runLater(() -> {
      try {
        monkey.act();
      } catch (RuntimeException failure) {
        note(monkey.last(), failure);
      }
      done.add(monkey.last());
    });
    CompletableFuture<Boolean> next = new CompletableFuture<>();
    Platform.runLater(() -> {
      viewports.add(new WeakReference<>(window.viewport()));
      inFront += stage.isFocused() ? 1 : 0;
      next.complete(true);
    });
    next.orTimeout(5, TimeUnit.MINUTES).join();
  }

  /// {@return how many of the pictures are still held that were in the window before this one, in
  /// other languages}
  private long leftBehind() {
    viewports.removeIf(reference -> reference.get() == null);
    return viewports.stream()
        .map(Reference::get)
        .filter(viewport -> viewport != window.viewport())
        .distinct()
        .count();
  }

  private String lastDone() {
    List<String> last = done.subList(Math.max(0, done.size() - NAMED), done.size());
    return done.size() + " gestures, the last " + last;
  }

  private void note(String during, Throwable failure) {
    StringWriter trace = new StringWriter();
    failure.printStackTrace(new PrintWriter(trace));
    failures.add(during + ": " + trace);
  }

  private void undoAll() {
    onFx(() -> {
      List.copyOf(Window.getWindows()).stream()
          .filter(other -> !other.equals(stage))
          .forEach(Window::hide);
      stage.requestFocus();
      session().cancel();
      while (!session().document().get().history().done().isEmpty()) {
        session().undo();
      }
      return true;
    });
  }

  /// {@return the bytes in use right after a collection: the least of three, since caches come and
  /// go} The scene changes before each, because a listener whose node is gone is removed only by
  /// the next change.
  private long used(Scene scene) {
    Runtime runtime = Runtime.getRuntime();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      open(scene);
      settle();
      System.gc();
      least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
    }
    return least;
  }
}

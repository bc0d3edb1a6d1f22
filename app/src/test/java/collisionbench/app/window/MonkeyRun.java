package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.viewport.Viewport;
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

/// Hundreds of random gestures in a real window break nothing, lose nothing and leave nothing
/// behind.
///
/// `-Dmonkey.gestures=20000` makes it a long one, `-Dmonkey.seed` another one.
abstract class MonkeyRun extends WindowTest {

  private static final int GESTURES = Integer.getInteger("monkey.gestures", 300);
  private static final long SEED = Long.getLong("monkey.seed", 2);
  private static final int ROUNDS = 5;

  /// From the second round on: the first loads the fonts of both languages. Caches of letters and
  /// lines of text come and go by a dozen megabytes. A workbench that stays behind when the
  /// language changes is 5 more each time, and [#leftBehind] sees it at once.
  private static final long GROWTH = 15_000_000;

  /// How many of the last gestures a failure names.
  private static final int NAMED = 5;

  private final List<String> failures = new ArrayList<>();
  private final List<String> done = new ArrayList<>();
  private final List<WeakReference<Viewport>> viewports = new ArrayList<>();

  /// After how many gestures the window was in front, and what the inspector showed was looked at.
  private int inFront;

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
        heaps.add(round(monkey, printed));
        System.out.printf(
            "monkey: round %d of %d gestures, %.1f MB in use, in front %d times%n",
            round, GESTURES / ROUNDS, heaps.getLast() / 1e6, inFront);
      }
    }
    assertTrue(heaps.getLast() - heaps.get(1) < GROWTH, "the heap grew: " + heaps);
  }

  /// {@return the bytes in use after it}
  private long round(Monkey monkey, PrintedTraces printed) {
    Scene first = scene();
    for (int i = 0; i < GESTURES / ROUNDS; i++) {
      attempt(monkey);
    }
    undoAll();
    assertEquals(List.of(), failures, "seed " + SEED);
    assertEquals(List.of(), printed.firstLines(), "seed " + SEED);
    assertEquals(first, scene(), this::lastDone);
    onFx(() -> {
      session().open(Document.of(first), session().display().camera().get());
      return true;
    });
    settle();
    long used = used();
    assertEquals(0, leftBehind());
    return used;
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
      InspectorCheck.fault(window, stage)
          .ifPresent(fault -> failures.add(lastDone() + ": " + fault));
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

  /// {@return the bytes in use right after a collection: the least of five, since caches come and
  /// go}
  private static long used() {
    Runtime runtime = Runtime.getRuntime();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 5; i++) {
      settle();
      System.gc();
      least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
    }
    return least;
  }
}

package collisionbench.app.window;

import collisionbench.app.viewport.Viewport;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.testfx.util.WaitForAsyncUtils;

/// How a test waits for JavaFX: for what it needs to have happened, and never for a while.
final class Fx {

  /// Only what will never happen takes as long, however busy the machine is.
  private static final Duration LIMIT = Duration.ofMinutes(5);

  private Fx() {}

  /// Does something on JavaFX's thread.
  static <T> T call(Callable<T> task) {
    Future<T> done = WaitForAsyncUtils.asyncFx(task);
    try {
      return WaitForAsyncUtils.waitFor(LIMIT.toMillis(), TimeUnit.MILLISECONDS, done);
    } catch (TimeoutException late) {
      throw new AssertionError("JavaFX does not answer. Its threads are at\n" + stacks(), late);
    }
  }

  private static String stacks() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(one -> one.getKey().getName().matches("JavaFX.*|Quantum.*"))
        .map(one -> one.getKey().getName() + " " + List.of(one.getValue()))
        .collect(Collectors.joining("\n"));
  }

  /// Waits until something is done that is not done on JavaFX's thread.
  static void await(Callable<Boolean> condition) {
    try {
      WaitForAsyncUtils.waitFor(LIMIT.toMillis(), TimeUnit.MILLISECONDS, condition);
    } catch (TimeoutException late) {
      throw new AssertionError("not so within " + LIMIT, late);
    }
  }

  /// Waits until all input is handled.
  ///
  /// The desktop has answered when the robot is done, and what it answered is handled before
  /// anything that is left for later after that.
  static void handle() {
    call(() -> true);
    call(() -> true);
  }

  /// Waits until all input is handled, every window laid out, all bodies are drawn, and the
  /// foremost window has the keys.
  static void settle() {
    Instant end = Instant.now().plus(LIMIT);
    do {
      if (Instant.now().isAfter(end)) {
        throw new AssertionError(
            "after a minute not every window is settled: " + call(Fx::windows));
      }
      frame();
    } while (!call(Fx::isSettled));
  }

  /// Waits until a frame has passed and all that it left for later.
  private static void frame() {
    CompletableFuture<Boolean> begun = new CompletableFuture<>();
    call(() -> {
      new AnimationTimer() {
        @Override
        public void handle(long now) {
          stop();
          begun.complete(true);
        }
      }.start();
      return true;
    });
    begun.orTimeout(LIMIT.toSeconds(), TimeUnit.SECONDS).join();
    handle();
  }

  private static boolean isSettled() {
    List<Scene> scenes =
        Window.getWindows().stream().map(Window::getScene).filter(Objects::nonNull).toList();
    return scenes.stream().noneMatch(Fx::needsLayout)
        && scenes.stream().allMatch(Fx::isComplete)
        && Window.getWindows().stream()
            .filter(Stage.class::isInstance)
            .reduce((_, later) -> later)
            .map(Window::isFocused)
            .orElse(true);
  }

  private static boolean isComplete(Scene scene) {
    return !(scene.lookup("#viewport") instanceof Viewport viewport) || viewport.isComplete();
  }

  private static List<String> windows() {
    return Window.getWindows().stream()
        .map(one ->
            one
                + (one.isFocused() ? " has the focus," : "")
                + (needsLayout(one.getScene()) ? " wants to be laid out" : " is laid out"))
        .toList();
  }

  private static boolean needsLayout(Scene scene) {
    return scene != null && scene.getRoot().isNeedsLayout();
  }
}

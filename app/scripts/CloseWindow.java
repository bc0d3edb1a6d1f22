import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.PixelReader;
import javafx.scene.input.KeyCode;
import javafx.scene.robot.Robot;
import javafx.stage.Screen;

/// Waits until a process has drawn the content of its window on a display that is black otherwise,
/// closes it with Ctrl+Q and waits for the end of the process: `java CloseWindow.java PROCESS`.
final class CloseWindow {

  /// For what hangs: a busy machine may take minutes.
  private static final long SECONDS = 600;

  public static void main(String[] arguments) throws Exception {
    ProcessHandle process = ProcessHandle.of(Long.parseLong(arguments[0])).orElseThrow();
    Platform.startup(() -> {});
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (!isDrawn()) {
      if (!process.isAlive() || System.nanoTime() > end) {
        fail("no window was drawn");
      }
      Thread.sleep(20);
    }
    Platform.runLater(CloseWindow::quit);
    try {
      process.onExit().get(SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException open) {
      fail("Ctrl+Q did not close the window");
    }
    Platform.exit();
    System.exit(0);
  }

  /// In the middle row, the background before the content has one color, and the display another.
  private static boolean isDrawn() throws Exception {
    FutureTask<Long> colors = new FutureTask<>(() -> {
      Rectangle2D screen = Screen.getPrimary().getBounds();
      PixelReader row =
          new Robot()
              .getScreenCapture(
                  null, new Rectangle2D(0, screen.getHeight() / 2, screen.getWidth(), 1))
              .getPixelReader();
      return IntStream.range(0, (int) screen.getWidth())
          .map(x -> row.getArgb(x, 0))
          .distinct()
          .count();
    });
    Platform.runLater(colors);
    return colors.get() > 2;
  }

  private static void quit() {
    Robot robot = new Robot();
    robot.keyPress(KeyCode.CONTROL);
    robot.keyPress(KeyCode.Q);
    robot.keyRelease(KeyCode.Q);
    robot.keyRelease(KeyCode.CONTROL);
  }

  private static void fail(String reason) {
    System.err.println(reason);
    System.exit(1);
  }
}

package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.snapshot.EndOfProcess;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Nothing is printed about what fails because the process is ending.
class EndOfProcessTest {

  /// A process that does something in its last instant.
  static final class Late {

    public static void main(String[] args) {
      EndOfProcess.dropFailures();
      switch (args[0]) {
        case "interruption" -> atTheEnd(() -> new Interruption().close());
        case "failure" -> atTheEnd(() -> fail("com.sun.javafx.tk.quantum.QuantumToolkit"));
        case "ours" -> atTheEnd(() -> fail("collisionbench.app.window.file.WindowState"));
        default -> throw new IllegalArgumentException("before the end");
      }
      System.exit(3);
    }

    private static void fail(String inClass) {
      IllegalStateException failure = new IllegalStateException("on purpose");
      failure.setStackTrace(
          new StackTraceElement[] {new StackTraceElement(inClass, "method", null, 1)});
      throw failure;
    }

    private static void atTheEnd(Runnable action) {
      Runtime.getRuntime()
          .addShutdownHook(
              new Thread(() -> {
                action.run();
                System.out.print("done");
              }));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "interruption, 3, done, ''",
    "failure, 3, '', ''",
    "ours, 3, '', 'Exception in thread \"Thread-0\" java.lang.IllegalStateException: on purpose'",
    "other, 1, '', 'Exception in thread \"main\" java.lang.IllegalArgumentException: before the end'"
  })
  void printsNoTrace(String what, int status, String out, String err)
      throws IOException, InterruptedException {
    Process late =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Late.class.getName(),
                what)
            .start();
    assertEquals(out, text(late.getInputStream().readAllBytes()));
    String printed = text(late.getErrorStream().readAllBytes());
    assertEquals(err, printed.lines().findFirst().orElse(""), printed);
    assertEquals(status, late.waitFor());
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}

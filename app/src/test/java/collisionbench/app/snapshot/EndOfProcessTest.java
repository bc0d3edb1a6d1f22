package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.JavaProcess;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Nothing is printed about what JavaFX fails to do because the process is ending.
class EndOfProcessTest {

  /// A process that fails in its last instant.
  static final class Late {

    public static void main(String[] args) {
      EndOfProcess.dropFailures();
      if (args[0].equals("early")) {
        throw new IllegalArgumentException("before the end");
      }
      Runtime.getRuntime().addShutdownHook(new Thread(() -> fail(args[0])));
      System.exit(3);
    }

    private static void fail(String inClass) {
      IllegalStateException failure = new IllegalStateException("on purpose");
      failure.setStackTrace(
          new StackTraceElement[] {new StackTraceElement(inClass, "method", null, 1)});
      throw failure;
    }
  }

  @ParameterizedTest
  @CsvSource({
    "com.sun.javafx.tk.quantum.QuantumToolkit, 3, ''",
    "collisionbench.app.window.document.WindowState, 3,"
        + " 'Exception in thread \"Thread-0\" java.lang.IllegalStateException: on purpose'",
    "early, 1, 'Exception in thread \"main\" java.lang.IllegalArgumentException: before the end'"
  })
  void printsNoTrace(String what, int status, String err) throws IOException, InterruptedException {
    Process late = JavaProcess.start(Late.class, what);
    String printed = new String(late.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(err, printed.lines().findFirst().orElse(""), printed);
    assertEquals(status, late.waitFor());
  }
}

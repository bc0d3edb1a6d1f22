package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.snapshot.EndOfProcess;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Nothing is printed about what fails because the process is ending.
class EndOfProcessTest {

  /// A process that does something in its last instant.
  static final class Late {

    public static void main(String[] args) throws CommandException {
      EndOfProcess.dropFailures();
      switch (args[0]) {
        case "interruption" -> atTheEnd(() -> new Interruption().close());
        case "failure" -> atTheEnd(() -> fail("com.sun.javafx.tk.quantum.QuantumToolkit"));
        case "ours" -> atTheEnd(() -> fail("collisionbench.app.window.file.WindowState"));
        case "drafts" -> DraftFolder.at(Path.of(args[1])).write("page.html", "half");
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
    Process late = start(what);
    assertEquals(out, text(late.getInputStream().readAllBytes()));
    String printed = text(late.getErrorStream().readAllBytes());
    assertEquals(err, printed.lines().findFirst().orElse(""), printed);
    assertEquals(status, late.waitFor());
  }

  @Test
  void draftsOfAPageDoNotOutliveTheProcess(@TempDir Path folder)
      throws IOException, InterruptedException {
    assertEquals(3, start("drafts", folder.toString()).waitFor());
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(List.of(), left.toList());
    }
  }

  private static Process start(String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(Late.class.getName());
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).start();
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}

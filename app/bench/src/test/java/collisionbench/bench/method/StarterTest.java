package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StarterTest {

  /// Starts a child that only prints its process id.
  private static final List<String> PARENT =
      List.of("sh", "-c", "sleep 3600 <&- >&- 2>&- & echo $!; read -r _");

  /// A bench that starts a parent, prints both process ids, and is then killed.
  static final class Bench {
    private Bench() {}

    public static void main(String[] args) throws IOException, InterruptedException {
      Process parent = Starter.start(new ProcessBuilder(PARENT));
      System.out.println(parent.pid());
      System.out.println(firstLine(parent));
      new CountDownLatch(1).await();
    }
  }

  private static String firstLine(Process process) throws IOException {
    return process.inputReader().readLine();
  }

  private static void assertEnds(ProcessHandle process) {
    process.onExit().orTimeout(5, TimeUnit.MINUTES).join();
  }

  private static ProcessHandle process(String number) {
    return ProcessHandle.of(Long.parseLong(number)).orElseThrow();
  }

  @Test
  void processesDoNotOutliveAKilledBench() throws IOException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/setsid")));
    Process bench =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-classpath",
                System.getProperty("java.class.path"),
                Bench.class.getName())
            .start();
    BufferedReader numbers = bench.inputReader();
    List<ProcessHandle> started =
        Stream.of(numbers.readLine(), numbers.readLine()).map(StarterTest::process).toList();
    bench.destroyForcibly();
    started.forEach(StarterTest::assertEnds);
  }

  @Test
  void childEndsWithItsParent() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/setsid")));
    Process parent = Starter.start(new ProcessBuilder(PARENT));
    ProcessHandle child = process(firstLine(parent));
    parent.getOutputStream().close();
    assertEquals(1, parent.waitFor());
    assertEnds(child);
  }
}

package collisionbench.bench.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExclusiveChangeTest {

  @TempDir Path folder;

  /// A process that locks a file and does nothing more.
  static final class Holder {

    private Holder() {}

    public static void main(String[] args) throws IOException {
      try (FileChannel channel =
          FileChannel.open(Path.of(args[0]), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
        channel.lock();
        System.out.println("held");
        System.in.read();
      }
    }
  }

  @Test
  void processThatStopsDuringAChangePreventsOtherChangesButHangsNobody()
      throws IOException, InterruptedException {
    Path file = folder.resolve("a");
    Process holder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Holder.class.getName(),
                folder.resolve("a.lock").toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader said = holder.inputReader()) {
      assertEquals("held", said.readLine());
      ExclusiveChange.Change change = () -> Files.writeString(file, "ours");
      IOException failure =
          assertThrows(IOException.class, () -> ExclusiveChange.of(file, Duration.ZERO, change));
      assertEquals("another program is changing it", FileFailure.of(failure).text());
      assertEquals(false, Files.exists(file));
      holder.destroyForcibly().waitFor();
      ExclusiveChange.of(file, change);
      assertEquals("ours", Files.readString(file));
    } finally {
      holder.destroyForcibly();
    }
  }
}

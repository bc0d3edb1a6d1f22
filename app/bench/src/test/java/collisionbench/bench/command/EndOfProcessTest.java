package collisionbench.bench.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.JavaProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What commands leave open ends with the process.
class EndOfProcessTest {

  /// A process that is interrupted while it writes a page.
  static final class Late {

    public static void main(String[] args) throws CommandException {
      DraftFolder.at(Path.of(args[0])).write("page.html", "half");
      Runtime.getRuntime().addShutdownHook(new Thread(() -> new Interruption().close()));
      System.exit(3);
    }
  }

  @Test
  void draftsOfAPageDoNotOutliveTheProcess(@TempDir Path folder)
      throws IOException, InterruptedException {
    Process late = JavaProcess.start(Late.class, folder.toString());
    assertEquals("", new String(late.getErrorStream().readAllBytes(), UTF_8));
    assertEquals(3, late.waitFor());
    try (Stream<Path> left = Files.list(folder)) {
      assertEquals(List.of(), left.toList());
    }
  }
}

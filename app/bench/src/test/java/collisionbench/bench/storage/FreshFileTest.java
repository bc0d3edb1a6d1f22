package collisionbench.bench.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Temporary files do not outlive a save.
class FreshFileTest {

  @TempDir Path folder;

  @Test
  void savingLeavesNoOtherFiles() throws IOException {
    Path file = folder.resolve("a.json");
    AtomicFile.replace(file, "old");
    AtomicFile.replace(file, "new");
    assertEquals("new", Files.readString(file));
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(Stream.of(file).toList(), files.toList());
    }
  }
}

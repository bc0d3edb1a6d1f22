package collisionbench.bench.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Files left by killed programs are deleted; files being written are not.
class FreshFileTest {

  private static final Duration ALMOST_A_DAY = Duration.ofHours(23);
  private static final Duration MORE_THAN_A_DAY = Duration.ofHours(25);

  @TempDir Path folder;

  private Path file(String name, Duration age) throws IOException {
    Path file = Files.createFile(folder.resolve(name));
    return Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(age)));
  }

  @Test
  void firstSaveDeletesLeftoversOlderThanADay() throws IOException {
    Path left = file(".collision-bench-x.tmp", MORE_THAN_A_DAY);
    Path young = file(".collision-bench-y.tmp", ALMOST_A_DAY);
    Path other = file("collision-bench-z.tmp", MORE_THAN_A_DAY);
    AtomicFile.replace(folder.resolve("a.json"), "new");
    assertFalse(Files.exists(left));
    assertTrue(Files.exists(young), "somebody may be writing it");
    assertTrue(Files.exists(other), "not ours");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void deletesOnlyRegularFiles() throws IOException {
    Path target = file("precious", MORE_THAN_A_DAY);
    Path link = Files.createSymbolicLink(folder.resolve(".collision-bench-x.tmp"), target);
    Path inner = Files.createDirectory(folder.resolve(".collision-bench-y.tmp"));
    Files.setLastModifiedTime(inner, FileTime.from(Instant.EPOCH));
    FreshFile.tidy(folder);
    assertTrue(Files.exists(target) && Files.isSymbolicLink(link) && Files.isDirectory(inner));
  }

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

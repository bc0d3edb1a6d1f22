package collisionbench.bench.storage;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileWatchTest {

  /// On systems without events, Java polls every few seconds.
  private static final int SECONDS = 30;

  @TempDir Path folder;
  private final Semaphore heard = new Semaphore(0);
  private final FileWatch watch = new FileWatch(heard::release);
  private Path file;

  @BeforeEach
  void watchFile() throws IOException {
    file = Files.writeString(folder.resolve("watched"), "one");
    watch(file);
  }

  @AfterEach
  void close() {
    watch.close();
  }

  private void watch(Path one) {
    assertTrue(watch.turnTo(List.of(one)));
    assertFalse(watch.turnTo(List.of(one)));
  }

  private void assertHeard() throws InterruptedException {
    assertTrue(heard.tryAcquire(SECONDS, TimeUnit.SECONDS));
  }

  @Test
  void detectsAWrite() throws Exception {
    Files.writeString(file, "another");
    assertHeard();
  }

  @Test
  void detectsAReplacement() throws Exception {
    Path next = Files.writeString(folder.resolve("next"), "another");
    Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
    assertHeard();
  }

  @Test
  void detectsThatAFileDisappearsAndReappears() throws Exception {
    Files.delete(file);
    assertHeard();
    Files.writeString(file, "one");
    assertHeard();
  }

  @Test
  void detectsChangesOfALinksTarget() throws Exception {
    Path target = Files.createDirectory(folder.resolve("elsewhere")).resolve("target");
    Files.writeString(target, "one");
    Path link = folder.resolve("link");
    assumeTrue(linked(link, target), "this user may make no links here");
    watch(link);
    Files.writeString(target, "another");
    assertHeard();
  }

  private static boolean linked(Path link, Path target) {
    try {
      Files.createSymbolicLink(link, target);
      return true;
    } catch (IOException | UnsupportedOperationException _) {
      return false;
    }
  }

  /// Events arrive in order: an event of the other file would have arrived first.
  @Test
  void ignoresOtherAndNoLongerWatchedFiles() throws Exception {
    Path other = Files.writeString(folder.resolve("other"), "one");
    watch(other);
    Files.writeString(file, "another");
    Files.delete(other);
    assertHeard();
    watch.close();
    assertTrue(heard.drainPermits() == 0, "only of the other");
  }

  @Test
  void detectsTheRemovalOfTheFolder() throws Exception {
    Path inner = Files.createDirectory(folder.resolve("inner"));
    Path deep = Files.writeString(inner.resolve("deep"), "one");
    watch(deep);
    Files.delete(deep);
    Files.delete(inner);
    assertHeard();
  }

  @Test
  void detectsThatAMissingFileAppears() throws Exception {
    Path missing = folder.resolve("missing");
    watch(missing);
    Files.writeString(missing, "one");
    assertHeard();
  }

  @Test
  void watchesTheFilesWhoseFoldersExist() throws Exception {
    assertTrue(watch.turnTo(List.of(folder.resolve("nowhere").resolve("nothing"), file)));
    Files.writeString(file, "another");
    assertHeard();
  }
}

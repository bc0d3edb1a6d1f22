package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileChangesTest {

  private static final int INTERVAL = 50;

  @TempDir Path folder;
  private Path file;
  private int reports;
  private long milliseconds;
  private final FileChanges changes =
      new FileChanges(() -> reports++, () -> milliseconds * 1_000_000);

  @BeforeEach
  void watch() throws IOException {
    file = folder.resolve("mine.py");
    write("");
    changes.watch(List.of(file));
  }

  private void write(String text) throws IOException {
    Files.writeString(file, text);
    Files.setLastModifiedTime(file, FileTime.fromMillis(milliseconds));
  }

  /// {@return the number of changes reported in this time}
  private int reportsWithin(int duration) {
    int before = reports;
    for (long end = milliseconds + duration; milliseconds < end; milliseconds += INTERVAL) {
      changes.poll();
    }
    changes.poll();
    return reports - before;
  }

  @Test
  void reportsAChangeOnceAfterTheLastWrite() throws IOException {
    assertEquals(0, reportsWithin(1000));
    write("a");
    assertEquals(0, reportsWithin(100));
    write("ab");
    assertEquals(0, reportsWithin(150));
    assertEquals(1, reportsWithin(50));
    assertEquals(0, reportsWithin(1000));
  }

  @Test
  void detectsAChangeOfTimeAtTheSameLength() throws IOException {
    write("a");
    assertEquals(1, reportsWithin(200));
    write("b");
    assertEquals(1, reportsWithin(200));
  }

  @Test
  void reportsAReplacedFileOnceItIsBack() throws IOException {
    milliseconds += 1;
    Files.delete(file);
    assertEquals(0, reportsWithin(1000));
    write("a");
    assertEquals(1, reportsWithin(200));
  }

  /// A report from before the file disappeared is outdated.
  @Test
  void reportsAFileThatIsRenamedBack() throws IOException {
    Path aside = folder.resolve("aside.py");
    Files.move(file, aside);
    assertEquals(0, reportsWithin(1000));
    Files.move(aside, file);
    assertEquals(1, reportsWithin(200));
    assertEquals(0, reportsWithin(1000));
  }

  @Test
  void watchingTheSameFilesAgainKeepsPendingChanges() throws IOException {
    write("a");
    changes.watch(List.of(file));
    assertEquals(1, reportsWithin(200));
    changes.watch(List.of());
    write("ab");
    assertEquals(0, reportsWithin(1000));
  }
}

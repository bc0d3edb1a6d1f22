package collisionbench.bench.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Saved files survive a power failure. The test uses Java's own records of what is written and
/// forced to disk.
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "folders cannot be opened there")
class SyncTest {

  @TempDir Path folder;
  @TempDir Path elsewhere;

  private interface Writing {
    void run() throws IOException;
  }

  /// {@return the operations on files in the folder, in order; consecutive writes count as one}
  private List<String> recorded(Writing writing) throws IOException {
    Path events = elsewhere.resolve("events.jfr");
    try (Recording recording = new Recording()) {
      recording.enable("jdk.FileForce").withoutThreshold();
      recording.enable("jdk.FileWrite").withoutThreshold();
      recording.start();
      writing.run();
      recording.stop();
      recording.dump(events);
    }
    List<String> all =
        RecordingFile.readAllEvents(events).stream()
            .filter(event -> Path.of(event.getString("path")).startsWith(folder))
            .sorted(Comparator.comparing(RecordedEvent::getStartTime))
            .map(event -> event.getEventType().getName() + ' ' + kind(event))
            .toList();
    return IntStream.range(0, all.size())
        .filter(i -> i == 0 || !all.get(i).equals(all.get(i - 1)))
        .mapToObj(all::get)
        .toList();
  }

  private String kind(RecordedEvent event) {
    return Path.of(event.getString("path")).equals(folder) ? "folder" : "file";
  }

  @Test
  void syncsTheFileAndThenTheFolder() throws IOException {
    Path file = folder.resolve("a.json");
    List<String> synced =
        List.of("jdk.FileWrite file", "jdk.FileForce file", "jdk.FileForce folder");
    assertEquals(synced, recorded(() -> AtomicFile.replace(file, "text")));
    assertEquals(synced, recorded(() -> AtomicFile.replace(file, new byte[100_000])));
  }

  /// A folder in its place makes the rename fail, which separates the operations before and after
  /// it.
  @Test
  void syncsTheFileBeforeTheRenameAndTheFolderAfterwards() throws IOException {
    Path file = folder.resolve("a.json");
    AtomicFile.Text text =
        out -> {
          out.append("text");
          Files.createDirectories(file.resolve("inner"));
        };
    assertEquals(
        List.of("jdk.FileWrite file", "jdk.FileForce file"),
        recorded(() -> assertThrows(IOException.class, () -> AtomicFile.replace(file, text))));
  }
}

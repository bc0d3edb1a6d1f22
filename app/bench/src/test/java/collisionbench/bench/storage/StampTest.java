package collisionbench.bench.storage;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StampTest {

  @TempDir Path folder;
  Path file;
  Stamp stamp;

  @BeforeEach
  void stamp() throws IOException {
    file = Files.writeString(folder.resolve("a.json"), "one");
    stamp = Stamp.of(file);
  }

  @Test
  void unchangedFileIsTheSame() throws IOException {
    assertTrue(stamp.holdsFor(file));
  }

  /// As after `rsync -t` and `cp -p`, at any position in the file.
  @ParameterizedTest
  @ValueSource(ints = {0, 1 << 13, 1 << 16, (1 << 20) - 1})
  void detectsAnotherByteAtTheSameSizeAndTime(int at) throws IOException {
    byte[] bytes = new byte[1 << 20];
    Files.write(file, bytes);
    FileTime before = Files.getLastModifiedTime(file);
    Stamp large = Stamp.of(file);
    bytes[at]++;
    Files.write(file, bytes);
    Files.setLastModifiedTime(file, before);
    assertFalse(large.holdsFor(file));
  }

  @Test
  void rewrittenFileWithTheSameContentIsTheSame() throws IOException {
    Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000_000_000L));
    assertTrue(stamp.holdsFor(file));
  }

  @Test
  void missingFileThrows() throws IOException {
    Files.delete(file);
    assertThrows(NoSuchFileException.class, () -> stamp.holdsFor(file));
  }
}

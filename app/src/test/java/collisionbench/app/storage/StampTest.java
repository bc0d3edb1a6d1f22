package collisionbench.app.storage;

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
  void aFileThatNobodyTouchedIsTheSame() throws IOException {
    assertTrue(stamp.holdsFor(file));
  }

  @Test
  void aFileOfTheSameSizeWithAnotherTimeIsAnother() throws IOException {
    Files.writeString(file, "two");
    Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000_000_000L));
    assertFalse(stamp.holdsFor(file));
  }

  @Test
  void aFileOfAnotherSizeIsAnotherWhateverItsTime() throws IOException {
    FileTime before = Files.getLastModifiedTime(file);
    Files.writeString(file, "three");
    Files.setLastModifiedTime(file, before);
    assertFalse(stamp.holdsFor(file));
  }

  @Test
  void aFileWrittenAnewWithTheSameContentIsTheSame() throws IOException {
    Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000_000_000L));
    assertTrue(stamp.holdsFor(file));
  }

  @Test
  void theContentAloneIsEnough() throws IOException {
    Stamp content = Stamp.ofContent(stamp.content());
    assertTrue(content.holdsFor(file));
    Files.writeString(file, "two");
    assertFalse(content.holdsFor(file));
  }

  @Test
  void aFileThatIsGoneIsToldApart() throws IOException {
    Files.delete(file);
    assertThrows(NoSuchFileException.class, () -> stamp.holdsFor(file));
  }
}

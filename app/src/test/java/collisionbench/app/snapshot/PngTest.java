package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import collisionbench.bench.Damage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

class PngTest {

  @TempDir private Path folder;

  private static Bitmap noise() {
    Random random = new Random(1);
    return Bitmap.filled(37, 21, (x, y) -> random.nextInt());
  }

  private static String refusal(Executable action) {
    return String.valueOf(assertThrows(SnapshotException.class, action).getMessage());
  }

  @Test
  void pictureComesBackAsItWasWritten() throws SnapshotException {
    Path file = folder.resolve("noise.png");
    Png.write(noise(), file);
    assertEquals(noise(), Png.read(file));
  }

  @Test
  void samePictureGivesTheSameFile() throws SnapshotException, IOException {
    Png.write(noise(), folder.resolve("a.png"));
    Png.write(noise(), folder.resolve("b.png"));
    assertEquals(-1, Files.mismatch(folder.resolve("a.png"), folder.resolve("b.png")));
  }

  @Test
  void missingFolderIsToldInASentence() {
    Path file = folder.resolve("none").resolve("a.png");
    assertEquals(
        file + ": cannot write the image: no such file or folder",
        refusal(() -> Png.write(noise(), file)));
  }

  @Test
  void folderIsNoFile() {
    assertTrue(
        refusal(() -> Png.write(noise(), folder)).startsWith(folder + ": cannot write the image"));
    assertTrue(refusal(() -> Png.read(folder)).startsWith(folder + ": cannot read the image"));
  }

  @Test
  void missingFileIsToldInASentence() {
    Path file = folder.resolve("none.png");
    assertEquals(
        file + ": cannot read the image: no such file or folder", refusal(() -> Png.read(file)));
  }

  @Test
  void fileOfAnotherKindIsNotAPng() throws IOException {
    for (String content : new String[] {"", "\u0089PNG", "{\"format\": 1}", "GIF89a.........."}) {
      Path file = Files.writeString(folder.resolve("a.png"), content);
      assertEquals(file + ": not a PNG image", refusal(() -> Png.read(file)));
    }
  }

  @Test
  void brokenPngIsToldInASentence() throws IOException, SnapshotException {
    Path file = folder.resolve("a.png");
    Png.write(noise(), file);
    byte[] whole = Files.readAllBytes(file);
    for (int length : new int[] {8, 20, 33, whole.length / 2}) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertTrue(refusal(() -> Png.read(file)).startsWith(file + ": a broken PNG image"));
    }
  }

  @Test
  void pictureTooLargeForMemoryIsRefused() throws IOException, SnapshotException {
    Path file = folder.resolve("a.png");
    Png.write(noise(), file);
    byte[] bytes = Files.readAllBytes(file);
    bytes[16] = 0x10;
    Files.write(file, bytes);
    assertTrue(refusal(() -> Png.read(file)).contains("the image is too large"));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aPictureThatCannotBeWrittenLeavesTheOldOne() throws IOException, InterruptedException {
    Path full = Files.createDirectory(folder.resolve("full"));
    assumeTrue(mounted("mount", "-t", "tmpfs", "-o", "size=16k", "none", full.toString()));
    try {
      Path file = Files.writeString(full.resolve("a.png"), "a good picture");
      Bitmap large = Bitmap.filled(200, 200, (x, y) -> x * 7919 * y);
      assertEquals(
          file + ": cannot write the image: No space left on device",
          refusal(() -> Png.write(large, file)));
      assertEquals("a good picture", Files.readString(file));
      try (Stream<Path> files = Files.list(full)) {
        assertEquals(List.of(file), files.toList());
      }
    } finally {
      mounted("umount", full.toString());
    }
  }

  /// Only the superuser mounts, and not everywhere.
  private static boolean mounted(String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command).start().waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aPictureIsReplacedAndNotWrittenOver() throws Exception {
    Path file = folder.resolve("a.png");
    Path other = folder.resolve("b.png");
    Png.write(noise(), file);
    Files.createLink(other, file);
    Png.write(Bitmap.filled(3, 3, (x, y) -> 0), file);
    assertEquals(noise(), Png.read(other));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aPipeIsNoPicture() throws Exception {
    Path pipe = Damage.pipe(folder.resolve("pipe.png"));
    assertEquals(
        pipe + ": cannot read the image: it is not an ordinary file",
        assertTimeoutPreemptively(Duration.ofMinutes(5), () -> refusal(() -> Png.read(pipe))));
    assertEquals(
        pipe + ": cannot write the image: it is not an ordinary file",
        assertTimeoutPreemptively(
            Duration.ofMinutes(5), () -> refusal(() -> Png.write(noise(), pipe))));
  }
}

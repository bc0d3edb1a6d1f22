package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
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
        file + ": cannot write the picture: no such file or folder",
        refusal(() -> Png.write(noise(), file)));
  }

  @Test
  void folderIsNoFile() {
    assertTrue(
        refusal(() -> Png.write(noise(), folder))
            .startsWith(folder + ": cannot write the picture"));
    assertTrue(refusal(() -> Png.read(folder)).startsWith(folder + ": cannot read the picture"));
  }

  @Test
  void missingFileIsToldInASentence() {
    Path file = folder.resolve("none.png");
    assertEquals(
        file + ": cannot read the picture: no such file or folder", refusal(() -> Png.read(file)));
  }

  @Test
  void fileOfAnotherKindIsNotAPng() throws IOException {
    for (String content : new String[] {"", "\u0089PNG", "{\"format\": 1}", "GIF89a.........."}) {
      Path file = Files.writeString(folder.resolve("a.png"), content);
      assertEquals(file + ": not a PNG picture", refusal(() -> Png.read(file)));
    }
  }

  @Test
  void brokenPngIsToldInASentence() throws IOException, SnapshotException {
    Path file = folder.resolve("a.png");
    Png.write(noise(), file);
    byte[] whole = Files.readAllBytes(file);
    for (int length : new int[] {8, 20, 33, whole.length / 2}) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertTrue(refusal(() -> Png.read(file)).startsWith(file + ": a broken PNG picture"));
    }
  }

  @Test
  void pictureTooLargeForMemoryIsRefused() throws IOException, SnapshotException {
    Path file = folder.resolve("a.png");
    Png.write(noise(), file);
    byte[] bytes = Files.readAllBytes(file);
    bytes[16] = 0x10;
    Files.write(file, bytes);
    assertTrue(refusal(() -> Png.read(file)).contains("the picture is too large"));
  }
}

package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FilmTest {

  private static final int WIDTH = 40;
  private static final int HEIGHT = 30;

  @TempDir Path folder;

  /// A square of 8 pixels on its way over a ground of few colors.
  private static Bitmap square(int left) {
    return Bitmap.filled(
        WIDTH,
        HEIGHT,
        (x, y) ->
            x >= left && x < left + 8 && y >= 10 && y < 18 ? 0xe5484d : 0x202020 + 0x010101 * y);
  }

  private Reel reel(Path file) throws IOException {
    return file.toString().endsWith(".gif") ? Reel.gif(file) : Reel.png(file);
  }

  @ParameterizedTest
  @ValueSource(strings = {"film.gif", "film.png", "FILM.GIF"})
  void aFilmIsSeenAsItWasShown(String name) throws Exception {
    Path file = folder.resolve(name);
    try (Film film = Film.into(file)) {
      film.show(square(0), 0);
      film.show(square(5), 50);
      film.show(square(20), 120);
      assertFalse(Files.exists(file), "not before it is whole");
      Film.Ended ended = film.end(200);
      assertEquals(3, ended.pictures());
      assertEquals(Files.size(file), ended.bytes());
    }
    Reel reel = name.endsWith("png") ? Reel.png(file) : Reel.gif(file);
    assertEquals(List.of(square(0), square(5), square(20)), reel.pictures());
    assertEquals(List.of(5, 7, 8), reel.hundredths());
    assertEquals(0, reel.times(), "for ever");
  }

  @ParameterizedTest
  @ValueSource(strings = {"film.gif", "film.png"})
  void whatStaysTheSameIsWrittenOnce(String name) throws Exception {
    Path file = folder.resolve(name);
    try (Film film = Film.into(file)) {
      for (int i = 0; i < 10; i++) {
        film.show(square(3), 100L * i);
      }
      film.show(square(4), 1000);
      film.end(1100);
    }
    assertEquals(List.of(100, 10), reel(file).hundredths());
    assertEquals(List.of(square(3), square(4)), reel(file).pictures());
  }

  /// Each picture of a GIF has 256 colors; many more come near to them.
  @Test
  void aGifOfManyColorsComesNear() throws Exception {
    Path file = folder.resolve("many.gif");
    Bitmap first = shaded(0);
    Bitmap second = shaded(9);
    try (Film film = Film.into(file)) {
      film.show(first, 0);
      film.show(second, 100);
      film.end(200);
    }
    Reel reel = Reel.gif(file);
    assertTrue(farthest(first, reel.pictures().getFirst()) <= 24);
    assertTrue(farthest(second, reel.pictures().getLast()) <= 24);
  }

  private static Bitmap shaded(int shift) {
    return Bitmap.filled(
        64, 64, (x, y) -> (x * 3 + shift) << 16 | (y * 3 + shift) << 8 | (x + y + shift));
  }

  private static int farthest(Bitmap expected, Bitmap actual) {
    int farthest = 0;
    for (int y = 0; y < expected.height(); y++) {
      for (int x = 0; x < expected.width(); x++) {
        farthest = Math.max(farthest, PixelDifference.of(expected, actual, x, y));
      }
    }
    return farthest;
  }

  @Test
  void aPictureOfAnotherSizeIsCutAndFilled() throws Exception {
    Path file = folder.resolve("film.png");
    Bitmap small = Bitmap.filled(10, 50, (_, _) -> 0xffffff);
    try (Film film = Film.into(file)) {
      film.show(square(20), 0);
      film.show(small, 100);
      film.end(200);
    }
    Bitmap last = Reel.png(file).pictures().getLast();
    assertEquals(square(20).toString(), last.toString());
    assertEquals(0xffffffff, last.at(9, 29));
    assertEquals(square(20).at(10, 29), last.at(10, 29));
  }

  @ParameterizedTest
  @ValueSource(strings = {"film.gif", "film.png"})
  void nothingIsLeftOfAFilmThatIsDroppedAndTheOldFileStays(String name) throws Exception {
    Path file = Files.writeString(folder.resolve(name), "precious");
    try (Film film = Film.into(file)) {
      film.show(square(0), 0);
      film.show(square(1), 50);
    }
    assertEquals("precious", Files.readString(file));
    assertEquals(List.of(file), all());
  }

  private List<Path> all() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  @Test
  void onlyGifAndPngHoldFilms() throws IOException {
    Path file = folder.resolve("film.mov");
    SnapshotException refused = assertThrows(SnapshotException.class, () -> Film.into(file));
    assertEquals(file + ": expected a name that ends in .gif or .png", refused.getMessage());
    assertEquals(List.of(), all());
  }

  @Test
  void aFolderThatIsNotThereIsSaid() {
    Path file = folder.resolve("nowhere").resolve("film.gif");
    SnapshotException refused = assertThrows(SnapshotException.class, () -> Film.into(file));
    assertEquals(
        file + ": cannot write the recording: no such file or folder", refused.getMessage());
  }
}

package collisionbench.app.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.AssertionFailedError;

class GoldenPicturesTest {

  private static final Bitmap BLACK = Bitmap.filled(8, 8, (x, y) -> 0);
  private static final Bitmap WHITE = Bitmap.filled(8, 8, (x, y) -> 0xffffff);
  private static final Bitmap NEARLY_BLACK = Bitmap.filled(8, 8, (x, y) -> 0x010101);

  @TempDir private Path folder;

  private GoldenPictures pictures(boolean update) {
    return new GoldenPictures(folder.resolve("golden"), folder.resolve("failures"), update);
  }

  private Bitmap written(String file) throws SnapshotException {
    return Png.read(folder.resolve(file));
  }

  @Test
  void wrongPictureFailsAndLeavesThreeFilesThatTheMessageNames()
      throws SnapshotException, IOException {
    pictures(true).compare("night", BLACK);
    AssertionFailedError failure =
        assertThrows(AssertionFailedError.class, () -> pictures(false).compare("night", WHITE));
    for (String role : new String[] {"expected", "actual", "difference"}) {
      Path file = folder.resolve("failures").resolve("night-" + role + ".png");
      assertTrue(String.valueOf(failure.getMessage()).contains(file.toString()));
    }
    assertEquals(BLACK, written("failures/night-expected.png"));
    assertEquals(WHITE, written("failures/night-actual.png"));
    assertEquals(0xffff00ff, written("failures/night-difference.png").at(0, 0));
  }

  @Test
  void rightPicturePassesAndLeavesNothing() throws SnapshotException, IOException {
    pictures(true).compare("night", BLACK);
    pictures(false).compare("night", NEARLY_BLACK);
    assertTrue(Files.notExists(folder.resolve("failures")));
  }

  @Test
  void missingGoldenPictureFailsAndShowsTheNewOne() throws SnapshotException {
    AssertionFailedError failure =
        assertThrows(AssertionFailedError.class, () -> pictures(false).compare("night", BLACK));
    assertTrue(String.valueOf(failure.getMessage()).contains("-Dgolden.update=true"));
    assertEquals(BLACK, written("failures/night-actual.png"));
  }

  @Test
  void renewingWritesWhatDiffersAndKeepsWhatMatches() throws SnapshotException, IOException {
    pictures(true).compare("night", BLACK);
    pictures(true).compare("night", NEARLY_BLACK);
    assertEquals(BLACK, written("golden/night.png"));
    pictures(true).compare("night", WHITE);
    assertEquals(WHITE, written("golden/night.png"));
  }
}

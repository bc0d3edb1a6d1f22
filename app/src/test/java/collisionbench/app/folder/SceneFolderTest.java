package collisionbench.app.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SceneFolderTest {

  @TempDir Path folder;

  private void write(String... names) throws IOException {
    for (String name : names) {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, "{}");
    }
  }

  private List<String> names(SceneFolder found) {
    return found.scenes().stream()
        .map(scene -> folder.relativize(Path.of(scene.name())).toString().replace('\\', '/'))
        .toList();
  }

  @Test
  void findsSceneFilesInAllFoldersByName() throws IOException {
    write("b.json", "more/a.json", "a.json", "notes.txt", "lesson.json", "a.golden.json");
    SceneFolder found = SceneFolder.read(folder);
    assertEquals(List.of("a.json", "b.json", "more/a.json"), names(found));
    assertEquals(List.of(folder, folder.resolve("more")), found.folders());
  }

  @Test
  void scenesInAFolderFailingAreKnownFailures() throws IOException {
    write("a.json", "more/failing/b.json", "failing.json");
    assertEquals(
        List.of(false, false, true),
        SceneFolder.read(folder).scenes().stream().map(ListedScene::knownFailure).toList());
  }

  @Test
  void linksInACircleAreNotFollowed() throws IOException {
    write("a.json");
    try {
      Files.createSymbolicLink(folder.resolve("again"), folder);
    } catch (IOException | UnsupportedOperationException _) {
      assumeTrue(false, "this user may make no links here");
    }
    assertEquals(List.of("a.json"), names(SceneFolder.read(folder)));
  }

  @Test
  void aFolderThatIsGoneFails() {
    assertThrows(NoSuchFileException.class, () -> SceneFolder.read(folder.resolve("gone")));
  }

  @Test
  void readingCanBeStopped() throws IOException {
    write("a/a.json", "b/b.json");
    assertEquals(List.of(), SceneFolder.read(folder, () -> true).scenes());
  }
}

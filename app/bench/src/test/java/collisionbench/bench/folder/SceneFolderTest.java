package collisionbench.bench.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.text.Language;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
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
    write(
        "b.json",
        "more/a.json",
        "a.json",
        "notes.txt",
        "a.golden.json",
        "collision-bench-methods.json",
        "more/collision-bench-methods.json");
    SceneFolder found = SceneFolder.read(folder);
    assertEquals(List.of("a.json", "b.json", "more/a.json"), names(found));
    assertEquals(List.of(folder, folder.resolve("more")), found.folders());
  }

  @Test
  void endingsMayBeInCapitals() throws IOException {
    write("A.JSON", "b.Json", "b.golden.json");
    SceneFolder found = SceneFolder.read(folder);
    assertEquals(List.of("A.JSON", "b.Json"), names(found));
    assertEquals(
        List.of(Path.of("A.png"), Path.of("b.png")),
        found.scenes().stream().map(ListedScene::picture).toList());
  }

  /// {@return the names of what is in the folder of a lesson of these steps}
  private List<String> withLesson(String scene, String steps) throws IOException {
    Files.writeString(folder.resolve("a.json"), scene);
    Files.writeString(
        folder.resolve("lesson.json"),
        "{\"format\": \"collision-bench-lesson\", \"version\": 1, \"title\": {\"en\": \"T\"},\n"
            + "\"steps\": ["
            + steps
            + "]}");
    return names(SceneFolder.read(folder));
  }

  private static String step(String scene) {
    return "{\"scene\": \"" + scene + "\", \"text\": {\"en\": \"x\"}}";
  }

  @Test
  void lessonsAreListedIfTheyCannotBeRead() throws IOException {
    String scene = SceneFile.text(Scene.empty("a", Space.THREE));
    assertEquals(List.of("a.json"), withLesson(scene, step("a.json")));
    assertEquals(List.of("a.json"), withLesson("{", step("a.json")));
    assertEquals(List.of("a.json", "lesson.json"), withLesson(scene, step("b.json")));
    assertEquals(List.of("a.json", "lesson.json"), withLesson(scene, "{\"scne\": 1}"));
  }

  @Test
  void errorsInALessonHaveAPlace() throws IOException {
    withLesson(SceneFile.text(Scene.empty("a", Space.THREE)), "{\"scne\": 1}");
    SceneOutcome outcome = SceneCheck.FILES.outcome(SceneFolder.read(folder).scenes().getLast());
    assertEquals(SceneState.UNREADABLE, outcome.state());
    assertEquals(2, outcome.place().orElseThrow().line());
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
  @DisabledOnOs(OS.WINDOWS)
  void aFolderThatMayNotBeReadSaysSo() throws IOException {
    Path closed = Files.createDirectory(folder.resolve("closed"));
    Files.setPosixFilePermissions(closed, Set.of());
    assumeFalse(Files.isReadable(closed), "the superuser reads everything");
    ListedScene listed = SceneFolder.read(folder).scenes().getFirst();
    assertEquals(
        List.of(closed + ": could not be read: permission denied"),
        SceneCheck.FILES.outcome(listed).sentences(Language.ENGLISH));
  }

  /// Reading goes on once after the first file, when all others are already in the system's list.
  @Test
  void aFileThatCannotBeReadIsListedAndSaysSo() throws IOException {
    write("a.json", "b.json", "c.json");
    AtomicInteger asked = new AtomicInteger();
    SceneFolder found =
        SceneFolder.read(
            folder,
            () -> {
              if (asked.incrementAndGet() == 2) {
                deleteAll();
              }
              return false;
            });
    assertEquals(List.of("a.json", "b.json", "c.json"), names(found));
    ListedScene listed = found.scenes().getFirst();
    assertEquals(
        List.of(listed.name() + ": could not be read: no such file or folder"),
        SceneCheck.FILES.outcome(listed).sentences(Language.ENGLISH));
  }

  private void deleteAll() {
    for (String name : List.of("a.json", "b.json", "c.json")) {
      try {
        Files.delete(folder.resolve(name));
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  }

  @Test
  void readingStopsAfterAnyFileOrFolder() throws IOException {
    write("a/a.json", "a/b.json", "b/c.json");
    for (int most = 1; most <= 6; most++) {
      int calls = most;
      AtomicInteger asked = new AtomicInteger();
      SceneFolder part = SceneFolder.read(folder, () -> asked.incrementAndGet() >= calls);
      assertEquals(calls, asked.get(), "asked after each file and folder, and not once stopped");
      assertTrue(part.scenes().size() < 3 || calls > 5, part::toString);
    }
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

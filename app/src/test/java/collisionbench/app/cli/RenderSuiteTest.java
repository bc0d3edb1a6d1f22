package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Folders of scenes, rendered into a folder and compared with another.
class RenderSuiteTest {

  @TempDir Path folder;
  private Path scenes = Path.of("");
  private Path output = Path.of("");
  private Path golden = Path.of("");

  @BeforeEach
  void write() throws IOException {
    scenes = folder.resolve("scenes");
    output = folder.resolve("new/pictures");
    golden = Files.createDirectory(folder.resolve("golden"));
    Files.createDirectories(scenes.resolve("more"));
    SceneFiles.touching(scenes.resolve("a.json"));
    SceneFiles.touching(scenes.resolve("more/a.json"));
  }

  private Run render(boolean alike, String... more) {
    return Run.of(
        alike,
        Stream.concat(
                Stream.of("render", scenes.toString(), "-o", output.toString()), Stream.of(more))
            .toArray(String[]::new));
  }

  private String drawn(Path file) {
    return "render Käse 1280x800 DARK " + file;
  }

  @Test
  void rendersAFolderIntoAFolderAndContinuesAfterAnError() throws IOException {
    Path broken = Files.writeString(scenes.resolve("b.json"), "{");
    Path first = output.resolve("a.png");
    Path second = output.resolve("more/a.png");
    Run run = render(true);
    assertEquals(2, run.status());
    assertEquals(List.of(drawn(first), drawn(second)), run.drawn());
    assertEquals(first + "\n" + second + "\n2 rendered; 1 failed\n", run.out());
    assertEquals(1, run.err().lines().filter(line -> line.contains(broken.toString())).count());
  }

  @Test
  void comparesWithTheFolderOfExpectedPictures() throws IOException {
    Files.createFile(golden.resolve("a.png"));
    Path missing = golden.resolve("more/a.png");
    Run run = render(true, "--compare", golden.toString());
    assertEquals(1, run.status());
    assertEquals(
        """
        %s: the same
        %s: no such image to compare with: %s
        2 rendered; 1 different
        """
            .formatted(output.resolve("a.png"), output.resolve("more/a.png"), missing),
        run.out());
    Files.createDirectory(golden.resolve("more"));
    Files.createFile(missing);
    assertEquals(0, render(true, "--compare", golden.toString()).status());
    Run different = render(false, "--compare", golden.toString());
    assertEquals(1, different.status());
    assertEquals("2 rendered; 2 different", different.out().lines().toList().getLast());
  }

  @Test
  void refusesWhatCannotBeDoneForManyBeforeAnythingIsDrawn() throws IOException {
    Path file = Files.createFile(folder.resolve("file.png"));
    assertFails(file + ": expected a folder to write to, found a file", scenes, file);
    Path a = scenes.resolve("a.json");
    Path same = scenes.resolve("more/a.json");
    assertEquals(
        "collision-bench: a.png: two scenes have a picture of that name\n",
        Run.of("render", a.toString(), same.toString(), "-o", output.toString()).err());
  }

  private static void assertFails(String why, Path scenes, Path output) {
    assertEquals(
        new Run(2, "", "collision-bench: " + why + "\n", List.of()),
        Run.of("render", scenes.toString(), "-o", output.toString()));
  }
}

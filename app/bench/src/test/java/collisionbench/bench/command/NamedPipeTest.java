package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.Damage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A pipe that is named on the command line is read; those in folders are not opened.
@DisabledOnOs(OS.WINDOWS)
class NamedPipeTest {

  @TempDir Path folder;
  private Path scenes;
  private Path scene;

  @BeforeEach
  void makeFiles() throws IOException {
    scenes = Files.createDirectory(folder.resolve("scenes"));
    scene = SceneFiles.touching(scenes.resolve("a.json"));
  }

  private Process write(Path file, Path pipe) throws IOException {
    return new ProcessBuilder("sh", "-c", "cat '" + file + "' >'" + pipe + "'").start();
  }

  @ParameterizedTest
  @ValueSource(strings = {"scene", "scene.json"})
  void isCheckedAsAFileIs(String name) throws Exception {
    Path pipe = Damage.pipe(folder.resolve(name));
    Process writer = write(scene, pipe);
    Run run = Run.of("check", pipe.toString());
    assertEquals(0, writer.waitFor());
    assertEquals("", run.err());
    assertEquals(
        Run.of("check", scene.toString()).out(),
        run.out().replace(pipe.toString(), scene.toString()));
  }

  @Test
  void mayHoldPointsIfItsNameSaysSo() throws Exception {
    Path points = Files.writeString(folder.resolve("points"), "0 0 0\n1 0 0\n0 1 0\n");
    Path pipe = Damage.pipe(folder.resolve("points.txt"));
    Process writer = write(points, pipe);
    Run run = Run.of("check", pipe.toString());
    assertEquals(0, writer.waitFor());
    assertEquals(0, run.status(), run.err());
  }

  @Test
  void pipesAndLinksToThemInAFolderArePassedOver() throws Exception {
    Path pipe = Damage.pipe(scenes.resolve("pipe.json"));
    Files.createSymbolicLink(scenes.resolve("link.json"), pipe);
    Files.createSymbolicLink(scenes.resolve("zero.json"), Path.of("/dev/zero"));
    Files.createSymbolicLink(scenes.resolve("b.json"), scene);
    Run run = Run.of("check", scenes.toString());
    assertEquals("2 scenes: 2 nothing expected", run.out().lines().toList().getLast());
    assertEquals(0, run.status());
  }

  @Test
  void aLinkThatLeadsNowhereIsReported() throws IOException {
    Files.createSymbolicLink(scenes.resolve("gone.json"), folder.resolve("gone"));
    assertEquals(2, Run.of("check", scenes.toString()).status());
  }

  @Test
  void aDeviceThatDoesNotEndIsNoScene() {
    Run run = Run.of("check", "/dev/zero");
    assertEquals(2, run.status());
    assertTrue(run.err().startsWith("collision-bench: /dev/zero: "), run.err());
  }
}

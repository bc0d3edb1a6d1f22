package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.command.Run;
import collisionbench.bench.command.SceneFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Pictures are called like their scenes.
class PictureNamesTest {

  @TempDir Path folder;

  private Path out() {
    return folder.resolve("out");
  }

  @Test
  void picturesOfDifferentScenesAreDifferentFilesWhereCaseDoesNotMatter() throws IOException {
    Path capital =
        SceneFiles.touching(Files.createDirectory(folder.resolve("x")).resolve("A.json"));
    Path small = SceneFiles.touching(Files.createDirectory(folder.resolve("y")).resolve("a.json"));
    for (String command : List.of("render", "gallery")) {
      Run run = Drawing.run(command, "-o", out().toString(), capital.toString(), small.toString());
      assertEquals(
          "collision-bench: a.png: two scenes have a picture of that name\n", run.err(), command);
    }
    Path builtIn = SceneFiles.touching(folder.resolve("playground.json"));
    assertEquals(2, Drawing.run("gallery", "-o", out().toString(), builtIn.toString()).status());
  }

  @Test
  void namesOfPicturesAreThoseOfTheScenes() throws IOException {
    Path scenes = Files.createDirectory(folder.resolve("scenes"));
    for (String name : List.of("A", "a", "球 1", "a|b", "con")) {
      SceneFiles.touching(scenes.resolve(name + ".json"));
    }
    Run run = Drawing.run("render", scenes.toString(), "-o", out().toString());
    assertEquals(
        Set.of("A.png", "a.png", "球 1.png", "a~7c~b.png", "~63~on.png"),
        run.out()
            .lines()
            .filter(line -> line.endsWith(".png"))
            .map(line -> line.substring(line.lastIndexOf('/') + 1))
            .collect(Collectors.toSet()));
  }
}

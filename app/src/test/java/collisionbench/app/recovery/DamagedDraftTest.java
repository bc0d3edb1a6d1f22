package collisionbench.app.recovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.Damage;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.Draft;
import collisionbench.bench.scenefile.DraftFile;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// A damaged draft does not prevent others from being offered.
class DamagedDraftTest {

  @TempDir Path folder;

  private static Draft draft() {
    return new Draft(
        Optional.of(Path.of("/tmp/a.json")),
        Optional.empty(),
        Optional.of("12ab"),
        BuiltInScenes.named("moving-spheres").orElseThrow(),
        new Camera(Vec3.ZERO, 5, 0, 0));
  }

  private Path lockFor(String name) throws IOException {
    Files.createFile(folder.resolve(name + ".lock"));
    return folder.resolve(name);
  }

  @Test
  void offersOrPutsAsideDamagedDrafts() throws IOException {
    Path good = lockFor("window-1-good.json");
    DraftFile.save(draft(), good);
    List<byte[]> damaged = Damage.of(Files.readString(good), 5, 400);
    for (int i = 0; i < damaged.size(); i++) {
      Files.write(lockFor("window-1-" + i + ".json"), damaged.get(i));
    }
    Recovery.Found found = new Recovery(folder).find();
    assertEquals(401, found.abandoned().size() + found.unreadable().size());
    assertTrue(found.abandoned().stream().anyMatch(left -> left.draft().equals(draft())));
    for (Recovery.Abandoned leftover : found.abandoned()) {
      leftover.discard();
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void putsAsidePipesFoldersAndLinks() throws Exception {
    DraftFile.save(draft(), lockFor("window-1-good.json"));
    Damage.pipe(lockFor("window-1-pipe.json"));
    Files.createDirectory(lockFor("window-1-folder.json"));
    Files.createSymbolicLink(lockFor("window-1-zero.json"), Path.of("/dev/zero"));
    Files.writeString(folder.resolve("window-1-pipe.json.unreadable"), "an earlier one");
    Damage.pipe(folder.resolve("window-2-x.json.lock"));
    Recovery.Found found =
        assertTimeoutPreemptively(Duration.ofMinutes(5), () -> new Recovery(folder).find());
    assertEquals(1, found.abandoned().size());
    assertEquals(3, found.unreadable().size());
    found.abandoned().getFirst().discard();
  }
}

package collisionbench.bench.scenefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/// Saving replaces a file completely or not at all.
class AtomicSaveTest {

  private static final Scene OLD = Scene.empty("old", Space.THREE);
  private static final Scene NEW = Scene.empty("new and somewhat longer", Space.TWO);

  @TempDir Path folder;

  @Test
  void failureLeavesTheOldFileAndNoOther() throws Exception {
    Path file = saved("a.json");
    assertRefused(
        () -> SceneFile.save(file, AtomicSaveTest::halfWay),
        file + ": could not be saved: No space left on device");
    assertEquals(OLD, SceneFile.read(file));
    assertEquals(List.of(file), files());
  }

  @Test
  void failureCreatesNoFile() throws Exception {
    Path file = folder.resolve("new.json");
    assertThrows(SceneFileException.class, () -> SceneFile.save(file, AtomicSaveTest::halfWay));
    assertEquals(List.of(), files());
  }

  @Test
  void anyThrowableLeavesTheOldFile() throws Exception {
    Path file = saved("a.json");
    assertThrows(
        IllegalStateException.class,
        () ->
            SceneFile.save(
                file,
                _ -> {
                  throw new IllegalStateException("interrupted");
                }));
    assertEquals(OLD, SceneFile.read(file));
    assertEquals(List.of(file), files());
  }

  @Test
  void invalidUnicodeLeavesTheOldFile() throws Exception {
    Path file = saved("a.json");
    assertRefused(
        () -> SceneFile.save(OLD.named("\ud800"), file),
        file + ": could not be saved: its text is not valid Unicode");
    assertEquals(OLD, SceneFile.read(file));
    assertEquals(List.of(file), files());
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "no file is replaced there while it is read")
  void readersSeeTheOldOrTheNewText() throws Exception {
    Path file = saved("a.json");
    AtomicBoolean done = new AtomicBoolean();
    try (ExecutorService reader = Executors.newSingleThreadExecutor()) {
      Future<Set<Scene>> seen =
          reader.submit(() -> {
            Set<Scene> scenes = new HashSet<>();
            while (!done.get()) {
              scenes.add(SceneFile.read(file));
            }
            return scenes;
          });
      for (int i = 0; i < 200; i++) {
        SceneFile.save(i % 2 == 0 ? NEW : OLD, file);
      }
      done.set(true);
      assertTrue(Set.of(OLD, NEW).containsAll(seen.get()));
    }
  }

  @Test
  void readersSeeTheOldTextDuringTheWrite() throws Exception {
    Path file = saved("a.json");
    SceneFile.save(
        file,
        out -> {
          SceneText.write(NEW, out);
          assertEquals(OLD, unchecked(file));
        });
    assertEquals(NEW, SceneFile.read(file));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void replacesTheTargetOfASymbolicLink() throws Exception {
    Path inner = Files.createDirectory(folder.resolve("inner"));
    Path target = inner.resolve("target.json");
    SceneFile.save(OLD, target);
    Path second = Files.createSymbolicLink(inner.resolve("second.json"), Path.of("target.json"));
    Path first =
        Files.createSymbolicLink(folder.resolve("first.json"), Path.of("inner/second.json"));
    SceneFile.save(NEW, first);
    assertTrue(Files.isSymbolicLink(first) && Files.isSymbolicLink(second));
    assertFalse(Files.isSymbolicLink(target));
    assertEquals(NEW, SceneFile.read(target));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void createsTheTargetOfADanglingLink() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("link.json"), Path.of("target.json"));
    SceneFile.save(NEW, link);
    assertTrue(Files.isSymbolicLink(link));
    assertEquals(NEW, SceneFile.read(folder.resolve("target.json")));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void rejectsCircularLinks() throws Exception {
    Path link = folder.resolve("link.json");
    Files.createSymbolicLink(link, link);
    assertRefused(
        () -> SceneFile.save(NEW, link),
        link + ": could not be saved: the symbolic links form a loop");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void readOnlyFolderLeavesTheOldFile() throws Exception {
    Path inner = Files.createDirectory(folder.resolve("inner"));
    Path file = inner.resolve("a.json");
    SceneFile.save(OLD, file);
    Files.setPosixFilePermissions(inner, PosixFilePermissions.fromString("r-xr-xr-x"));
    assumeTrue(!Files.isWritable(inner), "the superuser may write everywhere");
    assertRefused(
        () -> SceneFile.save(NEW, file), file + ": could not be saved: permission denied");
    assertEquals(OLD, SceneFile.read(file));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void keepsAReadOnlyFile() throws Exception {
    Path file = saved("a.json");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
    assumeTrue(!Files.isWritable(file), "the superuser may write everywhere");
    assertRefused(
        () -> SceneFile.save(NEW, file), file + ": could not be saved: permission denied");
    assertEquals(OLD, SceneFile.read(file));
  }

  @Test
  void namesAMissingFolder() {
    Path file = folder.resolve("missing").resolve("a.json");
    assertRefused(
        () -> SceneFile.save(NEW, file), file + ": could not be saved: no such file or folder");
  }

  @Test
  void doesNotReplaceAFolder() throws Exception {
    assertRefused(
        () -> SceneFile.save(NEW, folder), folder + ": could not be saved: it is a folder");
    assertEquals(List.of(), files());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void doesNotReplaceADevice() {
    Path device = Path.of("/dev/null");
    assertRefused(
        () -> SceneFile.save(NEW, device),
        device + ": could not be saved: it is not an ordinary file");
  }

  private Path saved(String name) throws SceneFileException {
    Path file = folder.resolve(name);
    SceneFile.save(OLD, file);
    return file;
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  private static void halfWay(Appendable out) throws IOException {
    String text = SceneText.of(NEW);
    out.append(text.substring(0, text.length() / 2));
    throw new IOException("No space left on device");
  }

  private static Scene unchecked(Path file) {
    try {
      return SceneFile.read(file);
    } catch (SceneFileException broken) {
      throw new AssertionError(broken);
    }
  }

  private static void assertRefused(Executable save, String sentence) {
    assertEquals(sentence, assertThrows(SceneFileException.class, save).getMessage());
  }
}

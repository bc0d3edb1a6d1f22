package collisionbench.app.preset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeptScenesTest {

  private static final Scene SCENE = Scene.empty("Scene", Space.THREE);

  @TempDir Path home;

  private KeptScenes kept;

  @BeforeEach
  void begin() {
    kept = new KeptScenes(home.resolve("presets"));
  }

  private void keep(String... names) throws Exception {
    for (String name : names) {
      kept.keep(SCENE, name, List.of());
    }
  }

  private List<String> names() {
    return kept.all().scenes().stream().map(KeptScene::name).toList();
  }

  private KeptScene named(String name) {
    return kept.named(name).orElseThrow();
  }

  private Path list() {
    return kept.folder().resolve("presets.txt");
  }

  @Test
  void twoWindowsKeepAllTheirNames() throws Exception {
    Files.createDirectories(kept.folder());
    Thread other = Thread.ofPlatform().start(() -> rename("theirs"));
    rename("ours");
    other.join();
    assertEquals(
        120, Files.readAllLines(list()).stream().filter(line -> line.contains("name")).count());
  }

  private void rename(String window) {
    try {
      for (int i = 0; i < 60; i++) {
        kept.change(new KeptScene(window + i + ".json", "name " + window + i, List.of()));
      }
    } catch (IOException failure) {
      throw new AssertionError(failure);
    }
  }

  @Test
  void endingsMayBeInCapitals() throws Exception {
    keep("a");
    Files.move(kept.folder().resolve("a.json"), kept.folder().resolve("B.JSON"));
    assertEquals(List.of("B"), names());
    kept.change(new KeptScene("B.JSON", "other", List.of()));
    assertEquals(List.of("other"), names());
  }

  @Test
  void thereAreNoneAtFirstAndNoFolder() {
    assertEquals(new KeptScenes.Listing(List.of(), Optional.empty()), kept.all());
    assertTrue(Files.notExists(kept.folder()));
  }

  @Test
  void keptScenesAreListedInOrderWithNameAndTags() throws Exception {
    kept.keep(SCENE, "Two boxes", List.of("boxes", "deep"));
    keep("A");
    assertEquals(
        List.of(
            new KeptScene("two-boxes.json", "Two boxes", List.of("boxes", "deep")),
            new KeptScene("a.json", "A", List.of())),
        kept.all().scenes());
    assertEquals(SCENE.named("Two boxes"), kept.read(named("Two boxes")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a/b",
        "../up",
        "CON",
        "?*<>|",
        "nul",
        ".",
        "\u80f6\u56ca\u4f53",
        "a\u0000b",
        "\ud83d\ude00"
      })
  void anyNameIsKept(String typed) throws Exception {
    String name = KeptScene.name(typed);
    keep(name, name + " 2");
    assertEquals(List.of(name, name + " 2"), names());
    assertEquals(SCENE.named(name), kept.read(named(name)));
  }

  @Test
  void theSameNameReplacesInItsPlaceAndTheOldFileIsMoved() throws Exception {
    keep("A", "B");
    Scene other = Scene.empty("Other", Space.TWO);
    KeptScenes.Removed old = kept.keep(other, "A", List.of("x")).orElseThrow();
    assertEquals(List.of("A", "B"), names());
    assertEquals(List.of("x"), named("A").tags());
    assertEquals(other.named("A"), kept.read(named("A")));
    assertEquals(SCENE.named("A"), SceneFile.read(old.file()));
  }

  @Test
  void namesOfOneFileNameGetTheirOwn() throws Exception {
    keep("a b", "a-b", "A b");
    assertEquals(
        List.of("a-b.json", "a-b-2.json", "a-b-3.json"),
        kept.all().scenes().stream().map(KeptScene::file).toList());
  }

  @Test
  void anyMovesOfAnyOrderAreThoseOfAList() throws Exception {
    keep("A", "B", "C", "D");
    Random random = new Random(1);
    List<String> expected = new ArrayList<>(names());
    for (int i = 0; i < 40; i++) {
      int from = random.nextInt(4);
      int by = random.nextBoolean() ? 1 : -1;
      kept.move(kept.all().scenes().get(from), by);
      if (from + by >= 0 && from + by < 4) {
        Collections.swap(expected, from, from + by);
      }
      assertEquals(expected, names());
    }
  }

  @Test
  void restoringUndoesRemoving() throws Exception {
    keep("A", "B", "C");
    kept.change(new KeptScene(named("B").file(), "B", List.of("t")));
    List<KeptScene> before = kept.all().scenes();
    KeptScenes.Removed gone = kept.remove(named("B"));
    assertEquals(List.of("A", "C"), names());
    assertTrue(Files.exists(gone.file()));
    kept.restore(gone);
    assertEquals(before, kept.all().scenes());
  }

  @Test
  void nothingIsOverwrittenInTheFolderOfRemovedOnes() throws Exception {
    keep("A");
    Path first = kept.remove(named("A")).file();
    keep("A");
    Path second = kept.remove(named("A")).file();
    assertTrue(Files.exists(first) && Files.exists(second));
  }

  @Test
  void aFailedSaveLeavesTheOldSceneInItsPlace() throws Exception {
    keep("A", "B");
    List<KeptScene> before = kept.all().scenes();
    Scene broken =
        new Scene("Broken", "\ud800", Space.THREE, List.of(), Optional.empty(), Optional.empty());
    assertThrows(SceneFileException.class, () -> kept.keep(broken, "A", List.of("x")));
    assertEquals(before, kept.all().scenes());
    assertEquals(SCENE.named("A"), kept.read(named("A")));
    assertThrows(SceneFileException.class, () -> kept.keep(broken, "C", List.of()));
    assertEquals(before, kept.all().scenes());
  }

  @Test
  void theFileOfAListedSceneThatIsGoneIsNotTaken() throws Exception {
    keep("A");
    Files.delete(kept.file(named("A")));
    keep("a");
    assertEquals("a-2.json", named("a").file());
    SceneFile.save(SCENE, kept.folder().resolve("a.json"));
    assertEquals(List.of("A", "a"), names());
  }

  @Test
  void hiddenFilesAndOtherEndingsAreNotListed() throws Exception {
    keep("A");
    SceneFile.save(SCENE, kept.folder().resolve(".hidden.json"));
    Files.writeString(kept.folder().resolve("b.jsonx"), "x");
    assertEquals(List.of("A"), names());
  }

  @Test
  void linesThatNameNoSceneAreLeftAsTheyAre() throws Exception {
    keep("A", "B");
    Files.writeString(
        list(), "# mine\n\nb.json\tBee\tx,  y\ngone.json\tGone\n a.json \nodd\tline\n");
    assertEquals(List.of("Bee", "a"), names());
    assertEquals(List.of("x", "y"), named("Bee").tags());
    kept.move(named("a"), -1);
    assertEquals(
        List.of("# mine", "", "a.json\ta", "gone.json\tGone", "b.json\tBee\tx, y", "odd\tline"),
        Files.readAllLines(list()));
  }

  @Test
  void filesWithoutALineAreListedLastByTheirNames() throws Exception {
    keep("M");
    SceneFile.save(SCENE, kept.folder().resolve("by-hand.json"));
    Files.createDirectory(kept.folder().resolve("folder.json"));
    Files.writeString(kept.folder().resolve("notes.txt"), "x");
    assertEquals(List.of("M", "by-hand"), names());
    kept.move(named("by-hand"), -1);
    assertEquals(List.of("by-hand", "M"), names());
  }

  @Test
  void aDamagedListIsNamedAndPutAsideByTheNextChange() throws Exception {
    keep("A");
    byte[] damaged = {(byte) 0xff, 0, (byte) 0xfe};
    Files.write(list(), damaged);
    assertEquals(List.of("a"), names());
    String trouble = kept.all().trouble().orElseThrow().said();
    assertEquals(list() + ": its text is not valid Unicode", trouble);
    keep("B");
    assertEquals(List.of("B", "a"), names());
    Path aside = kept.folder().resolve("presets.broken-1.txt");
    assertEquals(damaged.length, Files.size(aside));
  }

  @Test
  void aDamagedSceneIsListedAndRefusedWhenItIsRead() throws Exception {
    keep("A");
    Files.writeString(kept.file(named("A")), "{");
    assertEquals(List.of("A"), names());
    SceneFileException refused =
        assertThrows(SceneFileException.class, () -> kept.read(named("A")));
    assertTrue(refused.getMessage().contains("a.json"), refused.getMessage());
  }

  @Test
  void aFolderThatCannotBeMadeIsRefused() throws IOException {
    Files.writeString(kept.folder(), "a file");
    assertThrows(IOException.class, () -> keep("A"));
    assertTrue(kept.all().trouble().isPresent());
    assertEquals("a file", Files.readString(kept.folder()));
  }
}

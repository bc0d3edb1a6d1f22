package collisionbench.bench.scenefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UserScenesTest {

  private static final Scene SCENE = Scene.empty("Scene", Space.THREE);

  @TempDir Path home;

  private UserScenes kept;

  @BeforeEach
  void begin() {
    kept = new UserScenes(home.resolve("presets"));
  }

  private void keep(String... names) throws Exception {
    for (String name : names) {
      var _ = kept.keep(SCENE, name);
    }
  }

  private List<String> names() {
    return kept.all().scenes().stream().map(UserScene::name).toList();
  }

  private List<String> files() {
    return kept.all().scenes().stream()
        .map(scene -> scene.file().getFileName().toString())
        .sorted()
        .toList();
  }

  private UserScene named(String name) {
    return kept.named(name).orElseThrow();
  }

  private Scene read(String name) throws SceneFileException {
    return SceneFile.read(named(name).file());
  }

  @Test
  void thereAreNoneAtFirstAndNoFolder() {
    assertEquals(new UserScenes.Listing(List.of(), Optional.empty()), kept.all());
    assertTrue(Files.notExists(kept.folder()));
  }

  @Test
  void keptScenesAreListedByName() throws Exception {
    keep("Two boxes", "a", "B");
    assertEquals(List.of("a", "B", "Two boxes"), names());
    assertEquals(List.of("a.json", "b.json", "two-boxes.json"), files());
    assertEquals(SCENE.named("Two boxes"), read("Two boxes"));
  }

  /// The version before had a list of names, tags and order.
  @Test
  void presetsOfTheVersionBeforeAreThere() throws Exception {
    keep("Two boxes");
    Files.writeString(kept.folder().resolve("presets.txt"), "two-boxes.json\tTwo boxes\tdeep\n");
    assertEquals(List.of("Two boxes"), names());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a/b",
        "../up",
        "CON",
        "lesson",
        "collision-bench-methods",
        "x.golden",
        "?*<>|",
        "nul",
        ".",
        "\u80f6\u56ca\u4f53",
        "a\u0000b",
        "\ud83d\ude00"
      })
  void anyNameIsKept(String typed) throws Exception {
    String name = UserScene.name(typed);
    keep(name, name + " 2");
    assertEquals(List.of(name, name + " 2"), names());
    assertEquals(SCENE.named(name), read(name));
  }

  @Test
  void theSameNameReplacesAndTheOldFileIsMoved() throws Exception {
    keep("A", "B");
    Scene other = Scene.empty("Other", Space.TWO);
    Path old = kept.keep(other, "A").orElseThrow();
    assertEquals(List.of("A", "B"), names());
    assertEquals(other.named("A"), read("A"));
    assertEquals(SCENE.named("A"), SceneFile.read(old));
  }

  @Test
  void namesOfOneFileNameGetTheirOwn() throws Exception {
    keep("a b", "a-b", "A b");
    assertEquals(List.of("a-b-2.json", "a-b-3.json", "a-b.json"), files());
  }

  @Test
  void renamingRenamesTheFileToo() throws Exception {
    keep("A", "B");
    kept.rename(named("A"), "Two boxes");
    assertEquals(List.of("B", "Two boxes"), names());
    assertEquals(List.of("b.json", "two-boxes.json"), files());
    assertEquals(SCENE.named("Two boxes"), read("Two boxes"));
  }

  @Test
  void aFailedRenameLeavesThePreset() throws Exception {
    keep("A");
    Files.writeString(named("A").file(), "{");
    assertThrows(SceneFileException.class, () -> kept.rename(named("a"), "B"));
    assertEquals(List.of("a.json"), files());
  }

  @Test
  void restoringUndoesRemoving() throws Exception {
    keep("A", "B", "C");
    UserScene gone = named("B");
    Path removed = kept.remove(gone);
    assertEquals(List.of("A", "C"), names());
    assertTrue(Files.exists(removed));
    kept.restore(gone, removed);
    assertEquals(List.of("A", "B", "C"), names());
  }

  @Test
  void nothingIsOverwrittenInTheFolderOfRemovedOnes() throws Exception {
    keep("A");
    Path first = kept.remove(named("A"));
    keep("A");
    Path second = kept.remove(named("A"));
    assertTrue(Files.exists(first) && Files.exists(second));
  }

  @Test
  void aFailedSaveLeavesTheOldSceneInItsPlace() throws Exception {
    keep("A", "B");
    List<UserScene> before = kept.all().scenes();
    Scene broken =
        new Scene("Broken", "\ud800", Space.THREE, List.of(), Optional.empty(), Optional.empty());
    assertThrows(SceneFileException.class, () -> kept.keep(broken, "A"));
    assertEquals(before, kept.all().scenes());
    assertEquals(SCENE.named("A"), read("A"));
    assertThrows(SceneFileException.class, () -> kept.keep(broken, "C"));
    assertEquals(before, kept.all().scenes());
  }

  @Test
  void hiddenFilesFoldersAndOtherEndingsAreNotListed() throws Exception {
    keep("A");
    SceneFile.save(SCENE, kept.folder().resolve(".hidden.json"));
    Files.createDirectory(kept.folder().resolve("folder.json"));
    Files.writeString(kept.folder().resolve("b.jsonx"), "x");
    Files.writeString(kept.folder().resolve(FolderFile.METHODS_NAME), "{}");
    Files.writeString(kept.folder().resolve("a" + FolderFile.RECORD), "{}");
    assertEquals(List.of("A"), names());
  }

  @Test
  void endingsMayBeInCapitals() throws Exception {
    keep("a");
    Files.move(kept.folder().resolve("a.json"), kept.folder().resolve("B.JSON"));
    assertEquals(List.of("a"), names());
    assertEquals(List.of("B.JSON"), files());
  }

  @Test
  void aDamagedSceneIsListedByItsFileName() throws Exception {
    keep("A");
    Files.writeString(named("A").file(), "{");
    assertEquals(List.of("a"), names());
    SceneFileException refused = assertThrows(SceneFileException.class, () -> read("a"));
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

package collisionbench.app.recovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.Draft;
import collisionbench.bench.scenefile.DraftFile;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecoveryTest {

  @TempDir Path home;
  Path folder;
  Recovery recovery;

  @BeforeEach
  void recovery() {
    folder = home.resolve("unsaved");
    recovery = new Recovery(folder);
  }

  private static Draft draft(String name) {
    return new Draft(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Scene.empty(name, Space.THREE),
        new Camera(Vec3.ZERO, 5, 0, 0));
  }

  /// Leaves a draft like a killed process: the lock file exists but is not locked.
  private void leave(String name, long millis) throws IOException {
    Files.createDirectories(folder);
    Path file = folder.resolve("window-1-" + name + ".json");
    DraftFile.save(draft(name), file);
    Files.setLastModifiedTime(file, FileTime.fromMillis(millis));
    Files.createFile(folder.resolve("window-1-" + name + ".json.lock"));
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static List<String> names(Recovery.Found found) {
    return found.abandoned().stream().map(left -> left.draft().scene().name()).toList();
  }

  @Test
  void createsNoFolderWithoutADraft() throws IOException {
    recovery.slot().clear();
    assertEquals(List.of(), recovery.find().abandoned());
    assertFalse(Files.exists(folder));
  }

  @Test
  void findsTheNewestDraftFirst() throws IOException {
    leave("old", 1_000_000_000_000L);
    leave("new", 1_700_000_000_000L);
    leave("middle", 1_500_000_000_000L);
    assertEquals(List.of("new", "middle", "old"), names(recovery.find()));
  }

  @Test
  void doesNotOfferTheDraftOfARunningWindow() throws IOException {
    Slot slot = recovery.slot();
    slot.keep(draft("first"));
    slot.keep(draft("second"));
    assertEquals(2, files().size(), "one draft and its lock");
    assertEquals(List.of(), names(recovery.find()));
    assertEquals(List.of(), names(recovery.find()), "looking does not let go of it");
    slot.clear();
    assertEquals(List.of(), files());
  }

  @Test
  void keepsOneDraftPerWindow() throws IOException {
    Slot a = recovery.slot();
    Slot b = recovery.slot();
    a.keep(draft("a"));
    b.keep(draft("b"));
    a.clear();
    assertEquals(2, files().size());
    assertEquals(List.of(), names(recovery.find()));
    b.clear();
  }

  @Test
  void offersADraftInOneWindowAtATime() throws IOException {
    leave("lost", 1_000_000_000_000L);
    Recovery.Found first = recovery.find();
    assertEquals(List.of("lost"), names(first));
    assertEquals(List.of(), names(recovery.find()));
    first.abandoned().getFirst().leave();
    Recovery.Found again = recovery.find();
    assertEquals(List.of("lost"), names(again));
    again.abandoned().getFirst().discard();
    assertEquals(List.of(), files());
  }

  @Test
  void aDraftThatIsLeftIsFoundAgain() throws IOException {
    Slot slot = recovery.slot();
    slot.leave();
    slot.keep(draft("left"));
    assertEquals(Set.of(), recovery.find().held(), "it is held by this process");
    slot.leave();
    Recovery.Found found = recovery.find();
    assertEquals(List.of("left"), names(found));
    found.abandoned().getFirst().leave();
    slot.clear();
    assertEquals(2, files().size(), "it is no longer that of the slot");
    slot.keep(draft("next"));
    assertEquals(4, files().size());
  }

  @Test
  void onlyTheDraftsThatAreAskedAboutAreTaken() throws IOException {
    leave("one", 1_000_000_000_000L);
    leave("other", 1_700_000_000_000L);
    Recovery.Found all = recovery.find();
    Path one = all.abandoned().getLast().file();
    for (Recovery.Abandoned draft : all.abandoned()) {
      draft.leave();
    }
    assertEquals(List.of("one"), names(recovery.findAmong(Set.of(one))));
    assertEquals(List.of(), names(recovery.findAmong(Set.of())));
    assertEquals(List.of("other"), names(recovery.find()));
  }

  @Test
  void otherFilesAreLeftAlone() throws IOException {
    Files.createDirectories(folder.resolve("window-1-x.json.lock"));
    Files.writeString(folder.resolve("window-1-y.json"), "{}");
    Files.writeString(folder.resolve("notes.txt"), "mine");
    assertEquals(new Recovery.Found(List.of(), List.of(), Set.of()), recovery.find());
    assertEquals(3, files().size());
  }

  @Test
  void deletesALockWithoutADraft() throws IOException {
    Files.createDirectories(folder);
    Files.createFile(folder.resolve("window-1-x.json.lock"));
    assertEquals(List.of(), names(recovery.find()));
    assertEquals(List.of(), files());
  }

  @Test
  void reportsAnUnreadableDraftOnceAndKeepsIt() throws IOException {
    leave("good", 1_000_000_000_000L);
    leave("bad", 1_000_000_000_000L);
    Path bad = Files.writeString(folder.resolve("window-1-bad.json"), "half of");
    Recovery.Found found = recovery.find();
    assertEquals(List.of("good"), names(found));
    assertTrue(found.unreadable().getFirst().getMessage().startsWith(bad + ": "), found.toString());
    assertEquals(List.of(), recovery.find().unreadable());
    assertEquals("half of", Files.readString(folder.resolve("window-1-bad.json.unreadable")));
    found.abandoned().getFirst().leave();
  }
}

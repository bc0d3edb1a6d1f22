package collisionbench.app.window.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.folder.SceneCheck;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SceneRowTest {

  private static List<String> ends(String... names) {
    List<String> all = List.of(names);
    return all.stream().map(name -> SceneRow.distinctEnd(name, all)).toList();
  }

  @Test
  void distinctEndBeginsWithTheWordThatDiffers() {
    assertEquals(
        List.of("\u20260011-sphere", "\u20260012-sphere", "\u2026box"),
        ends("case-of-capsule-0011-sphere", "case-of-capsule-0012-sphere", "case-of-capsule-box"));
    assertEquals(List.of("\u2026far", "\u2026near"), ends("more/far", "more/near"));
  }

  @Test
  void distinctEndIsTheWholeNameIfTheFirstWordDiffers() {
    assertEquals(List.of("capsule-box", "capsules-box"), ends("capsule-box", "capsules-box"));
    assertEquals(List.of("alone"), ends("alone"));
    assertEquals(List.of("twice", "twice"), ends("twice", "twice"));
  }

  @Test
  void distinctEndIsNeverEmpty() {
    assertEquals(List.of("a-", "\u2026b"), ends("a-", "a-b"));
    assertEquals(List.of("\u2026b", "\u2026b-c"), ends("a-b", "a-b-c"));
  }

  @Test
  void aFindingIsNamedByItsMistake() {
    Scene scene = BuiltInScenes.named("sphere-box").orElseThrow();
    SceneRow row = row("2-hard-wrong-no-sphere-box", scene);
    assertEquals("hard mistake", row.words());
    assertEquals("reports no overlap of overlapping shapes", row.reason());
    assertEquals("as expected", row("2-hard-of-mine", scene).words());
    assertEquals("nothing expected", row("1-plain-swap", scene.withoutExpectation()).words());
  }

  private static SceneRow row(String name, Scene scene) {
    ListedScene listed = ListedScene.named(name + ".json");
    return SceneRow.of(listed, Optional.of(SceneCheck.of(_ -> scene).outcome(listed)));
  }
}

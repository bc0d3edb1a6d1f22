package collisionbench.app.finder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.BuiltInScenes.Group;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SceneCandidateTest {

  private static final List<SceneCandidate> ALL =
      BuiltInScenes.all().stream().<SceneCandidate>map(SceneCandidate.BuiltIn::new).toList();

  private static Set<Group> groups(String query) {
    return Fuzzy.matches(query, ALL).stream()
        .map(candidate -> ((SceneCandidate.BuiltIn) candidate).entry().group())
        .collect(Collectors.toSet());
  }

  @Test
  void scenesAreFoundByTheNameOfTheirMenu() {
    assertEquals(Set.of(Group.FAULT), groups("errors in the articles"));
    assertEquals(Set.of(Group.LIBRARY), groups("what libraries answer"));
  }

  private static String place(String key) {
    return ALL.stream()
        .filter(candidate -> ((SceneCandidate.BuiltIn) candidate).entry().key().equals(key))
        .map(SceneCandidate::place)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void placesNameTheKeyTheGroupAndTheArticle() {
    assertEquals(
        "Built-in scene, capsule-sphere \u00b7 Intersection of a capsule and a sphere (000)",
        place("capsule-sphere"));
    for (SceneCandidate candidate : ALL) {
      BuiltInScenes.Entry entry = ((SceneCandidate.BuiltIn) candidate).entry();
      assertEquals(entry.scene().name(), candidate.name());
      assertTrue(candidate.place().startsWith("Built-in scene, " + entry.key()));
      assertEquals(
          entry.group() == Group.FAULT,
          candidate.place().contains(" \u00b7 Errors in the articles"));
    }
  }

  @Test
  void recentFilesAreNamedByFileAndFolder() {
    SceneCandidate recent = new SceneCandidate.Recent(Path.of("gears", "one.json"));
    assertEquals("one.json", recent.name());
    assertEquals("gears", recent.place());
    assertEquals("one.json", new SceneCandidate.Recent(Path.of("one.json")).place());
  }
}

package collisionbench.app.finder;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.preset.BuiltInScenes.Group;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SceneCandidateTest {

  private static final List<SceneCandidate> ALL =
      BuiltInScenes.all().stream().<SceneCandidate>map(SceneCandidate.BuiltIn::new).toList();

  private static Set<Group> groups(String query) {
    return Matches.of(query, ALL).stream()
        .map(candidate -> ((SceneCandidate.BuiltIn) candidate).entry().group())
        .collect(Collectors.toSet());
  }

  @Test
  void scenesAreFoundByTheNameOfTheirMenu() {
    assertEquals(Set.of(Group.FAULT), groups("errors in the articles"));
    assertEquals(Set.of(Group.LIBRARY), groups("what libraries answer"));
  }
}

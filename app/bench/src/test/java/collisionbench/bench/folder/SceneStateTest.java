package collisionbench.bench.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.text.Language;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class SceneStateTest {

  private static final Language CHINESE = new Language("zh", "\u4e2d\u6587");
  private static final List<SceneState> ALL = List.of(SceneState.values());

  @Test
  void whatIsBrokenUnreadableOrPassesUnexpectedlyNeedsAttention() {
    EnumSet<SceneState> failures = EnumSet.noneOf(SceneState.class);
    ALL.stream().filter(SceneState::isFailure).forEach(failures::add);
    assertEquals(
        EnumSet.of(SceneState.NOT_AS_EXPECTED, SceneState.PASSES_NOW, SceneState.UNREADABLE),
        failures);
  }

  @Test
  void summariesCountEveryStateInBothLanguages() {
    assertEquals(
        "6 scenes: 1 as expected; 1 not as expected; 1 not as expected, a known failure;"
            + " 1 as expected now: move it out of the folder failing; 1 nothing expected;"
            + " 1 not checked",
        SceneState.summary(ALL).in(Language.ENGLISH));
    assertEquals(
        "6 个场景：1 个符合预期；1 个不符合预期；1 个不符合预期（已知问题）；" + "1 个现已符合预期：请移出 failing 文件夹；1 个没有指定预期；1 个未检查",
        SceneState.summary(ALL).in(CHINESE));
  }

  @Test
  void numbersAgreeWithTheirNouns() {
    assertEquals("1 scene: 1 as expected", summary(1));
    assertEquals("2 scenes: 2 as expected", summary(2));
    assertEquals("1000 scenes: 1000 as expected", summary(1000));
  }

  private static String summary(int count) {
    return SceneState.summary(Collections.nCopies(count, SceneState.AS_EXPECTED))
        .in(Language.ENGLISH);
  }
}

package collisionbench.app.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Numbers and their nouns.
class PluralsTest {

  private static final Language CHINESE = new Language("zh", "中文");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1    | 1    | 1 scene, 1 needs attention           | 1 个场景，1 个需要处理",
        "2    | 0    | 2 scenes, none needs attention       | 2 个场景，0 个需要处理",
        "2    | 2    | 2 scenes, 2 need attention           | 2 个场景，2 个需要处理",
        "1234 | 1000 | 1,234 scenes, 1,000 need attention   | 1,234 个场景，1,000 个需要处理"
      })
  void scenesOfAFolderAndThoseThatNeedAttention(
      int scenes, int failures, String english, String chinese) {
    assertEquals(english, Phrase.of("folder.summary", scenes, failures).in(Language.ENGLISH));
    assertEquals(chinese, Phrase.of("folder.summary", scenes, failures).in(CHINESE));
  }

  @ParameterizedTest
  @CsvSource({"1, Nothing to test: add a body, 没有可检测的对象：请添加一个物体", "2, Nothing to test, 没有可检测的对象"})
  void missingBodies(int missing, String english, String chinese) {
    assertEquals(english, Phrase.of("answer.too-few", missing).in(Language.ENGLISH));
    assertEquals(chinese, Phrase.of("answer.too-few", missing).in(CHINESE));
  }

  @ParameterizedTest
  @CsvSource({
    "0, +0, 'x: +0 bits, 1e-16', x：+0 位，1e-16",
    "1, +1, 'x: +1 bit, 1e-16', x：+1 位，1e-16",
    "1, -1, 'x: -1 bit, 1e-16', x：-1 位，1e-16",
    "2, -2, 'x: -2 bits, 1e-16', x：-2 位，1e-16"
  })
  void stepsOfTheLastBit(int count, String signed, String english, String chinese) {
    Object[] parts = {"x", signed, count, "1e-16"};
    assertEquals(english, Phrase.of("bit.moved-double", parts).in(Language.ENGLISH));
    assertEquals(chinese, Phrase.of("bit.moved-double", parts).in(CHINESE));
    assertEquals(
        english.replace(", 1", " of a float, 1"),
        Phrase.of("bit.moved-float", parts).in(Language.ENGLISH));
  }
}

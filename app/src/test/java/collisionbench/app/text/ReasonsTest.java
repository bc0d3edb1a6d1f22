package collisionbench.app.text;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.json.JsonReason;
import collisionbench.app.lesson.LessonReason;
import collisionbench.app.preset.SceneFileReason;
import collisionbench.app.snapshot.SnapshotReason;
import collisionbench.app.storage.FileFailure;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The reasons for failures, in both languages.
class ReasonsTest {

  static Stream<ReasonKind> kinds() {
    return Stream.of(
            JsonReason.values(),
            SceneFileReason.values(),
            LessonReason.values(),
            SnapshotReason.values(),
            FileFailure.values())
        .flatMap(Stream::of);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everyReasonHasATextInBothLanguages(ReasonKind kind) {
    Phrase reason = kind.with("1", "2", "3");
    assertFalse(isChinese(reason.in(Language.ENGLISH)), reason.toString());
    assertTrue(isChinese(reason.in(Languages.SPOKEN.of(Locale.CHINESE))), reason.toString());
  }

  private static boolean isChinese(String text) {
    return text.codePoints().anyMatch(Character::isIdeographic);
  }
}

package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.session.Document;
import collisionbench.app.window.document.BuiltInTexts;
import collisionbench.app.window.document.LessonTexts;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.lesson.LessonFiles;
import collisionbench.bench.lesson.LessonFolder;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The names of bodies in lessons from folders, in Chinese.
class LessonTextsTest {

  private static final Language CHINESE =
      Languages.AVAILABLE.all().stream()
          .filter(language -> language.tag().equals("zh"))
          .findFirst()
          .orElseThrow();

  @TempDir private Path folder;

  @BeforeEach
  void speakChinese() {
    Texts.use(CHINESE);
  }

  @AfterEach
  void speakEnglish() {
    Texts.use(Language.ENGLISH);
  }

  private Lesson lesson(String index, String left, String right)
      throws IOException, SceneFileException {
    LessonFiles.write(folder, index.replace("\"left\"", left).replace("\"right\"", right));
    Path scene = folder.resolve("balls.json");
    Files.writeString(
        scene, LessonFiles.SCENE.replace("\"left\"", left).replace("\"right\"", right));
    return LessonFolder.read(folder);
  }

  private static List<String> names(Document document) {
    return List.copyOf(document.scene().ids());
  }

  @Test
  void knownNamesAreTranslated() throws Exception {
    Lesson lesson = lesson(LessonFiles.INDEX, "\"ball\"", "\"my own\"");
    Document translated = LessonTexts.document(lesson, 0);
    assertEquals(List.of(Texts.get("body.ball"), "my own"), names(translated));
    assertEquals("Balls", translated.scene().name());
    Texts.use(Language.ENGLISH);
    List<String> english = List.of("ball", "my own");
    assertEquals(english, names(BuiltInTexts.translated(translated, Optional.empty())));
    Files.delete(folder.resolve("lesson.json"));
    assertEquals(
        english, names(BuiltInTexts.translated(translated, Optional.of(lesson))), "not read again");
    assertEquals(names(translated), names(BuiltInTexts.translated(translated, Optional.empty())));
  }

  @Test
  void aLessonInEnglishOnlyKeepsItsNames() throws Exception {
    String english = LessonFiles.INDEX.replace(", \"zh\": \"两个球\"", "");
    assertEquals(
        List.of("ball", "box"),
        names(LessonTexts.document(lesson(english, "\"ball\"", "\"box\""), 0)));
  }

  @Test
  void namesStayDifferent() throws Exception {
    String chinese = "\"" + Texts.get("body.ball") + "\"";
    List<String> names = List.of("ball", Texts.get("body.ball"));
    assertEquals(
        names, names(LessonTexts.document(lesson(LessonFiles.INDEX, "\"ball\"", chinese), 0)));
  }
}

package collisionbench.bench.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.docs.Docs;
import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.scene.Article;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class LessonFolderTest {

  private static final Language CHINESE = Languages.AVAILABLE.of(Locale.CHINESE);

  @TempDir Path folder;

  private Lesson read(String index) throws IOException, SceneFileException {
    LessonFiles.write(folder, index);
    return LessonFolder.read(folder);
  }

  @Test
  void readsALessonWithItsScenes() throws Exception {
    Lesson lesson = read(LessonFiles.INDEX);
    assertEquals("Two balls", lesson.title().in(Language.ENGLISH));
    assertEquals("两个球", lesson.title().in(CHINESE));
    assertEquals(2, lesson.steps().size());
    Lesson.Step first = lesson.steps().getFirst();
    assertEquals("Balls", first.scene().name());
    assertEquals("d = 0", first.formula());
    assertEquals("article-001-spheres", first.demonstration().orElseThrow().method().name());
    assertInstanceOf(Goal.Contacts.class, first.goal());
    assertEquals(Optional.empty(), lesson.article());
  }

  @Test
  void onlySceneAndTextAreRequired() throws Exception {
    Lesson.Step last = read(LessonFiles.INDEX).steps().getLast();
    assertEquals("", last.formula());
    assertEquals(Optional.empty(), last.demonstration());
    assertEquals(new Goal.None(), last.goal());
    assertEquals("That is all.", last.text().in(CHINESE), "where there is no other language");
  }

  @Test
  void lessonInTheGuideIsValid() throws Exception {
    String page = Docs.guide("lessons");
    int start = page.indexOf("```json") + "```json".length();
    String index = page.substring(start, page.indexOf("```", start));
    Files.writeString(
        folder.resolve("1.json"),
        SceneFile.text(BuiltInScenes.named("capsule-sphere").orElseThrow()));
    Lesson lesson = read(index);
    assertInstanceOf(Goal.Branch.class, lesson.steps().getFirst().goal());
  }

  @Test
  void readsTheArticle() throws Exception {
    String index = LessonFiles.INDEX.replace("\"steps\"", "\"article\": \"002\", \"steps\"");
    assertEquals(Optional.of(Article.SEGMENTS), read(index).article());
  }

  @Test
  void acceptsAFolderOrItsIndex() throws Exception {
    assertEquals(Optional.empty(), LessonFolder.of(folder));
    Path index = LessonFiles.write(folder, LessonFiles.INDEX);
    assertEquals(Optional.of(folder), LessonFolder.of(folder));
    assertEquals(Optional.of(folder.toAbsolutePath()), LessonFolder.of(index));
    assertEquals(Optional.empty(), LessonFolder.of(folder.resolve("balls.json")));
  }

  /// A part of a valid lesson, its replacement, and the message about it.
  @ParameterizedTest
  @CsvFileSource(
      resources = "/collisionbench/bench/lesson/broken-lessons.csv",
      delimiter = ';',
      quoteCharacter = '`')
  void reportsInvalidValuesWithTheirLocationInBothLanguages(
      String good, String bad, String place, String words) {
    String index =
        LessonFiles.INDEX.replaceFirst(
            Pattern.quote(good), Matcher.quoteReplacement(bad == null ? "" : bad));
    SceneFileException refused = assertThrows(SceneFileException.class, () -> read(index));
    String message = refused.getMessage();
    assertTrue(message.startsWith(folder.resolve("lesson.json") + ": " + place + " ("), message);
    assertTrue(message.contains(words), message);
    String chinese = refused.phrase().in(CHINESE);
    assertTrue(chinese.codePoints().anyMatch(Character::isIdeographic), chinese);
  }

  private Lesson readOfArticle(String scene, String method, String more) throws Exception {
    Files.writeString(
        folder.resolve("1.json"), SceneFile.text(BuiltInScenes.named(scene).orElseThrow()));
    return read(
        LessonFiles.INDEX
            .replaceFirst("balls.json", "1.json")
            .replace("article-001-spheres", method)
            .replace("{\"contacts\": [[\"left\", \"right\"]]}", more));
  }

  private String refusal(String scene, String method, String more) {
    return assertThrows(SceneFileException.class, () -> readOfArticle(scene, method, more))
        .getMessage();
  }

  @Test
  void branchOfSeveralStepsNeedsItsStep() throws Exception {
    String stick = "segment-triangle";
    String method = "article-001-segment-triangle";
    String refused = refusal(stick, method, "{\"branch\": \"from-0-to-1\"}");
    assertTrue(
        refused.contains(
            "/steps/0/done/branch (line 10, column 26): branch \"from-0-to-1\" occurs in several"
                + " steps of the method; expected one of them as \"step\": \"parameter-t\", "),
        refused);
    Goal goal =
        readOfArticle(stick, method, "{\"branch\": \"from-0-to-1\", \"step\": \"parameter-u\"}")
            .steps()
            .getFirst()
            .goal();
    assertEquals("parameter-u", assertInstanceOf(Goal.Branch.class, goal).step());
    Goal only =
        readOfArticle(stick, method, "{\"branch\": \"not-parallel\"}").steps().getFirst().goal();
    assertEquals("determinant", assertInstanceOf(Goal.Branch.class, only).step());
  }

  @Test
  void branchIsNamedByItsKeyOrItsText() throws Exception {
    for (String name : List.of("beyond-end", "Beyond the end", "beyond the end")) {
      String done = "{\"branch\": \"" + name + "\"}";
      Goal goal =
          readOfArticle("capsule-sphere", "article-000-capsule-sphere", done)
              .steps()
              .getFirst()
              .goal();
      assertEquals("beyond-end", assertInstanceOf(Goal.Branch.class, goal).key());
    }
  }

  @Test
  void methodThatAnswersSeveralPairsNeedsOne() throws Exception {
    String several = "parallel-segments";
    String method = "article-002-segments";
    String refused = refusal(several, method, "{\"contacts\": []}");
    assertTrue(
        refused.contains(
            ": method \"article-002-segments\" supports several pairs of bodies of this scene;"
                + " expected one of them as \"pair\" in the step"),
        refused);
    String pair = "{\"contacts\": []}, \"pair\": [\"same way\", \"first\"]";
    Lesson.Demonstration shown =
        readOfArticle(several, method, pair).steps().getFirst().demonstration().orElseThrow();
    assertEquals("same way", shown.pair().a());
  }

  @Test
  void pairMustBeAnsweredByTheMethod() {
    String pair = "{\"contacts\": []}, \"pair\": [\"ball\", \"box\"]";
    String refused = refusal("playground", "article-000-capsule-sphere", pair);
    assertTrue(
        refused.contains(
            "/steps/0/pair (line 10, column 41): method \"article-000-capsule-sphere\" does not"
                + " support the pair \"ball\" and \"box\""),
        refused);
  }

  @Test
  void mapIsOneOfTheColorsOfMaps() throws Exception {
    String scene = "circle-sector-2d";
    String pair = "{\"contacts\": []}, \"pair\": [\"circle\", \"quarter\"], \"map\": ";
    String method = "article-003-circle-sector";
    Lesson.Demonstration shown =
        readOfArticle(scene, method, pair + "\"branch\"")
            .steps()
            .getFirst()
            .demonstration()
            .orElseThrow();
    assertEquals(MapColor.BRANCH, shown.map().orElseThrow());
    String refused = refusal(scene, method, pair + "\"red\"");
    assertTrue(refused.contains("\"agreement\", \"distance\" or \"branch\""), refused);
  }

  @Test
  void rejectsASceneOfAnotherSpaceThanTheMethods() {
    String refused = refusal("circle-capsule-2d", "article-001-spheres", "{\"contacts\": []}");
    assertTrue(
        refused.contains(
            "/steps/0/method (line 9, column 17): method \"article-001-spheres\" supports no pair"),
        refused);
  }

  @Test
  void rejectsAFormulaOfManyGroups() {
    String deep = "{".repeat(50_000);
    String index = LessonFiles.INDEX.replace("d = 0", deep);
    SceneFileException refused = assertThrows(SceneFileException.class, () -> read(index));
    assertTrue(
        refused.getMessage().contains("at most 30 levels of groups at character 32"),
        refused.getMessage());
  }

  @Test
  void readsAStepAgainByItsKey() throws Exception {
    Lesson lesson = read(LessonFiles.INDEX);
    assertEquals(Optional.of(lesson), LessonFolder.readAgain(lesson.key(1)));
    assertEquals(Optional.empty(), LessonFolder.readAgain(lesson.key(2)));
    assertEquals(Optional.empty(), LessonFolder.readAgain("capsule-sphere"));
    assertEquals(Optional.empty(), LessonFolder.readAgain("lesson 000 1"));
    assertEquals(Optional.empty(), LessonFolder.readAgain("lesson "));
    Files.delete(folder.resolve("balls.json"));
    assertEquals(Optional.empty(), LessonFolder.readAgain(lesson.key(1)));
  }

  @Test
  void rejectsALessonWithoutSteps() {
    String index = LessonFiles.INDEX.substring(0, LessonFiles.INDEX.indexOf("[")) + "[]}";
    SceneFileException refused = assertThrows(SceneFileException.class, () -> read(index));
    assertTrue(
        refused.getMessage().contains("expected an array of steps, found nothing in it"),
        refused.getMessage());
  }

  private static String steps(int count) {
    String step = "{\"scene\": \"balls.json\", \"text\": {\"en\": \"Look.\"}}";
    return LessonFiles.INDEX.substring(0, LessonFiles.INDEX.indexOf("["))
        + ("[" + String.join(",", Collections.nCopies(count, step)) + "]}");
  }

  @Test
  void rejectsALessonOfTooManySteps() throws Exception {
    assertEquals(LessonReader.MOST_STEPS, read(steps(LessonReader.MOST_STEPS)).steps().size());
    SceneFileException refused =
        assertThrows(SceneFileException.class, () -> read(steps(LessonReader.MOST_STEPS + 1)));
    assertTrue(
        refused.getMessage().contains("expected at most 1000 steps, found 1001"),
        refused.getMessage());
  }

  @Test
  void readsASceneOnceForAllSteps() throws Exception {
    List<String> read = new ArrayList<>();
    LessonReader.Files files =
        new LessonReader.Files() {
          @Override
          public String path(String file) {
            return file;
          }

          @Override
          public Json index() throws JsonException {
            return JsonReader.read(steps(3));
          }

          @Override
          public Scene scene(String file) throws SceneFileException {
            read.add(file);
            return SceneFile.parse(file, LessonFiles.SCENE);
          }
        };
    assertEquals(3, LessonReader.read(Optional.empty(), files).steps().size());
    assertEquals(List.of("balls.json"), read);
  }

  /// Testing all pairs of these bodies would take minutes.
  @Test
  @Timeout(300)
  void checksAMethodAgainstShapeTypesNotAllPairs() throws Exception {
    String balls =
        IntStream.range(0, 200_000)
            .mapToObj(i ->
                "{\"id\": \"%d\", \"shape\": {\"type\": \"sphere\", \"center\": [%d, 0, 0], \"radius\": 1}}"
                    .formatted(i, i))
            .collect(Collectors.joining(",\n"));
    LessonFiles.write(folder, LessonFiles.INDEX.replace("spheres", "segment-sphere"));
    Files.writeString(
        folder.resolve("balls.json"),
        LessonFiles.SCENE.substring(0, LessonFiles.SCENE.indexOf("[")) + "[" + balls + "]}");
    SceneFileException refused =
        assertThrows(SceneFileException.class, () -> LessonFolder.read(folder));
    assertTrue(refused.getMessage().contains("supports no pair of bodies"), refused.getMessage());
  }

  @Test
  void namesAMissingOrBrokenScene() throws Exception {
    String index = LessonFiles.INDEX.replace("balls.json", "cubes.json");
    SceneFileException missing = assertThrows(SceneFileException.class, () -> read(index));
    assertEquals(
        folder.resolve("cubes.json") + ": could not be read: no such file or folder",
        missing.getMessage());
    Files.writeString(folder.resolve("cubes.json"), "{}");
    SceneFileException broken = assertThrows(SceneFileException.class, () -> read(index));
    assertTrue(
        broken.getMessage().startsWith(folder.resolve("cubes.json") + ": line 1, column 1: "),
        broken.getMessage());
  }

  @Test
  void namesAMissingOrUnreadableIndex() throws Exception {
    SceneFileException missing =
        assertThrows(SceneFileException.class, () -> LessonFolder.read(folder));
    assertTrue(missing.getMessage().startsWith(folder.resolve("lesson.json") + ": "));
    Files.write(folder.resolve("lesson.json"), new byte[] {(byte) 0xff});
    SceneFileException bytes =
        assertThrows(SceneFileException.class, () -> LessonFolder.read(folder));
    assertTrue(bytes.getMessage().contains("expected UTF-8 text"), bytes.getMessage());
  }
}

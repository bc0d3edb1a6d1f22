package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.folder.Checked;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.folder.SceneCheck;
import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.folder.SceneState;
import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.json.JsonWriter;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.scene.Expectation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/// Folders of scenes, checked at once and reported to build servers.
class CheckFolderTest {

  private static final String DISTANCE = "'pairs': [{'a': 'a', 'b': 'b', 'distance': %s}]";

  @TempDir Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.createDirectories(folder.resolve("more/failing"));
    SceneFiles.touching(folder.resolve("none.json"));
    SceneFiles.expecting(folder.resolve("right.json"), DISTANCE.formatted("-0.25"));
    SceneFiles.expecting(folder.resolve("wrong.json"), DISTANCE.formatted("-0.2"));
    SceneFiles.expecting(folder.resolve("more/failing/known.json"), DISTANCE.formatted("-0.2"));
    SceneFiles.expecting(folder.resolve("more/failing/mended.json"), DISTANCE.formatted("-0.25"));
    Files.writeString(folder.resolve("notes.txt"), "no scene");
  }

  private Path broken() throws IOException {
    return Files.writeString(folder.resolve("broken.json"), "{\n  \"format\": 1}");
  }

  private String name(String file) {
    return folder.resolve(file).toString();
  }

  @Test
  void printsALineForEachSceneOfAFolderAndASummary() throws IOException {
    assertEquals(
        new Run(
            1,
            """
            %s: not as expected, a known failure
            %s: as expected now: move it out of the folder failing
            %s: nothing expected
            %s: as expected
            %s: not as expected
            5 scenes: 1 as expected; 1 not as expected; 1 not as expected, a known failure; 1 as expected now: move it out of the folder failing; 1 nothing expected
            """
                .formatted(
                    name("more/failing/known.json"),
                    name("more/failing/mended.json"),
                    name("none.json"),
                    name("right.json"),
                    name("wrong.json")),
            """
            collision-bench: %s: as expected now: move it out of the folder failing
            collision-bench: %s: a and b: distance -0.25, expected -0.2, off by 0.05
            """
                .formatted(name("more/failing/mended.json"), name("wrong.json")),
            List.of()),
        Run.of("check", folder.toString()));
    Path broken = broken();
    Run run = Run.of("check", folder.toString());
    assertEquals(2, run.status());
    assertTrue(run.out().startsWith(broken + ": not checked\n"), run.out());
    assertTrue(run.out().contains("\n6 scenes: "), run.out());
  }

  @Test
  void anExpectationOfNoAnswerIsReportedAsNone() throws IOException {
    Path file =
        SceneFiles.expecting(folder.resolve("none.json"), "'pairs': [{'a': 'a', 'b': 'b'}]");
    assertTrue(
        Run.of("check", folder.toString()).out().contains("\n" + file + ": nothing expected\n"));
    assertTrue(Run.of("check", file.toString()).out().endsWith("\n  nothing expected\n"));
    String line = Run.of("check", "--json", file.toString()).out();
    assertTrue(line.contains("\"expectation\": {\"holds\": true, \"expected\": 0}"), line);
    for (String[] expect :
        new String[][] {
          {"'contacts': []", "1"},
          {"'contacts': [['a', 'b'], ['a', 'c']]", "2"},
          {"'contacts': [['a', 'b']], 'pairs': [{'a': 'a', 'b': 'b'}]", "1"},
          {"'pairs': [{'a': 'a', 'b': 'b', 'touch': true, 'distance': 0}]", "2"}
        }) {
      SceneFiles.expecting(file, expect[0]);
      String some = Run.of("check", "--json", file.toString()).out();
      assertTrue(
          some.contains(", \"expected\": " + expect[1] + "}")
              || some.contains(", \"expected\": " + expect[1] + ", "),
          some);
    }
  }

  @Test
  void bodiesOfOneGroupAreNoPair() throws IOException {
    Path file = SceneFiles.expecting(folder.resolve("none.json"), "'pairs': []");
    String one = Files.readString(file).replace("\"shape\"", "\"group\": \"one\", \"shape\"");
    Files.writeString(file, one);
    assertTrue(Run.of("check", file.toString()).out().contains("\n  no pairs\n"));
    Files.writeString(file, one.replaceFirst("\"group\": \"one\", ", ""));
    assertFalse(Run.of("check", file.toString()).out().contains("no pairs"));
  }

  @Test
  void aKnownFailureIsNoFailure() throws IOException {
    Files.delete(folder.resolve("wrong.json"));
    Files.delete(folder.resolve("more/failing/mended.json"));
    assertEquals(0, Run.of("check", folder.toString()).status());
    Run json = Run.of("check", "--json", folder.toString());
    assertEquals(0, json.status());
    assertEquals(3, json.out().lines().count());
    assertEquals(1, Run.of("check", name("more/failing/known.json")).status(), "named itself");
  }

  @Test
  void annotatesTheLineAndColumnOfWhatIsExpected() throws IOException {
    Path broken = broken();
    Run run = Run.of("check", "--format", "github", broken.toString(), name("wrong.json"));
    assertEquals(2, run.status());
    String text = Files.readString(folder.resolve("wrong.json"));
    List<String> lines = text.lines().toList();
    int column = lines.getLast().indexOf("-0.2}") + 1;
    assertEquals(
        List.of(
            "::error file=%1$s,line=2,col=13::%1$s: /format (line 2, column 13): expected a string,"
                    .formatted(broken)
                + " found 1",
            "::error file=%s,line=%d,col=%d::a and b: distance -0.25, expected -0.2, off by 0.05"
                .formatted(name("wrong.json"), lines.size(), column),
            "2 scenes: 1 not as expected; 1 not checked"),
        run.out().lines().toList());
  }

  @Test
  void writesATestCaseForEachSceneAsJunitXml() throws Exception {
    broken();
    Path xml = folder.resolve("report/out.xml");
    Files.createDirectory(folder.resolve("report"));
    assertEquals(2, Run.of("check", "--junit", xml.toString(), folder.toString()).status());
    Element suite =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(xml.toFile())
            .getDocumentElement();
    assertEquals("6", suite.getAttribute("tests"));
    assertEquals("2", suite.getAttribute("failures"));
    assertEquals("1", suite.getAttribute("errors"));
    assertEquals("2", suite.getAttribute("skipped"));
    NodeList failures = suite.getElementsByTagName("failure");
    Element wrong = (Element) failures.item(1);
    assertEquals(name("wrong.json"), ((Element) wrong.getParentNode()).getAttribute("name"));
    assertEquals(
        "a and b: distance -0.25, expected -0.2, off by 0.05", wrong.getAttribute("message"));
  }

  @Test
  void writesAPageWithWhatWasExpectedAndWhatCameFailuresFirst() throws Exception {
    broken();
    Path page = folder.resolve("report");
    Run run = Run.of("check", "--report", page.toString(), folder.toString());
    assertEquals(2, run.status());
    assertTrue(run.out().endsWith("\n" + page.resolve("index.html") + "\n"), run.out());
    assertEquals(5, run.drawn().size());
    String html = Files.readString(page.resolve("index.html"));
    String start = "<script type=\"application/json\" id=\"report\">";
    String json =
        html.substring(html.indexOf(start) + start.length(), html.indexOf("</script>"))
            .replace("\\u003c", "<");
    JsonObject report = (JsonObject) JsonReader.read(json);
    List<JsonObject> scenes = objects(report.get("scenes"));
    assertEquals(
        List.of("broken", "mended", "wrong", "known", "none", "right"),
        scenes.stream()
            .map(scene -> text(scene, "name").replaceFirst(".*[/\\\\](.*)\\.json", "$1"))
            .toList());
    assertTrue(text(scenes.getFirst(), "error").contains("expected a string, found 1"));
    JsonObject answer = objects(scenes.get(2).get("answers")).getFirst();
    assertEquals(
        List.of("a", "b", "distance", "-0.2", "-0.25", "0.05"),
        Stream.of("a", "b", "answer", "expected", "came", "difference")
            .map(name -> text(answer, name))
            .toList());
  }

  /// Contact is expected twice of the first; of the second nothing is expected but that nothing
  /// touches.
  @Test
  void aPageHasNoLineTwiceAndCountsWhatItDoesNotList() throws Exception {
    Expectation.Pair pair = new Expectation.Pair("a", "b");
    AnswerValue yes = new AnswerValue.YesNo(true);
    AnswerCheck contact = new AnswerCheck(pair, AnswerField.TOUCH, yes, Optional.of(yes), 0);
    AnswerCheck touch = new AnswerCheck(pair, AnswerField.TOUCH, yes, Optional.of(yes), 1e-9);
    List<JsonObject> scenes = new ArrayList<>();
    for (ExpectationCheck check :
        List.of(
            new ExpectationCheck(0, 5, List.of(), List.of(contact, touch)),
            new ExpectationCheck(0, 1, List.of(), List.of()))) {
      StringBuilder json = new StringBuilder();
      SceneOutcome outcome =
          new SceneOutcome(
              ListedScene.named("n"),
              Checked.ofBench(Optional.of(check)),
              Optional.empty(),
              Optional.empty(),
              0);
      new CheckPageJson(JsonWriter.ascii(json), Map.of()).write(List.of(outcome), Optional.empty());
      scenes.addAll(objects(JsonReader.read(json.toString()).object().get("scenes")));
    }
    assertEquals(1, objects(scenes.getFirst().get("answers")).size());
    assertEquals(3, scenes.getFirst().get("more").number());
    assertEquals(List.of(), objects(scenes.getLast().get("answers")));
  }

  /// What the program costs to start is no scene's time.
  @Test
  void theSceneThatIsCheckedBeforeTheTimesIsThere() {
    assertEquals(
        SceneState.AS_EXPECTED,
        SceneCheck.of(NamedScene.reader(List.of(), System.in, Optional.empty()))
            .outcome(CheckCommand.FIRST)
            .state());
  }

  @Test
  void aSceneThatIsNamedTwiceIsDrawnOnce() {
    Path page = folder.resolve("report");
    Run run =
        Run.of(
            "check",
            "--report",
            page.toString(),
            name("wrong.json"),
            name("wrong.json"),
            name("right.json"));
    assertEquals(2, run.drawn().size(), run.drawn().toString());
    assertTrue(run.drawn().getLast().endsWith("2.png"), run.drawn().toString());
  }

  private static List<JsonObject> objects(Json array) {
    return ((Json.Items) array).values().stream().map(JsonObject.class::cast).toList();
  }

  private static String text(JsonObject object, String name) {
    return ((Json.Text) Objects.requireNonNull(object.values().get(name))).value();
  }

  @Test
  void jsonLinesOfAFolderSayWhatPassesNow() throws IOException {
    Run run = Run.of("check", "--json", folder.toString());
    assertEquals(1, run.status());
    assertEquals(5, run.out().lines().count());
    assertEquals(
        """
        collision-bench: %s: as expected now: move it out of the folder failing
        collision-bench: %s: a and b: distance -0.25, expected -0.2, off by 0.05
        """
            .formatted(name("more/failing/mended.json"), name("wrong.json")),
        run.err());
  }

  @Test
  void anUnknownNameIsNamedOnce() {
    String sentence = "spheer-box: no such file or built-in scene; did you mean sphere-box?\n";
    assertEquals("collision-bench: " + sentence, Run.of("check", "spheer-box").err());
    assertEquals(
        "::error::" + sentence + "1 scene: 1 not checked\n",
        Run.of("check", "--format=github", "spheer-box").out());
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aFolderThatCannotBeReadIsAnErrorLikeAScene() throws IOException {
    Path closed = Files.createDirectory(folder.resolve("closed"));
    Files.setPosixFilePermissions(closed, Set.of());
    assumeFalse(Files.isReadable(closed), "the superuser reads everything");
    String sentence = closed + ": could not be read: permission denied\n";
    Path xml = folder.resolve("out.xml");
    assertEquals(
        new Run(
            2,
            "%s: not checked\n%s: as expected\n2 scenes: 1 as expected; 1 not checked\n"
                .formatted(closed + "/", name("right.json")),
            "collision-bench: " + sentence,
            List.of()),
        Run.of("check", "--junit", xml.toString(), closed.toString(), name("right.json")));
    assertTrue(Files.readString(xml).contains("errors=\"1\""));
    Run github = Run.of("check", "--format", "github", closed.toString());
    assertEquals("::error::" + sentence + "1 scene: 1 not checked\n", github.out());
    Run json = Run.of("check", "--json", closed.toString(), name("right.json"));
    assertEquals(2, json.status());
    assertEquals(2, json.out().lines().count());
  }

  @Test
  void aPictureThatCannotBeWrittenIsAFailureAfterThePageIsWrittenWithoutIt() throws IOException {
    Path page = folder.resolve("report");
    Run run =
        Run.of(
            ScoreCommandTest.unwritten(), "check", "--report", page.toString(), name("right.json"));
    assertEquals(2, run.status());
    assertEquals(
        "collision-bench: %s: cannot be written: no such file or folder\n"
            .formatted(page.resolve("pictures/1.png")),
        run.err());
    assertFalse(Files.readString(page.resolve("index.html")).contains("pictures/1.png"));
  }

  @Test
  void withoutADisplayNoMoreScenesAreReadForPictures() {
    Path page = folder.resolve("report");
    ScenePainter none =
        ScoreCommandTest.withoutDisplay(() -> {
          boolean _ = folder.resolve("right.json").toFile().delete();
          return "there is no display";
        });
    Run run =
        Run.of(none, "check", "--report", page.toString(), name("wrong.json"), name("right.json"));
    assertTrue(run.err().endsWith("collision-bench: no images: there is no display\n"), run.err());
    assertFalse(Files.exists(folder.resolve("right.json")));
    assertTrue(Files.exists(page.resolve("index.html")));
    assertFalse(Files.exists(page.resolve("pictures")));
  }

  @Test
  void theMethodsOfAFolderAreNoScene() throws IOException {
    Path methods = folder.resolve("collision-bench-methods.json");
    Files.writeString(methods, "{}");
    assertEquals(1, Run.of("check", folder.toString()).status());
    Run.assertRefused(
        methods + ": a list of methods; expected a scene, or its folder",
        "check",
        methods.toString());
  }

  @Test
  void anEmptyFolderIsAMistake() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Run.assertRefused(
        empty + ": expected scene files in this folder, found none", "check", empty.toString());
  }
}

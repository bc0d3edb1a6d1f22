package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.folder.Checked;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.folder.SceneState;
import collisionbench.bench.json.Location;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/// What each outcome of a scene becomes: an exit status, words, XML and annotations.
class OutcomeReportsTest {

  private static final AnswerCheck VIOLATION =
      new AnswerCheck(
          new Expectation.Pair("100%", "b"),
          AnswerField.TOUCH,
          new AnswerValue.YesNo(true),
          Optional.of(new AnswerValue.YesNo(false)),
          0);

  @TempDir Path folder;

  private static SceneOutcome outcome(SceneState state) {
    ListedScene listed =
        switch (state) {
          case KNOWN_FAILURE, PASSES_NOW -> new ListedScene("no scene", Path.of("a.png"), true);
          default -> ListedScene.named("no scene");
        };
    Optional<ExpectationCheck> check =
        switch (state) {
          case AS_EXPECTED, PASSES_NOW ->
              Optional.of(new ExpectationCheck(0, 2, List.of(), List.of()));
          case NOT_AS_EXPECTED, KNOWN_FAILURE ->
              Optional.of(new ExpectationCheck(3, 2, List.of(VIOLATION, VIOLATION), List.of()));
          case NOTHING_EXPECTED, UNREADABLE -> Optional.empty();
        };
    Optional<Phrase> error =
        state == SceneState.UNREADABLE
            ? Optional.of(Phrase.verbatim("is <bad>"))
            : Optional.empty();
    Optional<Location> place = error.map(_ -> new Location("/format", 3, 7));
    return new SceneOutcome(listed, Checked.ofBench(check), error, place, 0.25);
  }

  private static Element junit(List<SceneOutcome> outcomes) throws Exception {
    String xml = JunitReport.of(outcomes, Optional.empty(), List.of());
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)))
        .getDocumentElement();
  }

  /// {@return the children of the only test case}
  private static List<Element> problems(Element suite) {
    NodeList cases = suite.getElementsByTagName("testcase");
    assertEquals(1, cases.getLength());
    Element only = (Element) cases.item(0);
    assertEquals("no scene", only.getAttribute("name"));
    assertEquals("check", only.getAttribute("classname"));
    assertEquals("0.250", only.getAttribute("time"));
    NodeList all = only.getElementsByTagName("*");
    return IntStream.range(0, all.getLength()).mapToObj(i -> (Element) all.item(i)).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "AS_EXPECTED, 0, false, '', '', ''",
    "NOT_AS_EXPECTED, 1, true, failure, 100% and b should touch but do not, error",
    "KNOWN_FAILURE, 0, false, skipped, 'not as expected, a known failure', notice",
    "PASSES_NOW, 1, true, failure, as expected now: move it out of the folder failing, error",
    "NOTHING_EXPECTED, 0, false, skipped, nothing expected, ''",
    "UNREADABLE, 2, true, error, is <bad>, error"
  })
  void everyStateHasAStatusAndIsReported(
      SceneState state, int status, boolean fails, String element, String message, String level)
      throws Exception {
    SceneOutcome outcome = outcome(state);
    assertEquals(state, outcome.state());
    assertEquals(status, Status.of(state));
    assertEquals(status, FolderCheck.status(List.of(outcome)));
    assertEquals(fails, state.isFailure());

    Element suite = junit(List.of(outcome));
    assertEquals("1", suite.getAttribute("tests"));
    assertEquals(status == 1 ? "1" : "0", suite.getAttribute("failures"));
    assertEquals(status == 2 ? "1" : "0", suite.getAttribute("errors"));
    assertEquals(element.equals("skipped") ? "1" : "0", suite.getAttribute("skipped"));
    List<Element> problems = problems(suite);
    assertEquals(
        Stream.of(element).filter(name -> !name.isEmpty()).toList(),
        problems.stream().map(Element::getTagName).toList());
    assertEquals(
        Stream.of(message).filter(text -> !text.isEmpty()).toList(),
        problems.stream().map(problem -> problem.getAttribute("message")).toList());

    int lines = level.isEmpty() ? 0 : outcome.violations().isEmpty() ? 1 : 2;
    String sentence =
        state == SceneState.KNOWN_FAILURE ? "100% and b should touch but do not" : message;
    assertEquals(
        Collections.nCopies(lines, "::" + level + "::" + sentence.replace("%", "%25") + "\n"),
        new GithubAnnotations(outcome).lines().toList());
  }

  @Test
  void theXmlCountsAllScenes() throws Exception {
    List<SceneOutcome> outcomes =
        Stream.of(SceneState.values()).map(OutcomeReportsTest::outcome).toList();
    Element suite = junit(outcomes);
    assertEquals("6", suite.getAttribute("tests"));
    assertEquals("2", suite.getAttribute("failures"));
    assertEquals("1", suite.getAttribute("errors"));
    assertEquals("2", suite.getAttribute("skipped"));
    assertEquals("1.500", suite.getAttribute("time"));
    assertEquals(
        """

        100% and b should touch but do not
          expected answer on contact: Yes
          actual answer on contact: No
        100% and b should touch but do not
          expected answer on contact: Yes
          actual answer on contact: No
        open it: collision-bench 'no scene'
        """,
        suite.getElementsByTagName("failure").item(0).getTextContent());
    assertEquals(2, FolderCheck.status(outcomes));
    assertEquals(0, FolderCheck.status(List.of()));
  }

  @Test
  void oneSceneIsInTheSingular() {
    SceneState right = SceneState.AS_EXPECTED;
    SceneState none = SceneState.NOTHING_EXPECTED;
    for (var expected :
        List.of(
            List.of("0 scenes: "),
            List.of("1 scene: 1 nothing expected", none),
            List.of("2 scenes: 2 as expected", right, right),
            List.of("3 scenes: 2 as expected; 1 nothing expected", right, none, right))) {
      List<SceneState> states = expected.stream().skip(1).map(SceneState.class::cast).toList();
      assertEquals(expected.getFirst(), SceneState.summary(states).in(Language.ENGLISH));
    }
  }

  /// Ten are listed of an outcome that is kept, and the others counted.
  @Test
  void omittedViolationsAreCounted() {
    SceneOutcome outcome = outcome(SceneState.NOT_AS_EXPECTED);
    assertEquals(1, outcome.omitted());
    assertEquals(2, outcome.violations().size());
    assertEquals(0, outcome(SceneState.UNREADABLE).omitted());
    assertEquals(0, outcome(SceneState.AS_EXPECTED).omitted());
  }

  @ParameterizedTest
  @CsvSource({"1, 'not as expected: 1 violation'", "2, 'not as expected: 2 violations'"})
  void oneViolationIsInTheSingular(int wrong, String sentence) throws IOException {
    String[] missing = {"[\"a\", \"b\"]", "[\"a\", \"c\"]", "[\"b\", \"c\"]"};
    Path scene =
        SceneFiles.touching(folder.resolve("wrong.json"), Arrays.copyOf(missing, 1 + wrong));
    Run run = Run.of("check", scene.toString());
    assertEquals(1, run.status());
    assertEquals(sentence, run.out().lines().toList().getLast().strip());
  }

  private List<String> annotations(String file, String expect) throws IOException {
    Path scene = SceneFiles.expecting(folder.resolve(file), expect);
    return Run.of("check", "--format", "github", scene.toString())
        .out()
        .lines()
        .filter(line -> line.startsWith("::"))
        .map(line -> line.replace(folder + "/", ""))
        .toList();
  }

  /// In the last line of the bodies `expect` begins.
  @Test
  void anAnnotationIsWhereTheAnswerIsExpected() throws IOException {
    Path plain = SceneFiles.touching(folder.resolve("plain.json"));
    int line = Files.readAllLines(plain).size();
    List<String> found =
        annotations(
            "wrong.json",
            """

            'contacts': [
            ['c', 'b']],
            'pairs': [
            {'b': 'b', 'a': 'c',
            'distance': 9,
            'sweep':
            null},
            {'a': 'a', 'b': 'c',
            'tolerance': 1,
            'touch':
            true,
            'pointB': [9, 0, 0],
            'normal':
             [0, -9, 0]}]\
            """);
    List<String> expected =
        List.of(
            line + ",col=88|a and b should be apart but overlap by 0.25",
            (line + 2) + ",col=1|b and c should touch but are",
            (line + 5) + ",col=13|c and b: distance ",
            (line + 7) + ",col=1|c and b: does not say when they meet, expected no contact",
            (line + 11) + ",col=1|a and c should touch but are 1 apart",
            (line + 12) + ",col=11|a and c: point on c ",
            (line + 14) + ",col=2|a and c: normal ");
    assertEquals(expected.size(), found.size(), found::toString);
    for (int i = 0; i < found.size(); i++) {
      String[] parts = expected.get(i).split("\\|", -1);
      assertTrue(found.get(i).startsWith("::error file=wrong.json,line=" + parts[0]), found.get(i));
      assertTrue(found.get(i).contains("::" + parts[1]), found.get(i));
    }
  }

  @Test
  void namesOfFilesAreEscapedInAnnotations() throws IOException {
    List<String> found =
        annotations("a,b%c.json", "'pairs': [{'a': 'a', 'b': 'b', 'touch': false}]");
    assertTrue(found.getFirst().startsWith("::error file=a%2Cb%25c.json,line="), found::toString);
    assertTrue(
        found.getFirst().endsWith("::a and b should be apart but overlap by 0.25"),
        found::toString);
  }
}

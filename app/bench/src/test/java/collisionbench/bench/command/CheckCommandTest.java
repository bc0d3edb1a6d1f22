package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Texts;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {

  @TempDir Path folder;
  private Path balls = Path.of("");
  private Path flat = Path.of("");
  private Path broken = Path.of("");

  @BeforeEach
  void write() throws IOException {
    balls = SceneFiles.touching(folder.resolve("balls.json"));
    flat = SceneFiles.flat(folder.resolve("flat.json"));
    broken = Files.writeString(folder.resolve("broken.json"), "{\"format\": 1}");
  }

  @Test
  void printsOneAlignedLinePerPair() {
    assertEquals(
        new Run(
            0,
            balls
                + """
                : Käse
                  a  b  touching  distance -0.25
                  a  c  apart     distance 1
                  b  c  apart     distance 1.47311
                """,
            "",
            List.of()),
        Run.of("check", balls.toString()));
  }

  @Test
  void describesCrossingsAndMeetingsInWords() {
    assertEquals(
        flat
            + """
            : Käse
              level    upright  touching  distance 0              crosses at t 0.5, u 0 in [0, 0]
              level    disc     apart     distance 2              no crossing; never meet
              upright  disc     apart     distance 3              no crossing; never meet
            """,
        Run.of("check", flat.toString()).out());
  }

  @Test
  void omitsPairsThatDoNotTouchOnRequest() {
    assertEquals(
        balls + ": Käse\n  a  b  touching  distance -0.25\n",
        Run.of("check", "--touching", balls.toString()).out());
    assertEquals(
        "sphere-box: Sphere and box\n  nothing touches\n  as expected\n",
        Run.of("check", "--touching", "sphere-box").out());
  }

  @Test
  void printsOneLineOfJsonPerScene() {
    assertEquals(
        new Run(
            0,
            """
            {"scene": "%s", "name": "K\\u00e4se", "pairs": [{"a": "a", "b": "b", "intersects": true, "distance": -0.25, "pointA": [1, 0, 0], "pointB": [0.75, 0, 0], "normal": [1, 0, 0], "featureA": "point", "featureB": "point", "manifold": [[0.875, 0, 0]]}]}
            {"scene": "%s", "name": "K\\u00e4se", "pairs": [{"a": "level", "b": "upright", "intersects": true, "distance": 0, "pointA": [0, 0], "pointB": [0, 0], "normal": %s, "crossing": {"kind": "point", "t": 0.5, "u": 0, "points": [[0, 0]], "lines": {"relation": "crossing", "t": 0.5, "u": 0, "point": [0, 0]}}, "featureA": "edge", "featureB": "point", "manifold": [[0, 0]]}]}
            """
                .formatted(json(balls), json(flat), normal()),
            "",
            List.of()),
        Run.of("check", "--json", "--touching", balls.toString(), flat.toString()));
  }

  @Test
  void printsALineOfJsonForAnUnreadableSceneAndContinues() {
    assertEquals(
        new Run(
            2,
            """
            {"scene": "%1$s", "error": "%1$s: /format (line 1, column 12): expected a string, found 1"}
            {"scene": "sphere-box", "name": "Sphere and box", "pairs": [], "expectation": {"holds": true, "expected": 1}}
            """
                .formatted(json(broken)),
            "",
            List.of()),
        Run.of("check", "--json", "--touching", broken.toString(), "sphere-box"));
  }

  @Test
  void printsEnglishWhateverTheLanguageOfTheWindow() {
    Run sentence = Run.of("check", broken.toString());
    Run json = Run.of("check", "--json", broken.toString());
    Texts.use(Languages.AVAILABLE.of(Locale.CHINESE));
    try {
      assertEquals(sentence, Run.of("check", broken.toString()));
      assertEquals(json, Run.of("check", "--json", broken.toString()));
    } finally {
      Texts.use(Language.ENGLISH);
    }
  }

  @Test
  void reportsAnUnreadableSceneAndContinues() {
    assertEquals(
        new Run(
            2,
            "sphere-box: Sphere and box\n  nothing touches\n  as expected\n",
            "collision-bench: "
                + broken
                + ": /format (line 1, column 12): expected a string, found 1\n",
            List.of()),
        Run.of("check", "--touching", broken.toString(), "sphere-box"));
  }

  @Test
  void reportsEveryViolation() throws IOException {
    Path wrong = SceneFiles.touching(folder.resolve("wrong.json"), "[\"c\", \"b\"]");
    Run run = Run.of("check", wrong.toString());
    assertEquals(1, run.status());
    assertEquals(
        """
        collision-bench: %1$s: a and b should be apart but overlap by 0.25
        collision-bench: %1$s: b and c should touch but are 1.47311 apart
        """
            .formatted(wrong),
        run.err());
    assertTrue(run.out().endsWith("\n  not as expected: 2 violations\n"), run.out());
  }

  @Test
  void acceptsExpectedContactsInAnyOrder() throws IOException {
    Path right = SceneFiles.touching(folder.resolve("right.json"), "[\"b\", \"a\"]");
    Run run = Run.of("check", right.toString());
    assertEquals(0, run.status());
    assertTrue(run.out().endsWith("1.47311\n  as expected\n"), run.out());
  }

  @Test
  void checksTheExpectationInJsonWhicheverPairsArePrinted() throws IOException {
    Path right = SceneFiles.touching(folder.resolve("right.json"), "[\"b\", \"a\"]");
    Path wrong = SceneFiles.touching(folder.resolve("wrong.json"), "[\"c\", \"b\"]");
    String[] lines =
        Run.of("check", "--json", "--touching", right.toString(), wrong.toString())
            .out()
            .split("\n", -1);
    assertTrue(
        lines[0].endsWith("}], \"expectation\": {\"holds\": true, \"expected\": 1}}"), lines[0]);
    String violations =
        "}], \"expectation\": {\"holds\": false, \"expected\": 1, \"violationCount\": 2, \"violations\":"
            + " [\"a and b should be apart but overlap by 0.25\", \"b and c should touch but are 1.47311 apart\"]}}";
    assertTrue(lines[1].endsWith(violations), lines[1]);
    String all = Run.of("check", "--json", wrong.toString()).out();
    assertTrue(all.endsWith(violations + "\n"), all);
  }

  @Test
  void checksTheExpectedAnswersAboutAPair() throws IOException {
    String pairs = "'pairs': [{'a': 'b', 'b': 'a', 'distance': %s, 'normal': [-1, 0, 0]}]";
    Path right = SceneFiles.expecting(folder.resolve("right.json"), pairs.formatted("-0.25"));
    Path wrong = SceneFiles.expecting(folder.resolve("wrong.json"), pairs.formatted("-0.2"));
    Run run = Run.of("check", right.toString(), wrong.toString());
    assertEquals(1, run.status());
    String sentence = "b and a: distance -0.25, expected -0.2, off by 0.05";
    assertEquals("collision-bench: " + wrong + ": " + sentence + "\n", run.err());
    assertTrue(run.out().contains("1.47311\n  as expected\n"), run.out());
    String json = Run.of("check", "--json", wrong.toString()).out();
    assertTrue(json.contains("\"violationCount\": 1, \"violations\": [\"" + sentence), json);
  }

  @Test
  void judgesTheMethodThatTheExpectationNames() throws IOException {
    String expect = "'contacts': [['a', 'b']], 'method': '%s'";
    Path gjk = SceneFiles.expecting(folder.resolve("gjk.json"), expect.formatted("gjk"));
    Path none = SceneFiles.expecting(folder.resolve("none.json"), expect.formatted("gjkk"));
    assertEquals(0, Run.of("check", gjk.toString()).status());
    Run run = Run.of("check", "--json", none.toString(), gjk.toString());
    assertEquals(2, run.status());
    assertEquals(
        "collision-bench: "
            + none
            + ": /expect/method: no such method: gjkk; did you mean gjk?; give a method of your own with"
            + " --methods, as in --methods mine.py\n",
        run.err());
    assertTrue(
        run.out().lines().toList().getLast().endsWith("{\"holds\": true, \"expected\": 1}}"),
        run.out());
  }

  @Test
  void printsTheFirstHundredViolations() throws IOException {
    Path heap = SceneFiles.heap(folder.resolve("heap.json"), 20, "[]");
    Run run = Run.of("check", "--json", "--touching", heap.toString());
    assertEquals(1, run.status());
    assertTrue(run.out().contains("\"violationCount\": 190, "), run.out());
    assertEquals(100, run.out().split(" should be apart but overlap by ", -1).length - 1);
    assertEquals(101, run.err().lines().count());
    assertTrue(run.err().endsWith(": and 90 more violations\n"), run.err());
  }

  @Test
  void alignsColumnsWithoutKeepingRows() throws IOException {
    Path heap = SceneFiles.heap(folder.resolve("heap.json"), 12, "[]");
    List<String> rows = Run.of("check", heap.toString()).out().lines().toList();
    List<String> pairs = rows.subList(1, rows.size() - 1);
    assertEquals(66, pairs.size());
    for (String row : pairs) {
      assertEquals(pairs.getFirst().indexOf("touching"), row.indexOf("touching"), row);
      assertEquals(pairs.getFirst().indexOf("distance"), row.indexOf("distance"), row);
    }
  }

  @Test
  void cutsLongNamesInTheTable() throws IOException {
    Path file = folder.resolve("long.json");
    Files.writeString(
        file, Files.readString(balls).replace("\"a\"", "\"" + "a".repeat(1_000_000) + "\""));
    String out = Run.of("check", file.toString()).out();
    assertTrue(out.length() < 1_000, () -> "as long as " + out.length());
    assertTrue(out.contains("aaa...  b  touching"), out);
  }

  @Test
  void returnsTheStatusOfAnUnreadableSceneOverAViolation() throws IOException {
    Path wrong = SceneFiles.touching(folder.resolve("wrong.json"), "[\"c\", \"b\"]");
    assertEquals(2, Run.of("check", broken.toString(), wrong.toString()).status());
    assertEquals(2, Run.of("check", wrong.toString(), broken.toString()).status());
  }

  @Test
  void everyBuiltInSceneMeetsItsExpectation() {
    String[] args =
        Stream.concat(Stream.of("check"), BuiltInScenes.keys().stream()).toArray(String[]::new);
    Run run = Run.of(args);
    assertEquals("", run.err());
    assertEquals(0, run.status());
  }

  @Test
  void prefersABuiltInSceneToAFileWithoutExtension() {
    assertEquals(
        "collision-bench: ./sphere-box: could not be read: no such file or folder\n",
        Run.of("check", "./sphere-box").err().replace('\\', '/'));
  }

  @Test
  void escapesNamesThatWouldControlTheTerminal() throws IOException {
    Path file = folder.resolve("escape.json");
    Files.writeString(file, Files.readString(balls).replace("\"a\"", "\"\\u001b[31m\\n\""));
    assertEquals(
        "  \\u001b[31m\\u000a  b  touching  distance -0.25",
        Run.of("check", "--touching", file.toString()).out().lines().toList().get(1));
  }

  private String normal() {
    String line = Run.of("check", "--json", flat.toString()).out();
    int start = line.indexOf("\"normal\": ") + 10;
    return line.substring(start, line.indexOf(']', start) + 1);
  }

  private static String json(Path path) {
    return path.toString().replace("\\", "\\\\");
  }

  @Test
  void numbersAreCheckedIfTheyAreCertainOrTheUserSaysWhatTheyAre() throws IOException {
    Path points = folder.resolve("points.csv");
    Files.writeString(points, "[[0,0,0],[1,0,0]], [[2,0,0],[3,0,0]]");
    assertEquals(
        points
            + ": points\n  segment  segment 2  apart     distance 1              no crossing, collinear\n",
        Run.of("check", "--as", "segments", points.toString()).out());
    Run uncertain = Run.of("check", points.toString());
    assertEquals(2, uncertain.status());
    assertEquals(
        "collision-bench: "
            + points
            + ": its numbers may mean several things; give --as segments, box-min-max, polyline,"
            + " points, box-half, box-size, ray or corner-size\n",
        uncertain.err());
    Files.writeString(
        points, "ball: center (0, 0, 0), radius 1; other ball: center (3, 0, 0), radius 1");
    assertEquals(
        points + ": points\n  sphere  sphere 2  apart     distance 1\n",
        Run.of("check", points.toString()).out());
    assertTrue(Run.of("check", "--as", "cubes", points.toString()).err().contains("box-min-max"));
  }

  static Run piped(String text, String... args) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    try {
      return Run.of(args);
    } finally {
      System.setIn(before);
    }
  }

  @Test
  void aTextFromStandardInputIsCheckedAsItsName() throws IOException {
    assertEquals(
        new Run(0, "-: -\n  a  b  touching  distance -0.5\n", "", List.of()),
        piped("capsule-sphere 0 0 0 0 1 0 0.5 1 0 0 1: mine says apart", "check", "-"));
    Path wrong = SceneFiles.touching(folder.resolve("wrong.json"), "[\"b\", \"c\"]");
    Path page = folder.resolve("page");
    Run run =
        piped(
            Files.readString(wrong),
            "check",
            "-",
            wrong.toString(),
            "--format=github",
            "--report",
            page.toString());
    assertEquals(1, run.status(), run.toString());
    assertTrue(
        run.out().startsWith("::error::a and b should be apart but overlap by 0.25\n"), run.out());
    assertEquals(2, run.drawn().size(), "standard input is read once");
    for (String text : List.of("", "no numbers", "{")) {
      Run none = piped(text, "check", "-");
      assertEquals(2, none.status());
      assertTrue(none.err().startsWith("collision-bench: -: "), none.err());
      assertEquals(1, none.err().lines().count());
    }
  }
}

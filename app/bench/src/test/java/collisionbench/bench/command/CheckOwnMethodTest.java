package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.method.Agreement;
import collisionbench.bench.method.AgreementsFile;
import collisionbench.bench.method.LaunchCommand;
import collisionbench.bench.method.ProgramCommand;
import collisionbench.bench.method.ProgramException;
import collisionbench.bench.storage.SettingsFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A function file of a user answers instead of the bench. Balls a and b overlap by 0.25; c is
/// apart.
class CheckOwnMethodTest {

  private static final String RIGHT =
      """
      def sphere_sphere(a, b):
          gap = sum((p - q) ** 2 for p, q in zip(a.center, b.center)) ** 0.5
          return gap <= a.radius + b.radius
      """;

  private static final String WRONG = "def sphere_sphere(a, b):\n    return True\n";

  /// It decides nothing about most ordinary balls, and refuses others.
  private static final String STRICT =
      RIGHT.replace("    gap", "    assert a.radius < 3, 'too large'\n    gap");

  private static final String AB = "'pairs': [{'a': 'a', 'b': 'b', 'touch': true}]";

  @TempDir Path folder;
  private Path scenes = Path.of("");

  @BeforeEach
  void write() throws IOException {
    scenes = Files.createDirectory(folder.resolve("scenes"));
    scene("first", "'contacts': [['a', 'b']]");
    scene("second", AB);
  }

  private Path scene(String name, String expect) throws IOException {
    return SceneFiles.expecting(scenes.resolve(name + ".json"), expect);
  }

  private String methods(String name, String code) throws IOException {
    return Files.writeString(folder.resolve(name), code).toString();
  }

  /// {@return the result of a command, without the folder and the first look at a program}
  private Run run(String... args) {
    Run run = Run.of(args);
    List<String> err =
        run.err()
            .lines()
            .filter(line -> !line.contains("ordinary inputs"))
            .map(this::shortened)
            .toList();
    return new Run(run.status(), shortened(run.out()), String.join("\n", err), run.drawn());
  }

  private String shortened(String text) {
    return text.replace(folder + "/", "");
  }

  @Test
  void theOnlyMethodAnswersForAFolder() throws IOException {
    assertEquals(
        new Run(
            0,
            """
            scenes/first.json: as expected
            scenes/second.json: as expected
            2 scenes: 2 as expected
            """,
            "",
            List.of()),
        run("check", "--methods", methods("mine.py", RIGHT), scenes.toString()));
    Run wrong = run("check", "--methods", methods("mine.py", WRONG), scenes.toString());
    assertEquals(1, wrong.status());
    assertEquals(
        """
        collision-bench: scenes/first.json: a and c touch but should not
        collision-bench: scenes/first.json: b and c touch but should not\
        """
            .stripIndent(),
        wrong.err());
  }

  @Test
  void whatAMethodDoesNotSayIsAbsent() throws IOException {
    String mine = methods("mine.py", RIGHT);
    String scene = scenes.resolve("second.json").toString();
    assertEquals(
        """
        scenes/second.json: Käse, answered by mine
          a  b  touching
          a  c  apart
          b  c  apart
          as expected
        """,
        run("check", "--methods", mine, scene).out());
    assertTrue(
        run("check", "--json", "--methods", mine, scene)
            .out()
            .contains(
                "\"method\": \"mine\", \"pairs\": [{\"a\": \"a\", \"b\": \"b\", \"intersects\":"
                    + " true}, {\"a\": \"a\""));
    assertEquals(
        """
        scenes/second.json: Käse, answered by mine
          a  b  touching
          as expected
        """,
        run("check", "--touching", "--methods", mine, scene).out());
  }

  @Test
  void anUnansweredPairViolatesAllContactsAndWhatIsExpectedOfIt() throws IOException {
    String mine =
        methods(
            "mine.py",
            RIGHT.replace("    gap", "    if b.center[1] == 3: raise ValueError('no')\n    gap"));
    String pairsOnly = scenes.resolve("second.json").toString();
    assertEquals(0, run("check", "--methods", mine, pairsOnly).status());
    Path third =
        scene("third", "'contacts': [['a', 'b'], ['b', 'c']], " + AB.replace(": 'b'", ": 'c'"));
    Run run = run("check", "--methods", mine, third.toString());
    assertEquals(1, run.status(), run.toString());
    assertEquals(
        """
        scenes/third.json: Käse, answered by mine
          a  b  touching
          a  c  not answered    ValueError: no (line 2)
          b  c  not answered    ValueError: no (line 2)
          not as expected: 3 violations
        """,
        run.out());
    assertEquals(
        """
        collision-bench: scenes/third.json: a and c: not answered (ValueError: no (line 2)), expected no contact
        collision-bench: scenes/third.json: b and c: not answered (ValueError: no (line 2)), expected contact
        collision-bench: scenes/third.json: a and c: not answered (ValueError: no (line 2)), expected contact\
        """,
        run.err());
  }

  @Test
  void aFailureOnAPairThatShouldBeApartIsInEveryReport() throws IOException {
    String mine =
        methods("mine.py", "def sphere_sphere(a, b):\n    return [True][int(b.center[1] == 3)]\n");
    String scene = scenes.resolve("first.json").toString();
    Path xml = folder.resolve("out.xml");
    String page = folder.resolve("page").toString();
    String sentence =
        "a and c: not answered (IndexError: list index out of range (line 2)), expected no contact";
    Run github =
        run("check", "--methods", mine, "--format=github", "--junit", xml.toString(), scene);
    assertEquals(1, github.status());
    assertTrue(github.out().contains("::" + sentence), github.out());
    assertTrue(
        Files.readString(xml)
            .contains(
                sentence
                    + "\n  expected answer on contact: No"
                    + "\n  actual answer on contact: not answered (IndexError: "),
        Files.readString(xml));
    assertTrue(run("check", "--json", "--methods", mine, scene).out().contains(sentence));
    assertEquals(1, run("check", "--methods", mine, "--report", page, scene).status());
    assertTrue(
        Files.readString(Path.of(page, "index.html")).contains("not answered (IndexError: "));
  }

  @Test
  void aCrossingAnswersContact() throws IOException {
    String code =
        """
        def segment_segment_2d(a, b):
            return {"crossing": None if b.start[0] > 5 else {"t": 0.5, "u": 0}}
        """;
    Path flat = SceneFiles.flat(folder.resolve("flat.json"));
    String text = Files.readString(flat);
    String contacts = "[[\"level\", \"upright\"]]";
    int end = text.lastIndexOf(']');
    int disc = text.lastIndexOf(",\n{\"id\": \"disc\"");
    assertTrue(disc > 0 && disc < end, text);
    String mine = methods("mine.py", code);
    Path touching =
        Files.writeString(
            folder.resolve("touching.json"),
            text.substring(0, disc) + "], \"expect\": {\"contacts\": " + contacts + "}}");
    Run run = run("check", "--methods", mine, touching.toString());
    assertEquals(0, run.status(), run.toString());
    Path apart =
        Files.writeString(
            folder.resolve("apart.json"),
            Files.readString(touching)
                .replace("[0, 0], \"end\": [0, 1]", "[6, 0], \"end\": [6, 1]")
                .replace(contacts, "[]"));
    assertEquals(0, run("check", "--methods", mine, apart.toString()).status());
  }

  @Test
  void nanIsNoAnswer() throws IOException {
    String mine = methods("mine.py", "def sphere_sphere(a, b):\n    return float('nan')\n");
    Run run = run("check", "--json", "--methods", mine, scenes.resolve("second.json").toString());
    assertEquals(1, run.status());
    assertFalse(run.out().contains("intersects"), run.out());
  }

  @Test
  void nothingAnsweredIsAFailureInEveryReport() throws IOException {
    String mine = methods("mine.py", "def sphere_box(a, b):\n    return True\n");
    scene("first", "'contacts': []");
    scene("second", "'contacts': []");
    String xml = folder.resolve("out.xml").toString();
    String page = folder.resolve("page").toString();
    assertEquals(1, run("check", "--methods", mine, "--report", page, scenes.toString()).status());
    assertTrue(
        Files.readString(Path.of(page, "index.html"))
            .contains("2 scenes: 2 as expected; mine: no pair is answered"));
    Run run = run("check", "--methods", mine, "--junit", xml, "--format=github", scenes.toString());
    assertEquals(1, run.status());
    assertEquals("::error::mine: no pair is answered\n2 scenes: 2 as expected\n", run.out());
    assertEquals("collision-bench: mine: no pair is answered", run.err());
    assertTrue(Files.readString(Path.of(xml)).contains("tests=\"3\" failures=\"1\""));
  }

  @Test
  void aReferenceMethodJudgesTooInEveryReport() throws IOException {
    String mine = methods("mine.py", WRONG);
    String xml = folder.resolve("out.xml").toString();
    Run run =
        run(
            "check",
            "--methods",
            mine,
            "--against=exact",
            "--format=github",
            "--junit",
            xml,
            scenes.resolve("second.json").toString());
    assertEquals(1, run.status());
    String says = "mine says touching; disagrees, exact says apart (distance 1.";
    List<String> lines = run.out().lines().toList();
    assertTrue(
        lines.getFirst().startsWith("::error file=scenes/second.json::a and c: " + says),
        run.out());
    assertEquals("1 scene: 1 not as expected", lines.getLast());
    assertTrue(Files.readString(Path.of(xml)).contains("\na and c: " + says));
    Run right =
        run("check", "--methods", methods("mine.py", RIGHT), "--against=exact", scenes.toString());
    assertEquals(0, right.status(), right.toString());
  }

  @Test
  void junitHasExpectedActualAndTheCommandThatOpensTheScene() throws IOException {
    Path odd = scene("it's odd", "'pairs': [{'a': 'a', 'b': 'b', 'touch': false}]");
    Path xml = folder.resolve("out.xml");
    String mine = methods("mine.py", RIGHT);
    assertEquals(
        1, run("check", "--methods", mine, "--junit", xml.toString(), odd.toString()).status());
    String text = shortened(Files.readString(xml));
    assertTrue(text.contains("classname=\"check mine\" name=\"scenes/it's odd.json\""), text);
    assertTrue(
        text.contains(
            """
            <failure message="a and b touch but should not">
            a and b touch but should not
              expected answer on contact: No
              actual answer on contact: Yes
            check it: collision-bench check --methods \
            """),
        text);
    assertTrue(text.contains("open it: collision-bench '"), text);
    assertTrue(text.contains("scenes/it'\\''s odd.json'\n</failure>"), text);
  }

  @Test
  void severalMethodsAreComparedUnlessOneIsNamed() throws IOException {
    String both = methods("mine.py", RIGHT) + "," + methods("other.py", WRONG);
    String scene = scenes.resolve("first.json").toString();
    Run compared = run("check", "--methods", both, scene);
    assertEquals(1, compared.status());
    assertTrue(compared.out().contains("  a  b  other  touching\n"), compared.out());
    assertEquals(0, run("check", "--methods", both, "--method", "mine", scene).status());
    Run none = run("check", "--methods", both, "--method", "mien", scene);
    assertEquals(2, none.status());
    assertTrue(
        none.err().startsWith("collision-bench: mien: no such method; did you mean mine?"),
        none.err());
    assertEquals(1, none.err().lines().count());
  }

  @Test
  void twoMethodsOfOneNameAreRefused() throws IOException {
    Path other = Files.createDirectory(folder.resolve("other")).resolve("mine.py");
    Files.writeString(other, RIGHT);
    Run run = run("check", "--methods", methods("mine.py", RIGHT) + "," + other, scenes.toString());
    assertEquals(
        "collision-bench: mine: two methods have that name; give each a name of its own",
        run.err());
    assertEquals(2, run.status());
  }

  @Test
  void aMethodThatIsNotThereIsOneSentence() {
    String long1 = "x".repeat(1000);
    for (String name : List.of("gone.py", "../gone", "no such program", "a/b/..//c", long1)) {
      for (String option : List.of("--methods", "--method")) {
        Run run = run("check", option, name, scenes.toString());
        assertEquals(2, run.status(), name);
        assertEquals(1, run.err().lines().count(), run.err());
        assertFalse(run.err().contains(long1), "the name is cut");
      }
    }
  }

  @Test
  void aSceneMayNameAGivenMethod() throws IOException {
    scene("first", "'method': 'other', " + AB);
    scene("second", "'method': 'mine', 'contacts': [['a', 'b']]");
    String both = methods("mine.py", RIGHT) + "," + methods("other.py", WRONG);
    Run run = run("check", "--methods", both, scenes.resolve("second.json").toString());
    assertTrue(run.out().endsWith("  as expected\n"), run.out());
    Run beaten = run("check", "--methods", both, "--method", "mine", scenes.toString());
    assertEquals(0, beaten.status());
    assertEquals(
        "collision-bench: mine answers instead of other, which expect.method names", beaten.err());
  }

  @Test
  void aSceneThatNamesNoneOfSeveralMethodsIsNotJudgedInSilence() throws IOException {
    scene("third", "'method': 'gone', " + AB);
    String both = methods("mine.py", RIGHT) + "," + methods("other.py", WRONG);
    Run run = run("check", "--methods", both, scenes.resolve("third.json").toString());
    assertEquals(2, run.status());
    assertTrue(run.err().contains("/expect/method: no such method: gone"), run.err());
  }

  @Test
  void aMissingMethodIsNamedOnceAndTheOtherScenesAreChecked() throws IOException {
    scene("third", "'method': 'mine', " + AB);
    scene("fourth", "'method': 'mine', " + AB);
    Run run = run("check", scenes.toString());
    assertEquals(2, run.status());
    assertTrue(run.out().endsWith("4 scenes: 2 as expected; 2 not checked\n"), run.out());
    assertEquals(
        "collision-bench: scenes/fourth.json and another scene: /expect/method: no such method:"
            + " mine; give a method of your own with --methods, as in --methods mine.py",
        run.err());
  }

  @Test
  void aFolderOffersMethodsThatRunIfTheUserAgreed() throws IOException, ProgramException {
    offer("\"mine.py\", \"gone.py\"");
    Files.writeString(scenes.resolve("mine.py"), RIGHT);
    assertEquals(0, run("check", scenes.toString()).status(), "no scene needs it");
    scene("third", "'method': 'mine', " + AB);
    Run unagreed = run("check", scenes.toString());
    assertEquals(2, unagreed.status());
    assertEquals(
        "collision-bench: scenes/third.json: /expect/method: no such method: mine;"
            + " scenes/collision-bench-methods.json offers mine.py, which runs after you agree to"
            + " it in the window, or with --methods 'scenes/mine.py';"
            + " scenes/collision-bench-methods.json offers gone.py: no such file, and no such"
            + " command on the PATH",
        unagreed.err());
    Run agreed = agreed(List.of("mine.py"), "check", scenes.resolve("third.json").toString());
    assertTrue(agreed.out().startsWith("scenes/third.json: Käse, answered by mine\n"));
  }

  /// The other scenes are checked.
  @Test
  void twoOfferedMethodsOfOneNameAreRefused() throws IOException, ProgramException {
    offer("\"mine.py\", \"other/mine.py\", \"sole.py\"");
    Files.createDirectory(scenes.resolve("other"));
    List<String> offered = List.of("mine.py", "other/mine.py", "sole.py");
    for (String file : offered) {
      Files.writeString(scenes.resolve(file), RIGHT);
    }
    scene("third", "'method': 'mine', " + AB);
    scene("fourth", "'method': 'sole', " + AB);
    Run run = agreed(offered, "check", scenes.toString());
    assertEquals(
        "collision-bench: scenes/third.json: /expect/method: mine: two methods have that name; give"
            + " each a name of its own",
        run.err());
    assertTrue(run.out().endsWith("4 scenes: 3 as expected; 1 not checked\n"), run.out());
    assertEquals(2, run.status());
  }

  private void offer(String programs) throws IOException {
    Files.writeString(
        scenes.resolve("collision-bench-methods.json"),
        "{\"format\": \"collision-bench-methods\", \"version\": 1, \"programs\": [%s]}"
            .formatted(programs));
  }

  /// {@return the result of a command after the user agreed to run programs of the folder}
  private Run agreed(List<String> programs, String... args) throws IOException, ProgramException {
    AgreementsFile agreements = new AgreementsFile(SettingsFolder.ofUser());
    List<ProgramCommand> commands =
        programs.stream().map(program -> new ProgramCommand(program, scenes)).toList();
    try {
      for (String program : programs) {
        LaunchCommand launch = LaunchCommand.of(program, scenes);
        agreements.keep(Agreement.of(launch));
      }
      return run(args);
    } finally {
      for (ProgramCommand command : commands) {
        agreements.forget(command);
      }
    }
  }

  /// The question, and the simplest wrong input.
  @Test
  void whatTryingOutPrintsIsReadBack() throws IOException {
    String printed = Run.of("methods", "--try", methods("mine.py", WRONG)).out();
    String question =
        printed.lines().filter(line -> line.contains("asked:")).findFirst().orElseThrow();
    assertEquals(
        "-: -\n  a  b  touching  distance -1.42718\n",
        CheckCommandTest.piped(question, "check", "-").out());
    Run whole = CheckCommandTest.piped(printed, "check", "-");
    assertEquals(0, whole.status(), whole::toString);
    assertTrue(whole.out().contains("  a 2  b 2  apart "), whole.out());
  }

  @Test
  void aReportThatNamesASceneFileIsRefusedWithItsName() throws IOException {
    Path report = folder.resolve("report.xml");
    String scene = scenes.resolve("first.json").toString();
    String mine = methods("mine.py", WRONG);
    Run check = Run.of("check", "--methods", mine, "--junit", report.toString(), scene);
    String found = folder.resolve("found").toString();
    Run fuzz = Run.of("fuzz", "--methods", mine, "--cases", "100", "--json", "-o", found);
    for (String text :
        List.of(
            check.err().lines().toList().getLast(),
            check.out(),
            Run.of("check", "--methods", mine, "--format", "github", scene).out(),
            Files.readString(report),
            fuzz.out().lines().filter(line -> line.contains("finding")).findFirst().orElse(""))) {
      Run run = CheckCommandTest.piped(text, "check", "-");
      assertEquals(2, run.status(), text);
      assertTrue(
          run.err()
              .matches(
                  "collision-bench: -: expected points: found the name of a scene file; open or"
                      + " check "
                      + folder
                      + "/[a-z]+/[a-z0-9-]+\\.json itself\n"),
          text + run.err());
    }
  }

  @Test
  void aMethodThatRefusesMostInputsAnswersTheOthers() throws IOException {
    Run run = run("check", "--methods", methods("mine.py", STRICT), scenes.toString());
    assertEquals(0, run.status(), run.toString());
  }
}

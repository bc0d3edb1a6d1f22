package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.command.Run;
import collisionbench.bench.command.SceneFiles;
import collisionbench.bench.command.Window;
import collisionbench.bench.lesson.LessonFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The command line as a whole: invalid arguments, help, and what opens.
class MainTest {

  @TempDir Path folder;

  @Test
  void reopensTheLastFileWithoutArguments() {
    assertEquals(new Run(0, "", "", List.of("reopen")), Drawing.run());
  }

  @Test
  void opensABuiltInScene() {
    assertEquals(
        List.of("open sphere-box Optional.empty verbose"),
        Drawing.run("--verbose", "sphere-box").drawn());
  }

  @Test
  void opensAFile() throws Exception {
    Path file = SceneFiles.touching(folder.resolve("mine.json"));
    assertEquals(
        List.of("open " + file + " Optional[" + file + "]"), Drawing.run(file.toString()).drawn());
  }

  @Test
  void opensALessonWithItsFirstScene() throws Exception {
    LessonFiles.write(folder, LessonFiles.INDEX);
    String opened = "open lesson " + folder.toAbsolutePath() + " 1 Optional.empty";
    assertEquals(List.of(opened), Drawing.run(folder.toString()).drawn());
    assertEquals(List.of(opened), Drawing.run(folder.resolve("lesson.json").toString()).drawn());
  }

  @Test
  void opensNoWindowForABrokenLesson() throws Exception {
    LessonFiles.write(folder, "{}");
    Drawing.assertRefused(
        folder.resolve("lesson.json") + ": line 1, column 1: missing field \"format\"",
        folder.toString());
  }

  @Test
  void opensNoWindowForABrokenFile() throws Exception {
    Path file = Files.writeString(folder.resolve("broken.json"), "{}");
    Drawing.assertRefused(file + ": line 1, column 1: missing field \"format\"", file.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "list", "render", "gallery", "map", "fuzz", "score", "help"})
  void everyCommandHasHelpAndAVersion(String command) {
    Run help = Drawing.run(command, "--help");
    assertEquals(0, help.status());
    assertTrue(help.out().startsWith("Usage: collision-bench " + command + " "), help.out());
    assertTrue(help.out().contains("--verbose"), help.out());
    Run version = Drawing.run(command, "--version");
    assertEquals(0, version.status());
    assertTrue(version.out().matches("Collision Bench .+\n"), version.out());
  }

  /// `app/run --help` prints it from a file, without Java; `-Dgolden.update=true` updates that
  /// file.
  @Test
  void helpOfTheScriptEqualsThatOfTheProgram() throws Exception {
    Path file = Path.of(System.getProperty("basedir", "")).resolve("scripts/usage.txt");
    String help = Drawing.run("--help").out().replace("collision-bench", "app/run");
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(file, help);
    }
    assertEquals(help.replaceAll("\\s+", " "), Files.readString(file).replaceAll("\\s+", " "));
  }

  @Test
  void helpIsACommand() {
    assertEquals(Drawing.run("--help"), Drawing.run("help"));
    assertEquals(Drawing.run("check", "--help"), Drawing.run("help", "check"));
    assertEquals(Drawing.run("help", "--help"), Drawing.run("help", "help"));
    Drawing.assertRefused("chekc: no such command; did you mean check?", "help", "chekc");
  }

  @Test
  void opensASceneNamedHelpByItsPath() throws Exception {
    Path file = SceneFiles.touching(folder.resolve("help"));
    assertEquals(
        List.of("open " + file + " Optional[" + file + "]"), Drawing.run(file.toString()).drawn());
  }

  @Test
  void suggestsACommandForAnUnknownScene() {
    Drawing.assertRefused("chekc: no such file or built-in scene; did you mean check?", "chekc");
    Drawing.assertRefused(
        "capsul-sphere: no such file or built-in scene; did you mean capsule-sphere?",
        "capsul-sphere");
    Drawing.assertRefused("nothing-like-it: no such file or built-in scene", "nothing-like-it");
  }

  @Test
  void suggestsACommandWhateverFollows() {
    for (String next : List.of("scenes", "suite", "--json", "--junit=a.xml")) {
      Run run = Drawing.run("chekc", next, "b");
      assertEquals(2, run.status());
      assertTrue(
          run.err()
              .startsWith("collision-bench: chekc: no such command; did you mean check?\nTry '"),
          run.err());
    }
    assertTrue(Drawing.run("check", "--jsno", "b").err().contains("Unknown option: '--jsno'"));
  }

  @Test
  void rejectsAnEmptyName() {
    Drawing.assertRefused("expected the name of a scene or a file, found an empty name", "");
    Drawing.assertRefused(
        "expected the name of a scene or a file, found an empty name", "check", " ");
  }

  @Test
  void suggestsAnOptionForAnUnknownOne() {
    assertMisread(
        """
        collision-bench: Unknown option: '--jsno'
        Possible solutions: --json
        Try 'collision-bench check --help'.
        """,
        "check",
        "--jsno",
        "sphere-box");
  }

  /// Commands with all required options except the one under test.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      emptyValue = "",
      value = {
        "score --pairs sphere-sphere --methods sat;--output",
        "score --output nowhere;--pairs",
        "score --output nowhere;--methods",
        "fuzz;--pair",
        "fuzz;--methods",
        "fuzz;--against",
        "fuzz;--out",
        "gallery;--output",
        "map capsule-sphere --body ball;--output",
        "map capsule-sphere --output nowhere.png;--body",
        "map capsule-sphere --body ball --output nowhere.png;--methods",
        "render capsule-sphere;--output",
        "render capsule-sphere --output nowhere.png;--overlay",
        "render capsule-sphere --output nowhere.png;--compare",
        "render capsule-sphere --output nowhere.png --compare nowhere.png;--diff",
      })
  void rejectsAnEmptyOptionValue(String command, String option) {
    for (String empty : List.of("", " ")) {
      assertRefusesEmpty(command, option, empty);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "score --output nowhere;--pairs",
        "score --output nowhere;--methods",
        "fuzz;--methods",
        "render capsule-sphere --output nowhere.png;--overlay",
      })
  void rejectsAnEmptyList(String command, String option) {
    for (String empty : List.of(",", ",,", ", ")) {
      assertRefusesEmpty(command, option, empty);
    }
  }

  private static void assertRefusesEmpty(String command, String option, String empty) {
    Run run =
        Drawing.run(
            Stream.concat(Stream.of(command.split(" ")), Stream.of(option, empty))
                .toArray(String[]::new));
    assertEquals(2, run.status(), run::err);
    String said = run.err().lines().findFirst().orElseThrow();
    assertTrue(said.contains(option) && said.matches(".*: expected .*, found (nothing)? *"), said);
    assertEquals(List.of(), run.drawn());
  }

  @Test
  void namesASuperfluousScene() {
    assertMisread(
        """
        collision-bench: Unmatched argument at index 1: 'two'
        Try 'collision-bench --help'.
        """,
        "sphere-box",
        "two");
  }

  @Test
  void treatsAnArgumentThatBeginsWithAnAtSignAsAName() throws Exception {
    Path file = Files.writeString(folder.resolve("arguments"), "list");
    assertEquals(2, Drawing.run("@" + file).status());
  }

  @Test
  void reportsAnInternalErrorWithATraceOnRequest() {
    Window broken =
        (scene, verbose) -> {
          throw new IllegalStateException("no light");
        };
    assertEquals(
        "collision-bench: internal error: java.lang.IllegalStateException: no light (--verbose shows where)\n",
        Drawing.run(broken).err());
    assertTrue(Drawing.run(broken, "--verbose").err().contains("\tat "));
  }

  private static void assertMisread(String said, String... args) {
    assertEquals(new Run(2, "", said, List.of()), Drawing.run(args));
  }
}

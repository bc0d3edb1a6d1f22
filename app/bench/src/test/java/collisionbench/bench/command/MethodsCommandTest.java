package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MethodsCommandTest {

  @TempDir Path folder;

  /// Real processes: the second takes a diameter for a radius, the third throws.
  @ParameterizedTest
  @CsvSource({
    "0, 'a.radius + b.radius', ''",
    "1, '(a.radius + b.radius) / 2', 'mine: '",
    "1, 'a.diameter + b.radius', 'mine: '"
  })
  void tryFailsIfAnswersAreMissingOrClearlyWrong(int status, String reach, String warning)
      throws IOException {
    Path mine = folder.resolve("mine.py");
    Files.writeString(
        mine,
        "from math import dist\n"
            + "def sphere_sphere(a, b): return dist(a.center, b.center) <= "
            + reach
            + "\n");
    Run run = Run.of("methods", "--try", mine.toString());
    assertEquals(status, run.status(), run::toString);
    assertTrue(run.out().contains("\nmine, sphere-sphere\n  asked:    {"), run::out);
    assertTrue(run.err().contains(warning) && run.err().isEmpty() == warning.isEmpty(), run::err);
  }

  @Test
  void reportsMissingOptions() {
    Run run = Run.of("methods");
    assertEquals(2, run.status());
    assertTrue(run.err().contains("expected --try PROGRAM or --template LANGUAGE"), run::err);
  }

  /// Also when the file is named relative to the working directory.
  @Test
  void namesTheLineOfAnException() throws IOException {
    Path mine = folder.resolve("mine.py");
    Files.writeString(mine, "def sphere_sphere(a, b):\n    return 1 / 0\n");
    Path relative = Path.of("").toAbsolutePath().relativize(mine.toAbsolutePath());
    Run run = Run.of("methods", "--try", relative.toString());
    assertEquals(1, run.status());
    assertTrue(run.out().contains("ZeroDivisionError: division by zero (line 2)"), run::out);
  }

  @Test
  void listsAndChecksTheMethodsOfAProgram() throws IOException {
    Path mine = folder.resolve("mine.py");
    Files.writeString(
        mine,
        """
        from math import dist
        def sphere_sphere(a, b): return dist(a.center, b.center) - a.radius - b.radius
        """);
    Run run = Run.of("list", "--methods", mine.toString(), "--copies", "2");
    assertEquals(0, run.status(), run::toString);
    assertEquals(
        "Methods: mine " + mine + " Answers sphere-sphere.",
        run.out().strip().replaceAll("\\s+", " "));
    Path balls = SceneFiles.touching(folder.resolve("balls.json"));
    assertEquals(0, Run.of("check", "--methods", "gjk," + mine, balls.toString()).status());
    assertEquals(
        "collision-bench: --copies: expected a whole number from 1 to 64, found 0\n",
        Run.of("list", "--methods", "gjk", "--copies", "0").err());
  }

  @ParameterizedTest
  @CsvSource({"sphere_shpere, sphere_sphere", "box_sphere, sphere_box"})
  void suggestsTheNameOfALoneFunction(String name, String meant) throws IOException {
    Path mine =
        Files.writeString(folder.resolve("mine.py"), "def %s(a, b): return True\n".formatted(name));
    Run run = Run.of("methods", "--try", mine.toString());
    assertEquals(2, run.status());
    assertEquals(
        "collision-bench: mine.py: has no function named after a pair, such as sphere_box(a, b) or"
            + " circle_capsule_2d(a, b). %s is not asked: no pair has that name; did you mean %s?\n"
                .formatted(name, meant),
        run.err());
  }

  @Test
  void showsWhatAFunctionPrints() throws IOException {
    Path mine =
        Files.writeString(
            folder.resolve("mine.py"),
            """
            from math import dist
            def sphere_sphere(a, b):
                print("radius", a.radius)
                return dist(a.center, b.center) - a.radius - b.radius
            """);
    Run run = Run.of("methods", "--try", mine.toString());
    assertEquals(0, run.status(), run::toString);
    assertTrue(run.err().startsWith("  printed:  radius 1\n"), run::err);
    assertTrue(run.err().endsWith("\n  printed more lines, which are not shown\n"), run::err);
    assertEquals(21, run.err().lines().count(), run::err);
  }

  @Test
  void theSimplestInputIsShownOnce() throws IOException {
    Path mine =
        Files.writeString(
            folder.resolve("mine.py"), "def sphere_sphere(a, b): return a.radius + b.radius\n");
    Run run = Run.of("methods", "--try", mine.toString());
    String last = run.out().lines().toList().getLast();
    String numbers = last.substring(last.indexOf("simplest: ") + 10, last.indexOf(": mine says"));
    assertEquals(2, (run.out() + run.err()).split(Pattern.quote(numbers), -1).length, run::out);
  }

  /// A pair that throws and one that is wrong, with `--try` and, in one line, with other commands.
  @Test
  void aPairThatThrowsDoesNotHideTheOthers() throws IOException {
    Path mine =
        Files.writeString(
            folder.resolve("mine.py"),
            """
            def sphere_sphere(a, b): return a.diameter
            def sphere_box(a, b): return True
            """);
    Run run = Run.of("methods", "--try", mine.toString());
    assertEquals(1, run.status());
    assertTrue(run.out().contains("21 ordinary inputs: 0 plain mistakes, 21 without an answer"));
    assertTrue(run.out().contains("200 ordinary inputs: "), run::out);
    String warnings = run.err();
    assertTrue(warnings.contains("ordinary inputs of sphere-sphere get no answer"), warnings);
    assertTrue(warnings.contains("ordinary inputs of sphere-box: the code is wrong"), warnings);
    Path balls = SceneFiles.touching(folder.resolve("balls.json"));
    String line = Run.of("check", "--methods", "gjk," + mine, balls.toString()).err();
    assertTrue(
        line.matches(
            "collision-bench: on ordinary inputs, mine: \\d+ plain mistakes \\(\\d+ wrong yes or no,"
                + " \\d+ without an answer\\), .*; methods --try shows each pair\n"),
        line);
  }

  @Test
  void endsWithAFunctionThatHangs() throws IOException {
    Path mine =
        Files.writeString(
            folder.resolve("mine.py"),
            """
            def sphere_sphere(a, b):
                while True: pass
            sphere_box = sphere_capsule = sphere_sphere
            """);
    Run run = Run.of("methods", "--try", mine.toString(), "--patience", "100ms");
    assertEquals(1, run.status());
    assertTrue(
        run.err()
            .endsWith(
                "collision-bench: mine: no longer asked after too many failures; the last: no"
                    + " answer within 100 ms\n"),
        run::err);
    assertTrue(run.err().contains("mine: no answer in time to sphere-sphere "), run::err);
    assertTrue(run.err().contains("mine: 2 of 2 ordinary inputs"), run::err);
    assertTrue(run.out().endsWith("; more inputs were not asked\n"), run::out);
    assertEquals(1, run.out().split("asked:", -1).length - 1, run::out);
    Run fuzz =
        Run.of("fuzz", "--methods", mine.toString(), "--patience", "100ms", "--cases", "1000");
    assertEquals(1, fuzz.status(), fuzz::toString);
    assertTrue(
        fuzz.out()
            .endsWith("mine: answered no plain or hard inputs; 1,000 more inputs were not asked\n"),
        fuzz::out);
  }

  @ParameterizedTest
  @CsvSource({"float('nan')", "'{\"touch\": True, \"distance\": float(\"inf\")}'"})
  void callsNanAndInfinityTheSameEverywhere(String result) throws IOException {
    Path mine =
        Files.writeString(
            folder.resolve("mine.py"), "def sphere_sphere(a, b): return " + result + "\n");
    String said = "mine says nothing (returned NaN or infinity), exact says ";
    Run run = Run.of("methods", "--try", mine.toString());
    assertTrue(run.out().contains("mine says nothing (returned NaN or infinity); exact"), run::out);
    assertTrue(run.out().lines().toList().getLast().contains(said), run::out);
    Path balls = SceneFiles.touching(folder.resolve("balls.json"));
    Run check = Run.of("check", "--methods", mine.toString(), "--against", "exact", "" + balls);
    assertTrue(check.err().contains(said), check::toString);
    assertTrue(check.out().contains("nothing (returned NaN or infinity)"), check::toString);
  }

  /// Shown before it runs; here it is a link to the real one.
  @Test
  void showsAnInterpreterThatIsFoundBesideAFile() throws IOException {
    assumeTrue(System.getenv("VIRTUAL_ENV") == null && Files.exists(Path.of("/usr/bin/python3")));
    Path python = folder.resolve(".venv/bin/python");
    Files.createDirectories(python.resolveSibling(""));
    Files.createSymbolicLink(python, Path.of("/usr/bin/python3"));
    Path mine =
        Files.writeString(
            folder.resolve("mine.py"),
            """
            from math import dist
            def sphere_sphere(a, b): return dist(a.center, b.center) - a.radius - b.radius
            """);
    Run run = Run.of("methods", "--try", mine.toString());
    assertEquals(0, run.status(), run::toString);
    assertEquals("collision-bench: mine.py runs with " + python + ", found beside it\n", run.err());
  }

  /// Two shapes take two parameters, or four with their velocities.
  @Test
  void doesNotMentionFunctionsThatCannotBeMeant() throws IOException {
    Path mine =
        Files.writeString(
            folder.resolve("mine.py"),
            """
            from math import dist
            def point_segment(p, a, b): return 0
            def sphere_bx(a): return 0
            def box_sphere(a, b): return 0
            def sphere_sphere(a, b): return dist(a.center, b.center) - a.radius - b.radius
            """);
    Run run = Run.of("methods", "--try", mine.toString());
    assertEquals(1, run.out().split(" is not asked").length - 1, run::out);
    assertTrue(run.out().contains("\nbox_sphere is not asked"), run::out);
    assertEquals("", run.err());
  }

  private String tried(String file, String text) throws IOException {
    Path program = Files.writeString(folder.resolve(file), text);
    return Run.of("methods", "--try", program.toString()).out();
  }

  @Test
  void namesFunctionsThatSeemMisspelt() throws IOException {
    String python =
        tried(
            "mine.py",
            """
            def sphere_sphere(a, b): return None
            def sphere_bx(a, b): return help_out(a)
            def box_sphere(a, b): return help_out(a)
            def circle_sector(a, b): return help_out(a)
            def help_out(a): return None
            """);
    assertTrue(
        python.contains(
            """
            sphere_bx is not asked: no pair has that name; did you mean sphere_box?
            box_sphere is not asked: no pair has that name; did you mean sphere_box?
            circle_sector is not asked: no pair has that name; did you mean circle_sector_2d?

            """),
        python);
  }

  @Test
  void namesMisspeltFunctionsOfJavaScript() throws IOException {
    assumeTrue(
        Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
            .anyMatch(place -> Files.isExecutable(Path.of(place, "node"))));
    String script =
        tried(
            "mine.mjs",
            """
            export const sphere_sphere = () => null;
            export const sphereBox = () => helpOut();
            export function helpOut() {}
            export function pointSegment(p, a, b) {}
            """);
    assertTrue(
        script.contains("sphereBox is not asked: no pair has that name; did you mean sphere_box?"),
        script);
    assertEquals(1, script.split(" is not asked").length - 1, script);
  }

  /// Messages about mistakes in a user's function.
  @ParameterizedTest
  @CsvSource({
    "'(a): return True', 'sphere_sphere(a) should take the two shapes: sphere_sphere(a, b)'",
    "'(a, b): return a[\"centre\"]', 'NoField: a sphere has no ''centre''; its fields are center, radius (line 1)'",
    "'(a, b): return hasattr(b, \"size\")', mine says apart",
    "'(a, b): return [1][b.radius > 0]', IndexError: list index out of range (line 1)"
  })
  void namesAMistakeInAFunction(String function, String sentence) throws IOException {
    String tried = tried("mine.py", "def sphere_sphere" + function + "\n");
    assertTrue(tried.contains(sentence), tried);
  }

  @ParameterizedTest
  @CsvSource({"c++, cpp", "c#, csharp", "cs, csharp", "js, javascript", "py, python", "rs, rust"})
  void acceptsAliasesOfLanguages(String alias, String word) {
    assertEquals(
        Run.of("methods", "--template", word).out(), Run.of("methods", "--template", alias).out());
  }
}

package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
  void tryingFailsWhereAnswersAreMissingOrClearlyWrong(int status, String reach, String warning)
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
  void theMethodsOfAProgramAreListedAndChecked() throws IOException {
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
        "Methods: mine " + mine + " Answers overlap, separation for sphere-sphere.",
        run.out().strip().replaceAll("\\s+", " "));
    Path balls = SceneFiles.touching(folder.resolve("balls.json"));
    assertEquals(0, Run.of("check", "--methods", "gjk," + mine, balls.toString()).status());
    assertEquals(
        "collision-bench: --copies: expected a whole number from 1 to 64, found 0\n",
        Run.of("list", "--methods", "gjk", "--copies", "0").err());
  }
}

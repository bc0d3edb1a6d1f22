package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckMethodTest {

  @TempDir Path folder;

  @Test
  void printsAnswersAndComparesThemWithExactArithmetic() {
    assertEquals(
        new Run(
            1,
            """
            fault-000-long-capsule: Long capsule (error in article 000)
              capsule  ball  article-000-capsule-sphere  touching; disagrees, exact says apart (distance 0.020000000000000073)
              not as expected: 1 violation
            """,
            "collision-bench: fault-000-long-capsule: capsule and ball touch but should not\n",
            List.of()),
        Run.of(
            "check",
            "--method",
            "article-000-capsule-sphere",
            "--against",
            "exact",
            "fault-000-long-capsule"));
  }

  @Test
  void comparesAMethodWithAnother() throws IOException {
    Path balls = SceneFiles.touching(folder.resolve("balls.json"));
    assertEquals(
        new Run(
            0,
            "{\"scene\": \""
                + balls
                + "\", \"name\": \"K\\u00e4se\", \"against\": \"analytic\", \"pairs\": ["
                + "{\"a\": \"a\", \"b\": \"b\", \"method\": \"gjk\", \"touch\": true, \"distance\": -0.25,"
                + " \"standing\": \"agrees\"}, {\"a\": \"a\", \"b\": \"c\", \"method\": \"gjk\", \"touch\": false,"
                + " \"distance\": 1, \"standing\": \"agrees\"}, {\"a\": \"b\", \"b\": \"c\", \"method\": \"gjk\", \"touch\":"
                + " false, \"distance\": 1.4731109973624514, \"standing\": \"agrees\"}], \"agreement\": {\"holds\": true}}\n",
            "",
            List.of()),
        Run.of("check", "--json", "--method", "gjk", "--against", "analytic", balls.toString()));
  }

  @Test
  void reportsASceneWithoutAnAnsweredPair() {
    assertEquals(
        new Run(
            1,
            """
            capsule-sphere: Capsule and sphere
              no pair of a kind that is answered
              as expected
            """,
            "collision-bench: article-004-sphere-box: no pair is answered\n",
            List.of()),
        Run.of(
            "check", "--method", "article-004-sphere-box", "--against", "exact", "capsule-sphere"));
  }

  @Test
  void failsForAMethodThatDecidesNothing() throws IOException {
    Path balls = SceneFiles.touching(folder.resolve("balls.json"));
    Path mine = folder.resolve("mine.py");
    Files.writeString(mine, "def sphere_sphere(a, b):\n    a.radius + b.radius\n");
    Run run =
        Run.of(
            "check", "--json", "--method", mine.toString(), "--against", "exact", balls.toString());
    assertEquals(1, run.status(), run::toString);
    assertTrue(run.out().endsWith("\"agreement\": {\"holds\": false}}\n"), run::out);
  }
}

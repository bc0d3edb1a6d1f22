package collisionbench.app.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// Runs the exported tests if their languages are installed.
class FunctionTestTest {

  private static final String HOSTILE = "\"\"\" */ \\ \u2028 ${x}";

  @TempDir Path folder;

  private int run(FunctionTest language, PairAnswer pair, String body)
      throws IOException, InterruptedException {
    boolean python = language == FunctionTest.PYTHON;
    String command = python ? "python3" : "node";
    assumeTrue(isThere(command), command + " is not installed");
    String name = pair.a().type().word() + "_" + pair.b().type().word();
    Files.writeString(
        folder.resolve(python ? "mine.py" : "mine.mjs"),
        python
            ? "from math import dist\ndef " + name + "(a, b): return " + body + "\n"
            : "const dist = (a, b) => Math.hypot(...a.map((x, i) => x - b[i]));\n"
                + ("export const " + name + " = (a, b) => " + body + ";\n"));
    Path test = folder.resolve(python ? "test_mine.py" : "mine.test.mjs");
    Files.writeString(test, language.of(HOSTILE, pair, 0));
    Process process =
        new ProcessBuilder(command, test.getFileName().toString())
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    assertEquals(true, process.waitFor(60, TimeUnit.SECONDS), "it never ends");
    return process.exitValue();
  }

  private static boolean isThere(String command) throws InterruptedException {
    try {
      return new ProcessBuilder(command, "--version").start().waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }

  private static PairAnswer pair(Shape3 a, Shape3 b) {
    Scene scene =
        new Scene(
            HOSTILE,
            "",
            Space.THREE,
            List.of(new Body3("a", a), new Body3("b", b)),
            Optional.empty(),
            Optional.empty());
    return Evaluation.of(scene).pairs().getFirst();
  }

  /// Checks the number of failures, not just that the test runs.
  @ParameterizedTest
  @CsvSource({
    "PYTHON, 'dist(a.center, b.center) - a.radius - b.radius', 0",
    "PYTHON, 'dist(a.center, b.center) <= a.radius + b.radius', 0",
    "PYTHON, '{\"touch\": True}', 0",
    "PYTHON, 'dist(a.center, b.center) - a.radius', 1",
    "PYTHON, 'False', 1",
    "PYTHON, '{\"touch\": True, \"distance\": -0.4}', 1",
    "JAVASCRIPT, 'dist(a.center, b.center) - a.radius - b.radius', 0",
    "JAVASCRIPT, 'dist(a.center, b.center) <= a.radius + b.radius', 0",
    "JAVASCRIPT, '({ touch: true })', 0",
    "JAVASCRIPT, 'dist(a.center, b.center) - a.radius', 1",
    "JAVASCRIPT, 'false', 1",
    "JAVASCRIPT, '({ touch: true, distance: -0.4 })', 1",
  })
  void correctFunctionPassesAndWrongOneFails(FunctionTest language, String body, int exit)
      throws IOException, InterruptedException {
    PairAnswer balls =
        pair(new Sphere(Vec3.ZERO, 1), new Sphere(new Vec3(0.3, 1.5, 0), 1 / 3.0 + 0.5));
    assertEquals(exit, run(language, balls, body), this::log);
  }

  private String log() {
    try {
      return Files.readString(folder.resolve("log"));
    } catch (IOException failure) {
      return failure.toString();
    }
  }

  /// The function gets the shapes in the order of the pair's name, whichever body comes first.
  @ParameterizedTest
  @EnumSource(FunctionTest.class)
  void passesTheShapesInTheOrderOfTheName(FunctionTest language)
      throws IOException, InterruptedException {
    PairAnswer pair =
        pair(
            new Sphere(new Vec3(3, 0, 0), 1),
            new Box(Vec3.ZERO, new Vec3(1, 0.5, 0.5), Rotation.NONE));
    PairAnswer swapped =
        pair(
            new Box(Vec3.ZERO, new Vec3(1, 0.5, 0.5), Rotation.NONE),
            new Sphere(new Vec3(3, 0, 0), 1));
    assertEquals(language.of("s", pair, 0), language.of("s", swapped, 0));
    String body = "a.center[0] - a.radius - b.halfExtents[0]";
    assertEquals(0, run(language, pair, body), this::log);
  }

  @Test
  void statesTheTime() {
    Scene scene = BuiltInScenes.named("capsule-sphere").orElseThrow();
    PairAnswer pair = Evaluation.of(scene).pairs().getFirst();
    String text = FunctionTest.PYTHON.of(scene.name(), pair, 0.25);
    assertEquals(
        "# Two bodies of the scene \"" + scene.name() + "\", at time 0.25.",
        text.lines().findFirst().orElseThrow());
  }
}

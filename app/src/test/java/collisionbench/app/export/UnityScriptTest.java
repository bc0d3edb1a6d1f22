package collisionbench.app.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import collisionbench.app.comparison.Assessment;
import collisionbench.app.comparison.Comparison;
import collisionbench.app.comparison.Judge;
import collisionbench.app.comparison.PairQuestion;
import collisionbench.app.comparison.RecordedMethod;
import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.port.RecordedAnswer;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.BodyQuestion;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.ShapeType;
import collisionbench.app.scene.Space;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Compiles and runs scripts with a stub of Unity, if Mono is installed.
class UnityScriptTest {

  private static final String HOSTILE = "%s \"\\ \n \u2028 {name} \ud840\udc00";

  @TempDir Path folder;

  private static Scene scene(Body a, Body b) {
    return new Scene(HOSTILE, "", a.space(), List.of(a, b), Optional.empty(), Optional.empty());
  }

  private static Optional<String> script(Scene scene) {
    return UnityScript.of(scene, Evaluation.of(scene).pairs().getFirst(), 0);
  }

  private static Body3 ball(String id, double x, double z) {
    return new Body3(id, new Sphere(new Vec3(x, 0.1, z), 1), new Vec3(1, 2, 3));
  }

  /// {@return what a script logs}
  ///
  /// @param off how wrong Unity is
  private String log(String script, String off) throws IOException, InterruptedException {
    Files.writeString(folder.resolve("Script.cs"), script);
    try (InputStream in = UnityScriptTest.class.getResourceAsStream("UnityEngine.cs")) {
      Files.write(folder.resolve("UnityEngine.cs"), Objects.requireNonNull(in).readAllBytes());
    }
    run(off, "mcs", "-out:script.exe", "Script.cs", "UnityEngine.cs");
    return run(off, "mono", "script.exe");
  }

  private String run(String off, String... command) throws IOException, InterruptedException {
    Path log = folder.resolve("log");
    ProcessBuilder process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    process.environment().put("OFF", off);
    int status;
    try {
      status = process.start().waitFor();
    } catch (IOException missing) {
      assumeTrue(false, command[0] + " is not installed");
      throw missing;
    }
    assertEquals(0, status, () -> String.join(" ", command) + log);
    return Files.readString(log);
  }

  private RecordedAnswer answer(Scene scene, String off)
      throws IOException, InterruptedException, SceneFileException {
    List<RecordedAnswer> answers = RecordedAnswer.in("log", log(script(scene).orElseThrow(), off));
    assertEquals(1, answers.size());
    return answers.getFirst();
  }

  private static RecordedMethod method(RecordedAnswer answer) {
    List<Body> bodies = answer.scene().bodies();
    return RecordedMethod.of(answer.method(), answer.release())
        .with(BodyQuestion.of(bodies.getFirst(), bodies.getLast()), answer.answer());
  }

  private static Assessment assessment(RecordedMethod method, Body a, Body b) {
    return Comparison.of(PairQuestion.of(a, b, 0), List.of(method), Judge.JUDGE)
        .verdicts()
        .getFirst()
        .assessment();
  }

  @Test
  void theAnswerInTheLogIsJudgedLikeAnyOther()
      throws IOException, InterruptedException, SceneFileException {
    Body3 a = ball("a", 0, 0.5);
    Body3 b = ball(HOSTILE, 1.2, -0.3);
    RecordedAnswer right = answer(scene(a, b), "0");
    assertEquals("unity", right.method());
    assertEquals("2022.3.10f1", right.release());
    assertTrue(right.touch());
    assertEquals(List.of(a.moving(Vec3.ZERO), b.moving(Vec3.ZERO)), right.scene().bodies());
    assertEquals(Assessment.AGREES, assessment(method(right), a, b));
    assertEquals(Assessment.AGREES, assessment(method(right), b, a));
    assertTrue(assessment(method(answer(scene(a, b), "0.25")), a, b).isWrong());
  }

  @Test
  void gapsOfSpheresAreLogged() throws IOException, InterruptedException, SceneFileException {
    RecordedAnswer apart = answer(scene(ball("a", 0, 0), ball("b", 3, 4)), "0");
    assertEquals(3, apart.distance().orElseThrow(), 1e-6);
  }

  /// The method knows nothing else.
  @Test
  void otherNumbersAreUndecided() {
    Body3 a = ball("a", 0, 0);
    Body3 b = ball("b", 1, 0);
    RecordedMethod method =
        RecordedMethod.of("unity", "").with(BodyQuestion.of(a, b), Answer.of(true, -1));
    assertEquals(
        Answer.of(true, -1), method.answer(BodyQuestion.of(b, a)), "in the other order too");
    assertTrue(method.answer(BodyQuestion.of(a, ball("b", 1.5, 0))) instanceof Answer.Undecided);
  }

  @Test
  void everyColliderCompiles() throws IOException, InterruptedException, SceneFileException {
    List<Body> bodies =
        Stream.of(ShapeType.values())
            .filter(type -> type.space() == Space.THREE)
            .map(Body::example)
            .toList();
    Body ball = bodies.getFirst().named("first");
    for (Body body : bodies) {
      Optional<String> script = script(scene(ball, body.named("other")));
      assertEquals(body.type().word().equals("segment"), script.isEmpty(), body.id());
      if (script.isPresent()) {
        assertEquals(1, RecordedAnswer.in("log", log(script.get(), "0")).size(), body.id());
      }
    }
  }
}

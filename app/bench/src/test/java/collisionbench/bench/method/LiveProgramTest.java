package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.method.ProgramState.Phase;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Real processes whose file changes.
class LiveProgramTest {

  private static final Patience PATIENCE =
      new Patience(Duration.ofMinutes(5), Duration.ofMinutes(5), Duration.ofMinutes(5), 3, 10);
  private static final Question QUESTION =
      Question.of(new Sphere(Vec3.ZERO, 1), new Sphere(new Vec3(3, 0, 0), 1));

  @TempDir Path folder;
  private Path file;
  private volatile boolean mayRun = true;
  private final BlockingQueue<ProgramState> states = new LinkedBlockingQueue<>();

  @BeforeEach
  void write() throws IOException {
    file = folder.resolve("mine.py");
    says("False");
  }

  private void says(String answer) throws IOException {
    Files.writeString(file, "def sphere_sphere(a, b):\n    return " + answer + "\n");
  }

  private LiveProgram start(String command) {
    return LiveProgram.start(command, folder, PATIENCE, _ -> mayRun, states::add);
  }

  private ProgramState next() throws InterruptedException {
    return Objects.requireNonNull(states.poll(5, TimeUnit.MINUTES), "no new state");
  }

  private ProgramState next(Phase phase) throws InterruptedException {
    ProgramState next = next();
    assertEquals(phase, next.phase());
    return next;
  }

  private static Answer answer(ProgramState state) {
    return state.methods().getFirst().answer(QUESTION);
  }

  @Test
  void oldProcessAnswersUntilTheNewOneDoes() throws IOException, InterruptedException {
    try (LiveProgram program = start("mine.py")) {
      assertEquals(List.of(), next(Phase.STARTING).methods());
      ProgramState old = next(Phase.RUNNING);
      ProcessHandle process = old.program().orElseThrow().process();
      assertEquals(Answer.of(false), answer(old));
      says("True");
      ProgramState between = next(Phase.STARTING);
      assertSame(old.methods().getFirst(), between.methods().getFirst());
      ProgramState changed = next(Phase.RUNNING);
      assertEquals(Answer.of(true), answer(changed));
      process.onExit().orTimeout(5, TimeUnit.MINUTES).join();
      assertInstanceOf(Answer.Failed.class, answer(old), "nothing starts it again");
      assertSame(changed, program.state());
    }
  }

  @Test
  void faultyChangeMarksTheOldMethodsAsOutdated() throws IOException, InterruptedException {
    try (LiveProgram _ = start("mine.py")) {
      next(Phase.STARTING);
      assertFalse(next(Phase.RUNNING).methods().getFirst().isOutdated());
      Files.writeString(file, "def sphere_sphere(a, b) return True\n");
      next(Phase.STARTING);
      ProgramState faulty = next(Phase.OUTDATED);
      assertTrue(faulty.methods().getFirst().isOutdated());
      assertEquals(Answer.of(false), answer(faulty));
      String reason = faulty.refusal().orElseThrow().getMessage();
      assertTrue(reason.startsWith("mine.py: ended before its first line"), reason);
      says("True");
      next(Phase.STARTING);
      assertEquals(Answer.of(true), answer(next(Phase.RUNNING)));
    }
  }

  @Test
  void refusesAMissingProgram() throws InterruptedException {
    try (LiveProgram program = start("./none")) {
      next(Phase.STARTING);
      ProgramState refused = next(Phase.REFUSED);
      assertEquals(
          "./none: no such file, and no such command on the PATH",
          refused.refusal().orElseThrow().getMessage());
      program.restart();
      next(Phase.STARTING);
      next(Phase.REFUSED);
    }
  }

  @Test
  void endsAProgramWhoseNameIsTakenUntilItsFileChanges() throws IOException, InterruptedException {
    try (LiveProgram program = start("mine.py")) {
      next(Phase.STARTING);
      ProcessHandle process = next(Phase.RUNNING).program().orElseThrow().process();
      program.refuse("mine");
      ProgramState refused = next(Phase.REFUSED);
      assertEquals(
          "mine.py: a method named mine already exists; choose another name",
          refused.refusal().orElseThrow().getMessage());
      assertEquals(List.of(), refused.methods());
      process.onExit().orTimeout(5, TimeUnit.MINUTES).join();
      says("True");
      next(Phase.STARTING);
      assertEquals(Answer.of(true), answer(next(Phase.RUNNING)));
    }
  }

  @Test
  void reportsAnEndedProcessAsStopped() throws InterruptedException {
    try (LiveProgram program = start("mine.py")) {
      next(Phase.STARTING);
      ProgramState running = next(Phase.RUNNING);
      ProcessHandle process = running.program().orElseThrow().process();
      assertEquals(Phase.RUNNING, program.state().now());
      process.destroyForcibly();
      process.onExit().orTimeout(5, TimeUnit.MINUTES).join();
      assertEquals(Phase.STOPPED, program.state().now());
      assertEquals(Answer.of(false), answer(running));
      assertEquals(Phase.RUNNING, program.state().now());
    }
  }

  /// As when the drive of an added program is missing at the next start.
  @Test
  void startsAMissingFileOnceItAppears() throws IOException, InterruptedException {
    Path aside = folder.resolve("aside.py");
    Files.move(file, aside);
    try (LiveProgram _ = start("mine.py")) {
      next(Phase.STARTING);
      next(Phase.REFUSED);
      Files.move(aside, file);
      next(Phase.STARTING);
      assertEquals(Answer.of(false), answer(next(Phase.RUNNING)));
    }
  }

  @Test
  void closeEndsTheProgram() throws InterruptedException {
    LiveProgram program = start("mine.py");
    next(Phase.STARTING);
    ProcessHandle process = next(Phase.RUNNING).program().orElseThrow().process();
    program.close();
    program.restart();
    process.onExit().orTimeout(5, TimeUnit.MINUTES).join();
    assertTrue(states.isEmpty(), "what is closed does not start again");
  }

  @Test
  void runsACommandInItsFolder() throws IOException, InterruptedException {
    Files.writeString(folder.resolve("answer.txt"), "True");
    says("open('answer.txt').read() == 'True'");
    try (LiveProgram _ = start("mine.py")) {
      next(Phase.STARTING);
      assertEquals(Answer.of(true), answer(next(Phase.RUNNING)));
    }
  }

  @Test
  void doesNotStartWithoutAgreementNorAgainOnceItIsWithdrawn()
      throws IOException, InterruptedException {
    mayRun = false;
    try (LiveProgram program = start("mine.py")) {
      next(Phase.STARTING);
      assertTrue(next(Phase.UNAGREED).awaitsAgreement());
      says("True");
      next(Phase.STARTING);
      next(Phase.UNAGREED);
      mayRun = true;
      program.restart();
      next(Phase.STARTING);
      ProgramState running = next(Phase.RUNNING);
      mayRun = false;
      ProcessHandle process = running.program().orElseThrow().process();
      process.destroyForcibly();
      process.onExit().orTimeout(1, TimeUnit.MINUTES).join();
      assertInstanceOf(Answer.Failed.class, answer(running), "the next question starts nothing");
    }
  }
}

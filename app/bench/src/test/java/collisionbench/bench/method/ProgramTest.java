package collisionbench.bench.method;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.Query;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Steps;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Runs real misbehaving processes; `ill.py` implements the misbehavior.
class ProgramTest {

  /// For programs that answer, however busy the machine.
  private static final Patience LONG =
      new Patience(Duration.ofMinutes(5), Duration.ofMinutes(5), Duration.ofMinutes(5), 3, 10);

  /// For a missing answer among others that arrive.
  private static final Patience SHORT = LONG.withAnswer(Duration.ofSeconds(1));

  /// For programs that never answer.
  private static final Patience NONE = LONG.withAnswer(Duration.ofMillis(50));

  @TempDir Path folder;

  private static Program start(String mode) throws ProgramException {
    return start(LONG, mode);
  }

  private static Program start(Patience patience, String mode, String... arguments)
      throws ProgramException {
    return Program.start(command(mode, arguments), patience, 1);
  }

  private static LaunchCommand command(String mode, String... arguments) throws ProgramException {
    return LaunchCommand.of("python3 " + script() + " " + mode + " " + String.join(" ", arguments));
  }

  private static Path script() {
    try {
      return Path.of(Objects.requireNonNull(ProgramTest.class.getResource("ill.py")).toURI());
    } catch (java.net.URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /// `count` pairs of unit spheres, every other one in touch; A of the 7th has no radius.
  private static List<ProgramQuestion> questions(Program program, int count) {
    return IntStream.range(0, count)
        .mapToObj(i ->
            Question.of(
                new Sphere(Vec3.ZERO, i == 7 ? 0 : 1),
                new Sphere(new Vec3(i % 2 == 0 ? 1 : 3, 0, 0), 1)))
        .map(q ->
            new ProgramQuestion(
                program.introduction().methods().getFirst(), q, Steps.UNASKED, false))
        .toList();
  }

  private static Optional<MethodFailure> failure(ProgramReply reply) {
    return reply instanceof ProgramReply.Failed(MethodFailure failure)
        ? Optional.of(failure)
        : Optional.empty();
  }

  private static void assertAnswered(int index, ProgramReply reply) {
    ProgramReply.Answered answered = assertInstanceOf(ProgramReply.Answered.class, reply);
    assertEquals(Answer.of(index % 2 == 0), answered.answer(), "question " + index);
  }

  private static void assertAllAnswered(List<ProgramReply> replies) {
    for (int i = 0; i < replies.size(); i++) {
      assertAnswered(i, replies.get(i));
    }
  }

  /// Also of a pair that the program does not answer, and after its process has ended.
  @Test
  void aMethodAnswersManyQuestionsAsItAnswersEach() throws ProgramException {
    try (Program program = start("exit-every-40")) {
      ProgramMethod method = ProgramMethod.of(program).getFirst();
      List<Question> questions =
          IntStream.range(0, 200)
              .mapToObj(i -> {
                Sphere ball = new Sphere(new Vec3(i % 3, 0, 0), 0.25);
                Box box = new Box(Vec3.ZERO, new Vec3(1, 1, 1));
                return i % 5 == 0
                    ? Question.of(ball, box)
                    : Question.of(ball, new Sphere(new Vec3(2, 0, 0), 1));
              })
              .toList();
      List<Answer> together = method.answers(questions, Query.OVERLAP);
      assertEquals(
          questions.stream().map(question -> method.answer(question, Query.OVERLAP)).toList(),
          together);
      assertEquals(160, together.stream().filter(Answer.Decided.class::isInstance).count());
    }
  }

  /// Odd behavior that does not lose an answer.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "well",
        "bom",
        "crlf",
        "rubbish",
        "flood",
        "twice",
        "exit-every-40",
        "segv-every-40",
        "unflushed",
        "ignores-end",
        "fork"
      })
  void answersEveryQuestion(String mode) throws ProgramException {
    try (Program program = start(mode)) {
      assertAllAnswered(program.ask(questions(program, 200)));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "dies-at-start, No module named 'no_such_module'",
    "banner, the first line is not JSON: \"Welcome to my engine\". Print that to standard error.",
    "utf16, the first line is not JSON",
    "no-methods, the first line is not an introduction",
    "many-methods, 201 methods; expected at most 200"
  })
  void refusesAProgramWithoutAnIntroduction(String mode, String reason) {
    ProgramException refused = assertThrows(ProgramException.class, () -> start(mode).close());
    assertTrue(refused.getMessage().startsWith("ill.py: "), refused.getMessage());
    assertTrue(refused.getMessage().contains(reason), refused.getMessage());
  }

  /// Each of two processes gets every other question, and both end with the program.
  @Test
  void asksCopiesInTurn() throws Exception {
    Path mine = folder.resolve("mine.py");
    Files.writeString(mine, "import os\ndef sphere_sphere(a, b): return float(os.getpid())\n");
    List<ProcessHandle> processes;
    try (Program program = Program.start(LaunchCommand.of(mine.toString()), LONG, 2)) {
      List<ProgramReply> replies = questions(program, 4).stream().map(program::ask).toList();
      assertEquals(replies.subList(0, 2), replies.subList(2, 4));
      processes =
          replies.subList(0, 2).stream()
              .map(reply -> assertInstanceOf(ProgramReply.Answered.class, reply).answer())
              .map(answer -> (long) ((Answer.Decided) answer).distance().orElseThrow())
              .map(id -> ProcessHandle.of(id).orElseThrow())
              .toList();
      assertEquals(2, Set.copyOf(processes).size());
    }
    processes.forEach(process -> process.onExit().join());
  }

  /// Too few questions for one to be asked twice, which this program would never answer alone.
  @Test
  void acceptsAnswersInAnyOrder() throws ProgramException {
    try (Program program = start("out-of-order")) {
      assertAllAnswered(program.ask(questions(program, ProgramProcess.ASKED_TWICE - 20)));
    }
  }

  @Test
  void refusesASilentProgram() {
    Patience patience =
        new Patience(Duration.ofMillis(200), Duration.ofMillis(200), Duration.ofMinutes(1), 3, 10);
    ProgramException refused =
        assertThrows(ProgramException.class, () -> start(patience, "silent").close());
    assertTrue(refused.getMessage().contains("no first line within 200 ms"), refused.getMessage());
  }

  /// Only the question that kills the process is blamed, not the others in flight.
  @Test
  void blamesOnlyTheQuestionThatKillsTheProcess() throws ProgramException {
    try (Program program = start("abort-on-zero")) {
      List<ProgramReply> replies = program.ask(questions(program, 100));
      assertEquals(
          Optional.of(new MethodFailure.Died("abort, 134", "Assertion radius > 0 failed")),
          failure(replies.get(7)));
      assertAllAnswered(replies.subList(0, 7));
      assertAnswered(99, replies.get(99));
      assertEquals(1, replies.stream().filter(r -> failure(r).isPresent()).count());
    }
  }

  @Test
  void blamesOnlyTheQuestionThatHangsTheProcess() throws ProgramException {
    try (Program program = start(SHORT, "hang-on-zero")) {
      List<ProgramReply> replies = program.ask(questions(program, 100));
      assertInstanceOf(MethodFailure.TimedOut.class, failure(replies.get(7)).orElseThrow());
      assertEquals(1, replies.stream().filter(r -> failure(r).isPresent()).count());
    }
  }

  @Test
  void repeatsAQuestionThatFailsOnce() throws ProgramException {
    try (Program program = start(SHORT, "hang-once", folder.resolve("hung").toString())) {
      assertAllAnswered(program.ask(questions(program, 100)));
    }
    assertTrue(Files.exists(folder.resolve("hung")), "it never hung");
  }

  /// All in one test, since each takes a timeout.
  @Test
  void givesUpOnAProgramThatStaysSilent() {
    List<String> modes =
        List.of(
            "reads-nothing",
            "closes-stdin",
            "single-quotes",
            "no-id",
            "wrong-id",
            "id-as-text",
            "no-newline");
    assertAll(modes.parallelStream().map(mode -> () -> assertGivenUp(mode)));
  }

  private static void assertGivenUp(String mode) throws ProgramException {
    try (Program program = start(NONE, mode)) {
      List<ProgramReply> replies = program.ask(questions(program, 50));
      assertInstanceOf(MethodFailure.GivenUp.class, failure(replies.getLast()).orElseThrow(), mode);
      assertTrue(replies.stream().allMatch(r -> failure(r).isPresent()), mode);
    }
  }

  @Test
  void asksAgainInTheWindowAfterThreeTimeouts() throws ProgramException {
    try (Program program = start(Patience.INTERACTIVE.withAnswer(NONE.answer()), "no-id")) {
      List<ProgramReply> replies = program.ask(questions(program, 4));
      assertInstanceOf(MethodFailure.TimedOut.class, failure(replies.getLast()).orElseThrow());
    }
  }

  @Test
  void quotesLinesThatAreNotAnswers() throws ProgramException {
    try (Program program = start(NONE, "single-quotes")) {
      MethodFailure first = failure(program.ask(questions(program, 1)).getFirst()).orElseThrow();
      MethodFailure.TimedOut silent = assertInstanceOf(MethodFailure.TimedOut.class, first);
      assertEquals(2, silent.stray().orElseThrow().number());
      assertTrue(silent.stray().orElseThrow().line().startsWith("{'id': "));
      assertTrue(program.log().contains("'touch': True"));
    }
  }

  @Test
  void endsAProgramThatClosesItsOutput() throws ProgramException {
    try (Program program = start("closes-stdout")) {
      MethodFailure first = failure(program.ask(questions(program, 1)).getFirst()).orElseThrow();
      assertEquals(new MethodFailure.Died("closed its output", ""), first);
    }
  }

  @Test
  void endsAProgramThatPrintsAVeryLongLine() throws ProgramException {
    try (Program program = start("long-line")) {
      MethodFailure first = failure(program.ask(questions(program, 1)).getFirst()).orElseThrow();
      assertEquals(new MethodFailure.Died("printed a line of more than 1 MiB", ""), first);
    }
  }

  @Test
  void endsAProgramAfterAHundredLinesThatAreNotAnswers() throws ProgramException {
    try (Program program = start("only-rubbish")) {
      MethodFailure first = failure(program.ask(questions(program, 1)).getFirst()).orElseThrow();
      assertEquals(
          new MethodFailure.Died("printed 100 lines that are no answers", "thinking"), first);
    }
  }

  @Test
  void passesOnErrorsOfTheProgram() throws ProgramException {
    try (Program program = start("throws")) {
      assertEquals(
          Optional.of(new MethodFailure.Threw("IndexError: list index out of range (line 7)")),
          failure(program.ask(questions(program, 1)).getFirst()));
    }
    try (Program program = start("refuses")) {
      ProgramReply.Answered refused =
          assertInstanceOf(
              ProgramReply.Answered.class, program.ask(questions(program, 1)).getFirst());
      Answer.Undecided undecided = assertInstanceOf(Answer.Undecided.class, refused.answer());
      assertEquals("more than 8 corners", undecided.reason().message());
    }
  }

  @Test
  void detectsDifferentAnswersToTheSameQuestion() throws ProgramException {
    try (Program program = start("unsteady")) {
      List<ProgramReply> replies = program.ask(questions(program, ProgramProcess.ASKED_TWICE));
      assertEquals(
          Optional.of(new MethodFailure.Unsteady()),
          failure(replies.get(ProgramProcess.ASKED_TWICE - 1)));
    }
  }

  @Test
  void endsTheDescendantsOfTheProgram() throws Exception {
    ProcessHandle child;
    ProcessHandle grandchild;
    try (Program program = start("fork")) {
      child = program.process();
      grandchild = child.descendants().findFirst().orElseThrow();
    }
    child.onExit().get(5, TimeUnit.MINUTES);
    grandchild.onExit().get(5, TimeUnit.MINUTES);
  }

  @Test
  void killsAProgramThatDoesNotEnd() throws Exception {
    ProcessHandle child;
    try (Program program = start("ignores-end")) {
      assertAllAnswered(program.ask(questions(program, 3)));
      child = program.process();
    }
    child.onExit().get(5, TimeUnit.MINUTES);
  }

  @Test
  void explainsWhyAProgramCannotBeStarted() throws IOException {
    Path file = Files.writeString(folder.resolve("mine"), "echo");
    assertRefused("no-such-program", "no such file");
    assertRefused(folder.resolve("none.py").toString(), "no such file");
    Path source = Files.writeString(folder.resolve("Mine.cs"), "class Mine {}");
    assertRefused(source.toString(), "C# has to be compiled");
    assertRefused(folder.toString(), "this is a folder");
    assertRefused(file.toString(), "may not be executed");
    for (String blank : List.of("  ", "\"\"", "' '")) {
      assertEquals(
          "expected the name of a program",
          assertThrows(ProgramException.class, () -> LaunchCommand.of(blank)).getMessage());
    }
    Path gone = folder.resolve("gone");
    assertEquals(
        "mine.py: its folder " + gone + " does not exist",
        assertThrows(ProgramException.class, () -> LaunchCommand.of("mine.py", gone)).getMessage());
  }

  private Program functions(Patience patience, String text) throws Exception {
    Path mine = Files.writeString(folder.resolve("mine.py"), text);
    return Program.start(LaunchCommand.of(mine.toString()), patience, 1);
  }

  /// Asks once for each message.
  private void assertThrew(Path file, String... messages) throws ProgramException {
    try (Program program = Program.start(LaunchCommand.of(file.toString()), LONG, 1)) {
      List<ProgramReply> replies = program.ask(questions(program, messages.length));
      for (int i = 0; i < messages.length; i++) {
        MethodFailure failed = failure(replies.get(i)).orElseThrow();
        String thrown = assertInstanceOf(MethodFailure.Threw.class, failed).message();
        assertTrue(thrown.startsWith(messages[i]), thrown);
      }
      assertTrue(program.isAlive());
    }
  }

  @Test
  void namesTheTypeOfWhatIsNoAnswerAndSurvivesExit() throws Exception {
    Path mine =
        Files.writeString(
            folder.resolve("mine.py"),
            """
            import sys
            answers = iter([
                lambda: object(),
                lambda: [1],
                lambda: str(1.5),
                lambda: {'normal': object()},
                lambda: sys.exit('bad'),
                lambda: exit(3),
            ])
            def sphere_sphere(a, b): return next(answers)()
            """);
    assertThrew(
        mine,
        "TypeError: returned a value of type object; expected True, False, a number",
        "TypeError: returned a value of type list; expected True, False, a number, a dict",
        "TypeError: returned a value of type str; expected True, False, a number, a dict",
        "TypeError: the answer has a value of type object; expected numbers",
        "SystemExit: bad (line 7)",
        "SystemExit: 3 (line 8)");
  }

  @Test
  void namesTheTypeOfWhatIsNoAnswerInJavaScript() throws Exception {
    assumeTrue(SearchPath.find("node").isPresent(), "node is not installed");
    Path mine =
        Files.writeString(
            folder.resolve("mine.mjs"),
            """
            const answers = [
              () => new Date(), () => [1], () => 10n, () => ({touch: true, normal: 10n})];
            export const sphere_sphere = (a, b) => answers.shift()();
            """);
    assertThrew(
        mine,
        "TypeError: returned a value of type Date; expected true, false, a number",
        "TypeError: returned a value of type Array; expected true, false, a number",
        "TypeError: returned a value of type bigint; expected true, false, a number",
        "TypeError: Do not know how to serialize a BigInt");
  }

  /// Its class need not be public.
  @Test
  void javaFunctionThatExitsHasThrown() throws Exception {
    Path mine =
        Files.writeString(
            folder.resolve("Mine.java"),
            """
            import collisionbench.geometry.space.Sphere;
            class Mine {
              public static boolean touch(Sphere a, Sphere b) {
                if (b.center().x() < 2) System.exit(3);
                Runtime.getRuntime().halt(3);
                return true;
              }
            }
            """);
    assertThrew(
        mine,
        "java.lang.Error: called java.lang.System.exit (Mine.java:4)",
        "java.lang.Error: called java.lang.Runtime.halt (Mine.java:5)");
  }

  @Test
  void aFileOfFunctionsNamesItsSource() throws Exception {
    String text = "source = 'Ericson, 5.1'\ndef sphere_sphere(a, b): return True\n";
    try (Program program = functions(LONG, text)) {
      assertEquals("Ericson, 5.1", ProgramMethod.of(program).getFirst().source());
    }
  }

  @Test
  void aFunctionMayNeedTheVelocities() throws Exception {
    String text = "sweeps = True\ndef sphere_sphere(a, b, va, vb): return va[0] == vb[0] == 0\n";
    try (Program program = functions(LONG, text)) {
      assertAnswered(0, program.ask(questions(program, 1)).getFirst());
    }
  }

  /// After the first death each question gets one process.
  @Test
  void tenDeathsOnOrdinaryInputsEndTheProgram() throws Exception {
    try (Program program = started("os._exit(3)", LONG)) {
      List<ProgramReply> replies = program.ask(questions(program, 12));
      // The 7th has no radius, which many programs do not expect.
      assertInstanceOf(MethodFailure.Died.class, failure(replies.get(10)).orElseThrow());
      assertInstanceOf(MethodFailure.GivenUp.class, failure(replies.get(11)).orElseThrow());
    }
    assertEquals("x".repeat(12), Files.readString(starts()));
  }

  /// The first silence is that of a process that others were asking, too. From then on each
  /// question gets one process.
  @Test
  void afterASilenceQuestionsAreAskedOneAtATime() throws Exception {
    try (Program program = started("hang()", NONE)) {
      ProgramReply last = program.ask(questions(program, 4)).getLast();
      assertInstanceOf(MethodFailure.GivenUp.class, failure(last).orElseThrow());
    }
    assertEquals("xxxx", Files.readString(starts()));
  }

  @Test
  void aSilentRestartCountsAsASilence() throws Exception {
    Duration start = Duration.ofSeconds(1);
    Path mine = folder.resolve("mine");
    Files.writeString(
        mine,
        """
        echo '{"collisionBench": 1, "methods": [{"name": "mine", "pairs": ["sphere-sphere"]}]}'
        echo 'sleep 600' >'%s'
        """
            .formatted(mine));
    try (Program program =
        Program.start(
            LaunchCommand.of("sh " + mine), new Patience(start, start, LONG.answer(), 3, 10), 1)) {
      MethodFailure last = failure(program.ask(questions(program, 4)).getLast()).orElseThrow();
      assertEquals(
          new MethodFailure.GivenUp(new MethodFailure.TimedOut(start, Optional.empty())), last);
    }
  }

  /// The time in which buffered answers would arrive is granted only once.
  @Test
  void aProgramThatHungIsKilledAtOnceTheNextTime() throws Exception {
    Path ends = Files.writeString(folder.resolve("ends"), "");
    try (Program program = start(NONE, "answers-nothing", ends.toString())) {
      List<ProgramReply> _ = program.ask(questions(program, 3));
      assertTrue(program.givenUp().isPresent());
    }
    assertTrue(Files.size(ends) <= 1, Files.readString(ends));
  }

  @Test
  void aMethodThatHangsDoesNotSilenceTheOthersOfItsProgram() throws Exception {
    Path two =
        Files.writeString(
            folder.resolve("two.py"),
            """
            import json, sys
            pairs = ["sphere-sphere"]
            methods = [{"name": "hangs", "pairs": pairs}, {"name": "good", "pairs": pairs}]
            print(json.dumps({"collisionBench": 1, "methods": methods}), flush=True)
            for line in sys.stdin:
                question = json.loads(line)
                while question["method"] == "hangs": pass
                print(json.dumps({"id": question["id"], "touch": True}), flush=True)
            """);
    Patience patience = new Patience(LONG.start(), LONG.start(), Duration.ofMillis(200), 3, 10);
    try (Program program = Program.start(LaunchCommand.of("python3 -u " + two), patience, 1)) {
      List<ProgramReply> _ = program.ask(questions(program, 4));
      assertTrue(program.givenUp("hangs").isPresent());
      assertTrue(program.givenUp().isEmpty());
      ProgramQuestion toGood =
          new ProgramQuestion(
              program.introduction().methods().getLast(),
              Question.of(new Sphere(Vec3.ZERO, 1), new Sphere(new Vec3(1, 0, 0), 1)),
              Steps.UNASKED,
              false);
      assertAnswered(0, program.ask(toGood));
    }
  }

  private Path starts() {
    return folder.resolve("starts");
  }

  /// A function that records each start of its file.
  private Program started(String body, Patience patience) throws Exception {
    String text =
        """
        import os
        open(r"%s", "a").write("x")
        def hang():
            while True: pass
        def sphere_sphere(a, b): %s
        """
            .formatted(starts(), body);
    return functions(patience, text);
  }

  @Test
  void tryingOutStopsAskingAfterThreeSilences() throws Exception {
    String text =
        """
        def sphere_sphere(a, b):
            while True: pass
        sphere_box = sphere_capsule = sphere_hull = sphere_sphere
        """;
    try (Program program = functions(NONE, text)) {
      List<Boolean> silent =
          program
              .tryOut()
              .map(exchange -> failure(exchange.reply()).orElseThrow())
              .map(MethodFailure.TimedOut.class::isInstance)
              .toList();
      assertEquals(List.of(true, true, true, false), silent);
    }
  }

  @Test
  void theFirstLineOfAScriptHasATimeOfItsOwn() {
    Patience patience =
        new Patience(Duration.ofMinutes(5), Duration.ofMillis(200), Duration.ofMinutes(5), 3, 10);
    ProgramException refused =
        assertThrows(
            ProgramException.class, () -> functions(patience, "while True: pass\n").close());
    assertTrue(refused.getMessage().contains("no first line within 200 ms"), refused.getMessage());
  }

  /// What the processes print after one another, and what was printed before.
  @Test
  @SuppressWarnings("JdkObsolete") // another thread appends
  void passesOnWhatTheProgramPrints() throws Exception {
    Queue<String> printed = new ConcurrentLinkedQueue<>();
    String text =
        """
        print("imported")
        def sphere_sphere(a, b):
            print("asked", b.center[0])
            return True
        """;
    try (Program program = functions(LONG, text)) {
      program.forwardLog(printed::add);
      List<ProgramReply> _ = program.ask(questions(program, 2));
      program.finish();
    }
    assertEquals("imported\nasked 1\nasked 3\n", String.join("", printed));
  }

  /// Only if an interpreter is given such a file.
  @Test
  void suggestsTheFileAloneForAFileOfFunctions() throws IOException {
    Path mine = Files.writeString(folder.resolve("mine.py"), "");
    String hint = "Name a file of functions alone";
    assertTrue(refusal("python3 " + mine).contains(hint));
    assertFalse(refusal("sh -c 'exit 3'").contains(hint));
    assertFalse(refusal(mine.toString()).contains(hint));
  }

  private static String refusal(String command) {
    return assertThrows(
            ProgramException.class, () -> Program.start(LaunchCommand.of(command), LONG, 1).close())
        .getMessage();
  }

  private static void assertRefused(String command, String reason) {
    ProgramException refused =
        assertThrows(ProgramException.class, () -> LaunchCommand.of(command));
    assertTrue(refused.getMessage().contains(reason), refused.getMessage());
  }
}

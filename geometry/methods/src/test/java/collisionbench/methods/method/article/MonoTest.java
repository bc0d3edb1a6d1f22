package collisionbench.methods.method.article;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Explanation;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Step;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The methods in floats answer to the last bit as C# does under Mono, with each operation rounded
/// and with what is stored rounded. `Listings.cs` does what the articles' C# does.
///
/// Runs where `mcs` and `mono` are installed; `-Dcollisionbench.mono.cases=40000` asks more.
class MonoTest {

  private static final int CASES = Integer.getInteger("collisionbench.mono.cases", 5_000);

  /// In the order in which `Listings.cs` counts them.
  private static final List<Function<Floats, Method>> METHODS =
      List.of(
          CapsuleSphere::new,
          SegmentDistance::new,
          CheckLineCross::new,
          CircleCapsule::new,
          CircleSector::new,
          SphereBox::new);

  private static final Map<Floats, List<MonoReply>> REPLIES = new EnumMap<>(Floats.class);

  @TempDir private static Path folder;

  @BeforeAll
  static void ask() throws IOException, InterruptedException {
    assumeTrue(
        isInstalled("mcs") && isInstalled("mono"), "mono-mcs and mono-runtime are not installed");
    Path source = folder.resolve("Listings.cs");
    try (InputStream listings = MonoTest.class.getResourceAsStream("Listings.cs")) {
      Files.copy(listings, source);
    }
    run(new ProcessBuilder("mcs", "-optimize+", source.toString()));
    for (Floats floats : Floats.values()) {
      REPLIES.put(floats, mono(floats));
    }
  }

  private static boolean isInstalled(String program) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .anyMatch(directory -> Files.isExecutable(Path.of(directory, program)));
  }

  private static void run(ProcessBuilder program) throws IOException, InterruptedException {
    program.redirectError(ProcessBuilder.Redirect.INHERIT);
    assertEquals(0, program.start().waitFor(), () -> String.join(" ", program.command()));
  }

  @ParameterizedTest
  @EnumSource(Floats.class)
  void answersAreThoseOfMonoToTheLastBit(Floats floats) {
    List<MonoReply> theirs = replies(floats);
    for (int i = 0; i < METHODS.size(); i++) {
      Method method = METHODS.get(i).apply(floats);
      List<Question> questions = questions(i);
      for (int k = 0; k < CASES; k++) {
        Question question = questions.get(k);
        MonoReply expected = theirs.get(i * CASES + k);
        assertEquals(expected, reply(method, question), () -> method.name() + ": " + question);
      }
    }
  }

  /// Else Mono would not know its options, or nothing be near enough to touch.
  @Test
  void ofWhatNearlyTouchesTheTwoDiffer(TestReporter reporter) {
    List<MonoReply> each = replies(Floats.EACH);
    List<MonoReply> stored = replies(Floats.STORED);
    for (int i = 0; i < METHODS.size(); i++) {
      long verdicts =
          IntStream.range(i * CASES, (i + 1) * CASES)
              .filter(k -> each.get(k).yes() != stored.get(k).yes())
              .count();
      long numbers =
          IntStream.range(i * CASES, (i + 1) * CASES)
              .filter(k -> !each.get(k).equals(stored.get(k)))
              .count();
      String name = METHODS.get(i).apply(Floats.EACH).name();
      reporter.publishEntry(
          name, "of %d, %d in yes or no, %d in anything".formatted(CASES, verdicts, numbers));
      assertTrue(numbers > 0, name);
    }
  }

  private static List<MonoReply> replies(Floats floats) {
    return Objects.requireNonNull(REPLIES.get(floats));
  }

  private static List<Question> questions(int method) {
    return NearTouch.questions(METHODS.get(method).apply(Floats.EACH).pairs().getFirst(), CASES);
  }

  /// {@return what Mono answers, one method after another}
  private static List<MonoReply> mono(Floats floats) throws IOException, InterruptedException {
    Path asked = folder.resolve("questions");
    Path answered = folder.resolve("answers");
    MonoQuestions questions = new MonoQuestions(METHODS.size() * CASES);
    for (int i = 0; i < METHODS.size(); i++) {
      for (Question question : questions(i)) {
        questions.put(i, question);
      }
    }
    Files.write(asked, questions.bytes());
    String option =
        switch (floats) {
          case EACH -> "-O=float32";
          case STORED -> "-O=-float32";
        };
    run(
        new ProcessBuilder("mono", option, folder.resolve("Listings.exe").toString())
            .redirectInput(asked.toFile())
            .redirectOutput(answered.toFile()));
    return MonoReply.list(Files.readAllBytes(answered));
  }

  private static MonoReply reply(Method method, Question question) {
    Explanation why = method.explain(question);
    Answer.Decided answer = assertInstanceOf(Answer.Decided.class, why.answer());
    double compared =
        why.steps().stream()
            .flatMap(MonoTest::compared)
            .mapToDouble(quantity -> quantity.value().number().orElseThrow())
            .reduce((_, last) -> last)
            .orElse(answer.distance().orElse(Double.NaN));
    return new MonoReply(answer.overlap().orElse(false), (float) compared);
  }

  private static Stream<Step.Quantity> compared(Step step) {
    return switch (step.key()) {
      case "compare" -> step.inputs().stream().filter(input -> input.symbol().equals("d^2"));
      case "in-opening" -> step.result().stream();
      default -> Stream.empty();
    };
  }
}

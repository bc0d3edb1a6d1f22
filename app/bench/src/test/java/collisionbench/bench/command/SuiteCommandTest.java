package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.comparison.MethodCalls;
import collisionbench.bench.fuzz.input.Case;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.method.host.QuestionReader;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.builtin.Methods;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuiteCommandTest {

  private static final double TOLERANCE = 1e-12;

  /// In which nothing is decided by the last bits.
  private static final Set<String> ORDINARY = Set.of("uniform", "grid", "decimals", "sizes");

  @TempDir Path folder;

  private Run suite(String... options) {
    return Run.of(
        Stream.concat(Stream.of("suite", "-o", folder.toString()), Stream.of(options))
            .toArray(String[]::new));
  }

  private List<JsonObject> lines() throws IOException, JsonException {
    List<JsonObject> lines = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("cases.jsonl"))) {
      lines.add(JsonReader.read(line).object());
    }
    return lines;
  }

  @Test
  void itsAnswersAreThoseOfTheLibrary() throws IOException, JsonException {
    Run run = suite("--cases", "420");
    assertEquals(folder.resolve("cases.jsonl") + "\n", run.out());
    List<JsonObject> lines = lines();
    lines.getFirst().requireFormat("collision-bench-suite", 1);
    assertEquals(420, lines.size() - 1);
    Set<String> pairs = new TreeSet<>();
    for (JsonObject line : lines.subList(1, lines.size())) {
      pairs.add(line.get("pair").text());
      assertAnswers(line);
    }
    assertEquals(
        Pair.all().stream().map(Pair::name).collect(Collectors.toCollection(TreeSet::new)), pairs);
  }

  private static void assertAnswers(JsonObject line) throws JsonException {
    String where = line.get("pair").text() + " " + line.get("case").number();
    Answer.Decided ours =
        (Answer.Decided) MethodCalls.of(Methods.ANALYTIC, QuestionReader.read(line));
    assertEquals(line.get("touch").flag(), ours.overlap().orElseThrow(), where);
    assertEquals(
        line.get("distance").number(),
        ours.distance().orElseThrow(),
        TOLERANCE * line.get("size").number() + Double.MIN_VALUE,
        where);
    if (line.has("meets") && ORDINARY.contains(line.get("kind").text())) {
      assertEquals(
          line.get("meets").flag(), ours.sweep().orElseThrow() instanceof Sweep3.Contact, where);
    }
  }

  @Test
  void theSameSeedGivesTheSameBytes() throws IOException {
    suite("--cases", "60", "--pairs", "box-sphere,segment-segment-2d", "--seed", "7");
    byte[] first = Files.readAllBytes(folder.resolve("cases.jsonl"));
    suite("--cases", "60", "--pairs", "sphere-box,segment-segment-2d", "--seed", "7");
    assertEquals(
        new String(first, StandardCharsets.UTF_8), Files.readString(folder.resolve("cases.jsonl")));
    suite("--cases", "60", "--pairs", "sphere-box,segment-segment-2d", "--seed", "8");
    assertFalse(
        Files.readString(folder.resolve("cases.jsonl"))
            .endsWith(new String(first, StandardCharsets.UTF_8)));
  }

  @Test
  void thePageExplainsEveryKind() throws IOException {
    suite("--cases", "1");
    String page = Files.readString(folder.resolve("README.md"));
    Set<String> kinds = new TreeSet<>();
    for (int number = 0; number < 400; number++) {
      kinds.add(Case.of(1, Pair.all().getFirst(), number).strategy());
    }
    for (String kind : kinds) {
      String word =
          kind.replaceFirst("^(extreme|far|next to touch) .*", "$1 ...")
              .replace("extreme ... sizes", "extreme ...");
      assertTrue(
          page.contains("`" + word + "`") || page.contains("`" + kind.replace("near ", "") + "`"),
          kind);
    }
  }

  @Test
  void theRunnerTellsRightFromWrong() throws IOException, InterruptedException {
    suite("--cases", "40", "--pairs", "circle-circle-2d");
    String exact =
        """
        from fractions import Fraction as F
        def circle_circle_2d(a, b):
            x, y = (F(p) - F(q) for p, q in zip(a["center"], b["center"]))
            return x * x + y * y %s (F(a["radius"]) + F(b["radius"])) ** 2
        """;
    assertEquals("circle-circle-2d 40 right", runner(0, exact.formatted("<=")).strip());
    String open = runner(1, exact.formatted("<"));
    assertTrue(open.contains("wrong no: False"), open);
    String other = runner(2, "def circle_circle(a, b): return True\n");
    assertEquals(
        folder.resolve("mine.py")
            + ": no function is named after a pair; expected circle_circle_2d",
        other.strip());
  }

  private String runner(int status, String module) throws IOException, InterruptedException {
    Path mine = folder.resolve("mine.py");
    Files.writeString(mine, module);
    Process process =
        new ProcessBuilder("python3", folder.resolve("run.py").toString(), mine.toString())
            .redirectErrorStream(true)
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(status, process.waitFor(), printed);
    return printed;
  }
}

package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.methods.method.builtin.Methods;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FuzzCommandTest {

  @TempDir Path folder;

  private Run fuzz(String... args) {
    List<String> all =
        new ArrayList<>(List.of("fuzz", "--out", folder.resolve("found").toString()));
    all.addAll(List.of(args));
    return Run.of(all.toArray(String[]::new));
  }

  @Test
  void printsOnlyTheSummaryIfTwoMethodsAgree() {
    Run run = fuzz("--pair", "box-sphere", "--method", "exact", "--cases", "20");
    assertEquals(0, run.status());
    assertEquals("", run.err());
    List<String> lines = run.out().lines().toList();
    assertEquals(4, lines.size(), run.out());
    assertEquals("exact against exact, seed 1, shard 1/1", lines.get(0));
    assertTrue(lines.get(2).startsWith("  sphere-box  20     "), run.out());
    assertEquals("exact: right on all plain and hard inputs (18)", lines.get(3));
    assertFalse(Files.exists(folder.resolve("found")));
  }

  @Test
  void savesADisagreementAsASceneAndReturnsOne() throws Exception {
    Run run = fuzz("--pair", "box-box", "--method", "sat", "--cases", "200", "--least", "at touch");
    assertEquals(1, run.status(), run.out());
    List<Path> files = saved();
    assertTrue(!files.isEmpty() && files.size() <= 5, files::toString);
    for (Path file : files) {
      assertTrue(run.out().contains(file.toString()), run.out());
      Scene scene = SceneFile.read(file);
      assertEquals(List.of("a", "b"), scene.bodies().stream().map(body -> body.id()).toList());
      assertTrue(scene.expect().isPresent());
      assertEquals(0, Run.of("check", file.toString()).status(), "it expects what is right");
    }
  }

  /// SAT is wrong about boxes only within rounding of touching.
  @Test
  void failsFromTheLeastWeightUp() {
    String[] boxes = {"--pair", "box-box", "--method", "sat", "--cases", "200", "--least"};
    Map<String, Integer> statuses =
        Map.of("plain", 0, "hard", 0, "extreme", 0, "near", 1, "at touch", 1);
    statuses.forEach((least, status) -> {
      List<String> args = new ArrayList<>(List.of(boxes));
      args.add(least);
      assertEquals(status, fuzz(args.toArray(String[]::new)).status(), least);
    });
  }

  private List<Path> saved() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("found"))) {
      return files.toList();
    }
  }

  @Test
  void allMeansEveryPairThatBothMethodsAnswer() {
    Run run = fuzz("--pair", "all", "--method", "sat", "--against", "gjk", "--cases", "32");
    List<String> lines = run.out().lines().toList();
    assertEquals("  all ", lines.get(18).substring(0, 6));
    assertTrue(lines.get(17).startsWith("  polygon-polygon-2d  2 "), run.out());
  }

  @Test
  void runsEachMethodOnItsPairsAndPrintsOneTable() {
    Run one = fuzz("--methods", "article-000-capsule-sphere", "--cases", "20");
    assertTrue(one.out().lines().toList().get(2).startsWith("  sphere-capsule  20 "), one.out());
    Run run = fuzz("--methods", "articles,sat", "--cases", "12");
    List<String> lines = run.out().lines().toList();
    assertEquals("19 methods against exact, seed 1, shard 1/1", lines.getFirst());
    assertTrue(
        lines
            .get(3)
            .startsWith("  article-000-capsule-sphere@float-stored    sphere-capsule      12 "),
        run.out());
    assertTrue(
        lines.get(36).startsWith("  sat                                        all "), run.out());
  }

  @Test
  void omitsMethodsThatDoNotAnswerThePair() {
    Run run = fuzz("--methods", "articles", "--pair", "segment-segment", "--cases", "10");
    assertTrue(run.out().startsWith("4 methods against exact"), run.out());
    assertRefused(
        "box-box: supported by none of article-001-spheres, article-004-sphere-box",
        "--pair",
        "box-box",
        "--methods",
        "article-001-spheres,article-004-sphere-box");
  }

  @Test
  void rejectsWhatCannotBeCompared() {
    assertRefused(
        "sphere-box: supported by none of sat", "--pairs", "sphere-box", "--against", "sat");
    assertRefused(
        "article-001-spheres and sat have no pair in common",
        "--methods",
        "gjk,article-001-spheres",
        "--against",
        "sat");
  }

  @Test
  void triesEachMethodOnThosePairsThatItAnswers() {
    Run run =
        fuzz(
            "--methods",
            "article-001-spheres,sat",
            "--pairs",
            "box-box,sphere-sphere,box-box",
            "--cases",
            "10");
    List<String> tried =
        run.out()
            .lines()
            .filter(line -> line.contains("-box ") || line.contains("-sphere "))
            .map(line -> String.join(" ", List.of(line.strip().split(" +")).subList(0, 3)))
            .toList();
    assertEquals(
        List.of("article-001-spheres sphere-sphere 10", "sat box-box 10"), tried, run.out());
  }

  @Test
  void suggestsAPairForAnUnknownOne() {
    assertRefused(
        "sphere-bx: no such pair; did you mean sphere-box?; expected two kinds of shape such as"
            + " sphere-box, or circle-sector-2d, or all",
        "--pair",
        "sphere-bx");
  }

  @Test
  void listsTheMethodsForAnUnknownOne() {
    assertRefused(
        "exakt: no such method; did you mean exact?; available: "
            + String.join(", ", Methods.catalogue().names())
            + "; a program is named by its path, such as ./exakt",
        "--pair",
        "all",
        "--against",
        "exakt");
  }

  @Test
  void rejectsAPairThatTheMethodDoesNotAnswer() {
    assertRefused(
        "sphere-box: supported by none of sat", "--pair", "sphere-box", "--method", "sat");
  }

  private static void assertRefused(String sentence, String... args) {
    Run.assertRefused(
        sentence, Stream.concat(Stream.of("fuzz"), Stream.of(args)).toArray(String[]::new));
  }

  @Test
  void rejectsInvalidOptions() {
    assertMisread("expected a part and the number of parts, such as 2/3, found 2", "--shard", "2");
    assertMisread("expected a shard from 1/3 to 3/3, found 4/3", "--shard", "4/3");
    assertMisread("--cases: expected a number of at least 1, found 0", "--cases", "0");
    String most = "expected a whole number up to 9223372036854775807, found ";
    assertMisread(most + "many", "--cases", "many");
    assertMisread(most + "9223372036854775808", "--cases", "9223372036854775808");
  }

  private void assertMisread(String part, String... args) {
    List<String> all = new ArrayList<>(List.of("--pair", "all"));
    all.addAll(List.of(args));
    Run run = fuzz(all.toArray(String[]::new));
    assertEquals(2, run.status());
    assertTrue(run.err().contains(part), run.err());
    assertEquals("", run.out());
  }

  @Test
  void reportsUnsavedFindingsAfterTheCounts() throws IOException {
    String[] wrong = {"--pair", "box-box", "--method", "sat", "--cases", "200"};
    Run saving = fuzz(wrong);
    for (Path file : saved()) {
      Files.delete(file);
      Files.createDirectory(file);
    }
    Run run = fuzz(wrong);
    assertEquals(2, run.status());
    List<String> counts = run.out().lines().toList();
    assertTrue(counts.size() >= 3, run.out());
    List<String> unchanged = saving.out().lines().limit(counts.size() - 1).toList();
    assertEquals(unchanged, counts.subList(0, counts.size() - 1));
    assertEquals(saving.out().lines().toList().getLast(), counts.getLast());
    assertEquals(saved().size(), run.err().lines().count(), run.err());
    for (Path file : saved()) {
      assertTrue(run.err().contains(": not saved: " + file + ": "), run.err());
    }
  }

  @Test
  void drawsAndErasesTheBarOnATerminalOnly() {
    StringWriter terminal = new StringWriter();
    Progress bar = new Progress(new PrintWriter(terminal), true);
    bar.at(1, 4);
    bar.at(1, 4);
    bar.at(3, 4);
    bar.at(4, 4);
    bar.clear();
    bar.clear();
    assertEquals(
        List.of(
            "",
            "[" + "#".repeat(10) + " ".repeat(30) + "] 1 of 4",
            "[" + "#".repeat(30) + " ".repeat(10) + "] 3 of 4",
            "[" + "#".repeat(40) + "] 4 of 4",
            ""),
        List.of(terminal.toString().split("\r\u001b\\[K", -1)));
    StringWriter file = new StringWriter();
    Progress none = new Progress(new PrintWriter(file), false);
    none.at(1, 4);
    none.clear();
    assertEquals("", file.toString());
  }

  @Test
  void listsScenesAndMethods() {
    String list = Run.of("list").out();
    Stream.concat(Stream.of("analytic", "gjk", "sat", "exact"), BuiltInScenes.keys().stream())
        .forEach(name -> assertTrue(list.contains("\n  " + name + " "), name));
    String words = list.replaceAll("\\s+", " ");
    assertTrue(
        words.contains(
            "Answers overlap, separation, sweep for all 42 pairs; crossing for the 12 pairs with a"
                + " segment."),
        list);
    assertTrue(words.contains("Answers overlap, separation for 16 pairs."), list);
    assertTrue(words.contains("Answers overlap for sphere-box; computes in float."), list);
  }
}

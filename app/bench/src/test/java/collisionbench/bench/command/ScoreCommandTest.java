package collisionbench.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.score.ScorePages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScoreCommandTest {

  private static final Pattern LINK = Pattern.compile("\"(?:scene|picture)\": \"([^\"]+)\"");

  private static final String OLD = "<title>Collision Bench score</title>";

  @TempDir Path folder;

  private Run score(String... args) {
    return score(new Sketcher((scene, file) -> Files.writeString(file, scene.name())), args);
  }

  private Run score(ScenePainter painter, String... args) {
    List<String> all = new ArrayList<>(List.of("score", "-o", page().toString()));
    all.addAll(List.of(args));
    return Run.of(painter, all.toArray(String[]::new));
  }

  private Path page() {
    return folder.resolve("page");
  }

  private String text(String name) throws IOException {
    return Files.readString(page().resolve(name));
  }

  private static final String[] SOME = {
    "--pairs", "segment-segment-2d,box-sphere", "--cases", "120", "--seed", "3"
  };

  @Test
  void returnsZeroWhateverTheScore() throws IOException {
    Run run = score(SOME);
    assertEquals(new Run(0, page().resolve("index.html") + "\n", "", List.of()), run);
    String page = text("index.html");
    assertTrue(page.contains("\"method\": \"article-004-sphere-box\""), page);
    assertFalse(page.contains("article-000"), "answers neither of the pairs");
    assertTrue(text("score.md").contains("120 inputs of 2 pairs, seed 3"), text("score.md"));
  }

  private static final String CAPSULES =
      """
      from math import dist
      def closest(p, start, end):
          d = [y - x for x, y in zip(start, end)]
          square = sum(x * x for x in d)
          t = sum((x - y) * z for x, y, z in zip(p, start, d)) / square if square else 0
          t = CLAMPED
          return [x + t * y for x, y in zip(start, d)]
      def capsule_sphere(a, b):
          return dist(b.center, closest(b.center, a.start, a.end)) <= a.radius + b.radius
      sphere_capsule = lambda a, b: capsule_sphere(b, a)
      """;

  private String functions(String name, String clamped) throws IOException {
    Path file = folder.resolve(name + ".py");
    Files.writeString(file, CAPSULES.replace("CLAMPED", clamped));
    return file.toString();
  }

  /// Extreme inputs and rounding do not hide which of the two has the mistake.
  @Test
  void onlyTheRightTestHasNoPlainMistakes() throws IOException {
    String wrong = functions("wrong", "max(t, 0)");
    String right = functions("right", "min(max(t, 0), 1)");
    score("--pairs", "sphere-capsule", "--cases", "600", "--methods", wrong, right);
    List<String> rows = text("score.md").lines().skip(4).toList();
    assertTrue(rows.get(0).startsWith("| right | 0 % (0 of "), rows::toString);
    assertTrue(rows.get(1).matches("\\| wrong \\| [1-9].*"), rows::toString);
    assertFalse(rows.toString().contains("not measured"), "files of functions are timed");
  }

  /// Before the score begins, ordinary inputs are tried.
  @Test
  void aProgramThatHangsOnOnePairKeepsItsAnswersToTheOther() throws IOException {
    Path program = folder.resolve("hangs.py");
    Files.writeString(
        program,
        """
        def sphere_sphere(a, b):
            return sum((p - q) ** 2 for p, q in zip(a.center, b.center)) <= (a.radius + b.radius) ** 2
        def sphere_box(a, b):
            while True: pass
        """);
    String pairs = "sphere-sphere,sphere-box";
    Run run =
        score("--methods", program.toString(), "--pairs", pairs, "--cases=20", "--patience=100ms");
    assertEquals(0, run.status(), run.err());
    assertTrue(text("score.md").contains("3 timed out, given up | 20 |"), text("score.md"));
    assertTrue(text("score.json").contains("{\"method\": \"hangs\", \"cases\": 210, \"plain\""));
  }

  @Test
  void equalSeedsGiveEqualFilesExceptTimes() throws IOException {
    score(SOME);
    Map<String, String> first = files();
    score(SOME);
    assertEquals(first, files());
    score("--pairs", "segment-segment-2d,box-sphere", "--cases", "120", "--seed", "4");
    assertFalse(first.equals(files()));
  }

  private Map<String, String> files() throws IOException {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.walk(page())) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        texts.put(page().relativize(file).toString(), ScorePages.timeless(Files.readString(file)));
      }
    }
    return texts;
  }

  @Test
  void pageIsSelfContained() throws Exception {
    score(SOME);
    String page = text("index.html");
    String held = page.split("<script type=\"application/json\" id=\"score\">", 2)[1];
    assertEquals(
        text("score.json"), held.substring(1, held.indexOf("</script>")).replace("\\u003c", "<"));
    assertFalse(page.contains("http"), page);
    assertTrue(page.contains("<noscript>"), page);
  }

  /// {@return the files that cells link to}
  private Set<String> links() throws IOException {
    return LINK.matcher(text("score.json"))
        .results()
        .map((MatchResult link) -> link.group(1))
        .collect(Collectors.toSet());
  }

  @Test
  void everyLinkLeadsToAPictureOrAValidScene() throws IOException {
    score(SOME);
    Set<String> links = links();
    List<String> scenes = new ArrayList<>(List.of("check"));
    for (String link : links) {
      assertTrue(Files.isRegularFile(page().resolve(link)), link);
      if (link.endsWith(".json")) {
        scenes.add(page().resolve(link).toString());
      }
    }
    assertTrue(scenes.size() > 5 && scenes.size() < links.size(), () -> "" + scenes.size());
    Run check = Run.of(scenes.toArray(String[]::new));
    assertEquals(0, check.status(), check.err());
  }

  @Test
  void pageHasNoPicturesWithoutADisplay() throws IOException {
    Run run =
        score(
            withoutDisplay(() -> "there is no display"),
            "--pairs",
            "box-box",
            "--methods",
            "sat",
            "--cases",
            "60");
    assertEquals(0, run.status());
    assertEquals("collision-bench: no images: there is no display\n", run.err());
    assertFalse(text("score.json").contains("picture\""));
    assertFalse(Files.exists(page().resolve("pictures")));
  }

  @Test
  void omitsAPictureThatCannotBeDrawn() throws IOException {
    ScenePainter broken =
        new Sketcher((_, _) -> {
          throw new IllegalStateException("a pencil broke");
        });
    Run run = score(broken, "--pairs", "box-box", "--methods", "sat", "--cases", "60");
    assertEquals(0, run.status());
    assertTrue(run.err().startsWith("collision-bench: no image of scenes/box-box-"), run.err());
    assertTrue(run.err().contains("a pencil broke"), run.err());
  }

  @Test
  void aPictureThatCannotBeWrittenIsAFailureAfterThePageIsWrittenWithoutIt() throws IOException {
    Run run = score(unwritten(), "--pairs", "box-box", "--methods", "sat", "--cases", "60");
    assertEquals(2, run.status());
    assertEquals(page().resolve("index.html") + "\n", run.out());
    assertTrue(run.err().startsWith("collision-bench: " + page().resolve("pictures")), run.err());
    assertTrue(run.err().endsWith(".png: cannot be written: no such file or folder\n"), run.err());
    assertTrue(text("score.md").contains("60 inputs of 1 pair"), text("score.md"));
    assertTrue(text("index.html").contains("\"scene\": \"scenes/"));
    assertFalse(text("score.json").contains("picture\""));
  }

  @Test
  void pairsMayHaveNoCases() throws IOException {
    assertEquals(0, score("--pairs", "sphere-sphere,box-box", "--cases", "1").status());
    assertTrue(text("score.md").contains("1 inputs of 2 pairs"), text("score.md"));
  }

  @Test
  void replacesAnOlderPageAndNothingElse() throws IOException {
    Files.createDirectories(page().resolve("scenes"));
    Files.writeString(page().resolve("scenes/mine.json"), "mine");
    Files.writeString(page().resolve("index.html"), OLD);
    score("--pairs", "box-box", "--methods", "sat", "--cases", "30");
    assertTrue(text("index.html").startsWith("<!doctype html>"));
    assertEquals("mine", text("scenes/mine.json"));
    try (Stream<Path> left = Files.list(page())) {
      assertEquals(6, left.count(), "index.html, score.json, score.md, scenes, pictures and maps");
    }
  }

  @Test
  void keepsTheOlderPageAfterAFailure() throws IOException {
    Files.createDirectories(page());
    Files.writeString(page().resolve("index.html"), OLD);
    Files.writeString(page().resolve("scenes"), "in the way");
    Run run = score("--pairs", "box-box", "--methods", "sat", "--cases", "30");
    assertEquals(2, run.status());
    assertTrue(
        run.err().startsWith("collision-bench: " + page() + ": cannot be written: "), run.err());
    assertEquals(OLD, text("index.html"));
  }

  @Test
  void rejectsUnknownNames() {
    assertRefused("sphere-bx: no such pair; did you mean sphere-box?", "--pairs", "sphere-bx");
    assertRefused("exakt: no such method; did you mean exact?", "--methods", "sat,exakt");
    assertRefused(
        "sphere-box: supported by none of sat", "--pairs", "sphere-box", "--methods", "sat");
    assertRefused("--cases: expected a number of at least 1, found 0", "--cases", "0");
    assertRefused(
        "expected a whole number up to 9223372036854775807, found many", "--seed", "many");
    Run nowhere = Run.of("score");
    assertEquals(2, nowhere.status());
    assertTrue(nowhere.err().contains("--output=DIR"), nowhere.err());
  }

  private void assertRefused(String part, String... args) {
    Run run = score(args);
    assertEquals(2, run.status());
    assertTrue(run.err().contains(part), run.err());
    assertEquals("", run.out());
    assertFalse(Files.exists(page()));
  }

  /// {@return a painter that cannot write its pictures}
  static ScenePainter unwritten() {
    return new Sketcher((_, file) -> Files.writeString(file.resolve("gone"), ""));
  }

  /// {@return a painter without a display}
  static ScenePainter withoutDisplay(Supplier<String> why) {
    return new Sketcher((_, _) -> {
      throw new CommandException(why.get());
    });
  }
}

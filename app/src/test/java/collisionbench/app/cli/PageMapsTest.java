package collisionbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.Browser;
import collisionbench.bench.command.Run;
import collisionbench.bench.command.SceneFiles;
import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonObject;
import collisionbench.bench.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The maps on the pages of `check` and `score`, without the drawing.
class PageMapsTest {

  private static final String SQUARES =
      """
      def sphere_sphere(a, b):
          reach = a.radius + b.radius
          return all(abs(x - y) <= reach for x, y in zip(a.center, b.center))
      """;

  @TempDir Path folder;

  private Path page() {
    return folder.resolve("page");
  }

  private String scene() throws IOException {
    String expect = "'contacts': [], 'pairs': [{'a': 'b', 'b': 'a', 'touch': false}]";
    return SceneFiles.expecting(folder.resolve("scene.json"), expect).toString();
  }

  private String program(String text) throws IOException {
    return Files.writeString(folder.resolve("mine.py"), text).toString();
  }

  /// {@return the scenes of a page of `check`}
  private List<JsonObject> checked() throws Exception {
    String html = Files.readString(page().resolve("index.html"));
    String start = "id=\"report\">";
    String json =
        html.substring(
            html.indexOf(start) + start.length(), html.indexOf("</script>", html.indexOf(start)));
    return objects(JsonReader.read(json.replace("\\u003c", "<")).object(), "scenes");
  }

  private static Json member(JsonObject object, String name) {
    return Objects.requireNonNull(object.values().get(name));
  }

  private static JsonObject object(JsonObject object, String name) {
    return (JsonObject) member(object, name);
  }

  private static List<JsonObject> objects(JsonObject object, String name) {
    return ((Json.Items) member(object, name))
        .values().stream().map(JsonObject.class::cast).toList();
  }

  private static String text(JsonObject object, String name) {
    return ((Json.Text) member(object, name)).value();
  }

  /// Requires that a map has the figures that `map` prints.
  private void assertAsPrinted(JsonObject map, String... scene) {
    List<String> args = new ArrayList<>(List.of("map", "--size=128", "-o"));
    args.add(folder.resolve("map.png").toString());
    args.addAll(List.of(scene));
    Run run = Drawing.run(args.toArray(String[]::new));
    List<String> figures = new ArrayList<>(List.of(text(map, "pair")));
    objects(map, "shares")
        .forEach(share -> figures.add(text(share, "words") + " " + text(share, "share")));
    figures.add(text(map, "says"));
    assertEquals(
        figures,
        run.out().lines().map(line -> line.strip().replaceAll("  +", " ")).toList(),
        run::err);
  }

  @Test
  void theMapOfACheckIsThatOfTheFirstPairThatIsNotAsExpected() throws Exception {
    String mine = program(SQUARES);
    Run run = Drawing.run("check", "--report", page().toString(), "--methods", mine, scene());
    assertEquals(1, run.status(), run::err);
    JsonObject map = object(checked().getFirst(), "map");
    assertEquals("maps/1.png", text(map, "picture"));
    assertTrue(run.drawn().getLast().startsWith("map AGREEMENT of 64 x 64 DARK 420 "));
    assertTrue(text(map, "says").startsWith("wrong by up to 0."), () -> text(map, "says"));
    assertAsPrinted(map, scene(), "--body=a", "--other=b", "--by=mine", "--methods", mine);
  }

  @Test
  void thereIsNoMapWithoutANamedMethodOrIfAllIsAsExpected() throws Exception {
    assertEquals(1, Drawing.run("check", "--report", page().toString(), scene()).status());
    assertFalse(checked().getFirst().values().containsKey("map"));
    String right = SceneFiles.touching(folder.resolve("scene.json"), "[\"a\", \"b\"]").toString();
    Run run = Drawing.run("check", "--report", page().toString(), "--method=gjk", right);
    assertEquals(0, run.status(), run::err);
    assertFalse(checked().getFirst().values().containsKey("map"));
  }

  @Test
  void aProgramThatHangsOrDiesHasASentenceInsteadOfAMap() throws Exception {
    for (String[] bad :
        new String[][] {
          {"while True: pass", "no answer within 100 ms"}, {"import os; os._exit(3)", "ended ("}
        }) {
      String mine = program("def sphere_sphere(a, b):\n    " + bad[0] + "\n");
      Run run =
          Drawing.run(
              "check",
              "--report",
              page().toString(),
              "--patience=100ms",
              "--methods",
              mine,
              scene());
      assertEquals(1, run.status(), run::err);
      JsonObject map = object(checked().getFirst(), "map");
      String says = text(map, "says");
      assertTrue(
          says.startsWith(
              "no map: mine: no longer asked after too many failures; the last: " + bad[1]),
          says);
      assertEquals(List.of(), objects(map, "shares"));
    }
  }

  @Test
  void aFileThatIsNoPictureIsNotReplacedByAMap() throws Exception {
    Path taken = page().resolve("maps/1.png");
    Files.createDirectories(taken.resolveSibling(""));
    Files.writeString(taken, "mine");
    Drawing.assertRefused(
        "--report: %s: expected a PNG file or a new file, found another; name another place, or delete it"
            .formatted(taken),
        "check",
        "--report",
        page().toString(),
        scene());
    assertEquals("mine", Files.readString(taken));
  }

  @Test
  void aScoreHasTheMapOfTheHeaviestMistakeOfEachMethod() throws Exception {
    String mine = program(SQUARES);
    Run run =
        Drawing.run(
            "score",
            "-o",
            page().toString(),
            "--pairs=sphere-sphere",
            "--cases=200",
            "--methods",
            mine,
            "article-001-moving-spheres");
    assertEquals(0, run.status(), run::err);
    JsonObject score = JsonReader.read(Files.readString(page().resolve("score.json"))).object();
    List<JsonObject> methods =
        Stream.concat(
                objects(score, "methods").stream(),
                objects(objects(score, "pairs").getFirst(), "methods").stream())
            .toList();
    for (JsonObject method : methods) {
      List<JsonObject> mapped =
          Stream.of("plain", "hard", "extreme", "near", "at-touch")
              .map(weight -> object(method, weight))
              .filter(mistakes -> mistakes.values().containsKey("map"))
              .toList();
      assertEquals(1, mapped.size(), () -> text(method, "method"));
      JsonObject map = object(mapped.getFirst(), "map");
      if (text(method, "method").equals("mine")) {
        assertEquals("maps/sphere-sphere-plain-mine.png", text(map, "picture"));
        String scene = page().resolve(text(mapped.getFirst(), "scene")).toString();
        String body = text(map, "pair").substring(0, 1);
        assertAsPrinted(map, scene, "--body", body, "--by=mine", "--methods", mine);
      } else {
        assertTrue(text(map, "says").startsWith("no map: article-001-moving-spheres: gives no"));
      }
    }
    assertEquals(1, run.drawn().stream().filter(call -> call.startsWith("map AGREEMENT ")).count());
  }

  /// Runs in a browser, if one is installed.
  @Test
  void everyPictureIsDescribedInWords() throws Exception {
    String mine = program(SQUARES);
    Path index = page().resolve("index.html");
    Drawing.run("check", "--report", page().toString(), "--methods", mine, scene());
    assertDescribed(Browser.shown(index));
    Drawing.run(
        "score",
        "-o",
        page().toString(),
        "--pairs=sphere-sphere",
        "--cases=200",
        "--methods",
        mine);
    String opened = "<script>document.querySelector('td a').click()</script></body>";
    Files.writeString(index, Files.readString(index).replace("</body>", opened));
    assertDescribed(Browser.shown(index));
  }

  private static void assertDescribed(String page) {
    List<String> images =
        Pattern.compile("<img[^>]*>").matcher(page).results().map(MatchResult::group).toList();
    assertEquals(2, images.size(), images::toString);
    assertTrue(
        images.stream().allMatch(image -> image.matches(".* alt=\"\\w.*")), images::toString);
    String map =
        ".* alt=\"Map of a moved around b, by mine\\. No, correctly: .* %; .*\\. wrong by up to \\d.*";
    assertTrue(images.getLast().matches(map), images::toString);
  }
}
